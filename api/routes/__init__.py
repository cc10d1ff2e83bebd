"""The operations, a file for each subject. Each asks the domain and the store, and knows no rule itself."""
