"""Writing responses: what a match, its events and its clocks look like to a viewer, which is always an argument."""
