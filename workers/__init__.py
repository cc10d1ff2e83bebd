"""What happens without a request: the relay that turns appends into rq jobs, and the jobs.

Law: rq is a hint, the streams are the truth. A job takes ids only, looks at the match again, and does nothing when
there is nothing left to do; so it may run twice, late or never, and the relay's sweep makes up for it.
"""
