"""The archive: matches that are over, each one compressed file in an object store.

Law: a file is written, read back and compared with the stream before the stream goes, in one script, and a stub
stays. Whatever is killed in between, the record is whole in Redis, in the archive, or in both.
"""
