"""The exam every game sits: the laws of the kernel, proven on random matches of each game in the registry."""
