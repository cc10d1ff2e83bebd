-- Begins a log, in the place of another if there is one.
--
-- KEYS  1 state    2 leaves    3 index
-- ARGV  1 the origin it takes the place of, or '' for the first   2 its origin   3 name of its keys
--       4 the logs it follows
--
-- Returns 1, or 0 if the log is another.

if (redis.call('HGET', KEYS[1], 'origin') or '') ~= ARGV[1] then return 0 end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3])
redis.call('HSET', KEYS[1], 'origin', ARGV[2], 'name', ARGV[3], 'predecessors', ARGV[4], 'size', 0, 'tiled', 0)
return 1
