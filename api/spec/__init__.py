"""The API described: OpenAPI 3.1 and 3.0, AsyncAPI, examples, and every failure by its code.

Law: generated from the code, committed, and kept equal to it by tests.
"""
