"""The log of heads: an append-only Merkle tree of what all matches had come to, on Redis and in the archive.

Law: leaves are kept before a root over them is signed, and a checkpoint before it is published; so for each size there
is one root, whoever is killed when. An append names the size it continues, so two that write at once cannot fork it.
"""
