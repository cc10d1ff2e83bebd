-- Drops the oldest entries from the feed of a shard, and notes how far.
--
-- KEYS  1 feed     stream of the shard's appends
--       2 dropped  offset of the latest entry that was ever dropped
-- ARGV  1 offset of the first entry to keep

local latest = redis.call('XREVRANGE', KEYS[1], '(' .. ARGV[1], '-', 'COUNT', 1)[1]
if latest then
  redis.call('SET', KEYS[2], latest[1])
  redis.call('XTRIM', KEYS[1], 'MINID', ARGV[1])
end
