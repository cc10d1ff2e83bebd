"""Settings, embedded Redis, supervision and the ``strata`` command.

Law: wires everything and decides nothing. The only place that reads the environment, opens connections and
starts processes; nothing here does so at import.
"""
