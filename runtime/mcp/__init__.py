"""``strata mcp``: games for agents, as tools of the Model Context Protocol.

Law: a client of the service like any other. It knows no rule and shows a seat what the service shows that seat; an
agent holds a seat by a handle, and the token behind it never leaves this process.
"""
