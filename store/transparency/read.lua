-- Reads the log as it is at one moment.
--
-- KEYS  1 state    2 leaves
--
-- Returns the state, and the leaves that are in no tile yet.

return {redis.call('HGETALL', KEYS[1]), redis.call('XRANGE', KEYS[2], '-', '+')}
