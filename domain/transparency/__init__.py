"""The log of heads as it is published: an append-only Merkle tree, and signed checkpoints of it.

Law: pure, and nothing of its own: the tree is that of RFC 9162, checkpoints are those of C2SP (signed-note,
tlog-checkpoint, tlog-cosignature), tiles those of tlog-tiles. It knows no match but by id, version and hash.
"""
