"""The API described: OpenAPI 3.1 and 3.0, AsyncAPI, examples, and every failure by its code.

Law: made from the code, committed, and held to it by tests.
"""
