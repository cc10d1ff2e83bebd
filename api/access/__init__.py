"""Who calls, what they may do, and how often: keys, tokens, rights and limits."""
