"""The archive of the settings, and the commands about it."""
