-- Appends leaves to the log: all or nothing.
--
-- KEYS  1 state    hash: origin, size, and more
--       2 leaves   stream of leaves that are in no tile yet, entry id <size with it>-0
--       3 index    hash: match -> where its versions are
-- ARGV  1 origin   2 the size it must have   then for each leaf: 1 hash   2 match   3 its entry in the index
--
-- Returns 1, or 0 if the log is another, or has gone on.

local state = redis.call('HMGET', KEYS[1], 'origin', 'size')
if state[1] ~= ARGV[1] or state[2] ~= ARGV[2] then return 0 end
local size = tonumber(ARGV[2])
for i = 3, #ARGV, 3 do
  size = size + 1
  redis.call('XADD', KEYS[2], string.format('%.0f', size) .. '-0', 'leaf', ARGV[i])
  redis.call('HSET', KEYS[3], ARGV[i + 1], ARGV[i + 2])
end
redis.call('HSET', KEYS[1], 'size', string.format('%.0f', size))
return 1
