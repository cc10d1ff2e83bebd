"""HTTP in, HTTP out: commands and queries under ``/v1``, documented by OpenAPI.

Law: knows no rule. What is legal, what it leads to and who may read it is asked of the domain; what is kept, of the
store. Nothing heavy happens on a request's path.
"""
