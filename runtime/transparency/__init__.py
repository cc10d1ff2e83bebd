"""The log of heads at the shell: its keys, the commands about it, and the witness that follows somebody's log."""
