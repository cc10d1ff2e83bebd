-- Publishes a checkpoint, and notes how far the feeds were read for it.
--
-- KEYS  1 state
-- ARGV  1 origin   2 size of the checkpoint   3 checkpoint   4 the note of the keys   then pairs: field of the state, offset
--
-- Returns 1, or 0 if the log is another, or the checkpoint is not of it.

local state = redis.call('HMGET', KEYS[1], 'origin', 'size', 'published')
local size = tonumber(ARGV[2])
if state[1] ~= ARGV[1] or size > tonumber(state[2]) or size < tonumber(state[3] or '0') then return 0 end
redis.call('HSET', KEYS[1], 'published', ARGV[2], 'checkpoint', ARGV[3], 'keys', ARGV[4], unpack(ARGV, 5))
return 1
