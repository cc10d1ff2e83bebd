"""Reading requests: headers, query fields, and the structs that games define."""
