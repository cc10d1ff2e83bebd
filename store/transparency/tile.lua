-- Drops the leaves of a tile that is kept elsewhere, and keeps what the tiles above it need.
--
-- KEYS  1 state    2 leaves
-- ARGV  1 origin   2 how many leaves must be in tiles   3 how many are from here on   4 first entry id to keep
--       then pairs: field of the state, value
--
-- Returns 1, or 0 if the log is another, or somebody did it already.

local state = redis.call('HMGET', KEYS[1], 'origin', 'tiled')
if state[1] ~= ARGV[1] or state[2] ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], 'tiled', ARGV[3], unpack(ARGV, 5))
redis.call('XTRIM', KEYS[2], 'MINID', ARGV[4])
return 1
