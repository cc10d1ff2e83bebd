"""What is claimed about speed and strength, measured beside a peer in one run.

Law: figures are ratios, for machines differ and are noisy. Nothing here is asserted by the tests.
"""
