-- Puts the stream of an archived match back in the place of its stub.
--
-- KEYS  1 events   2 seed   of the match
--       3 matches    set of the shard's matches
--       4 archived   hash of the shard: match -> stub
-- ARGV  1 match id   2 seed   3 and on: the events, oldest first
--
-- Returns 1, or 0 if the match is not archived.

if redis.call('HDEL', KEYS[4], ARGV[1]) == 0 then return 0 end
redis.call('DEL', KEYS[1])
for i = 3, #ARGV do redis.call('XADD', KEYS[1], (i - 2) .. '-0', 'event', ARGV[i]) end
redis.call('SET', KEYS[2], ARGV[2])
redis.call('SADD', KEYS[3], ARGV[1])
return 1
