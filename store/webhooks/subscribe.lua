-- Keeps a subscription, unless there is one of its id or its owner has too many.
--
-- KEYS  1 subscriptions  hash: id -> record
--       2 owner          sorted set: the owner's subscriptions, by member
--       3 topics         set: topics that have subscriptions
--       4 topic          set: its subscriptions
-- ARGV  1 id   2 member   3 topic   4 record   5 most of an owner
--
-- Returns the record that is kept, or nothing where there are too many.

local kept = redis.call('HGET', KEYS[1], ARGV[1])
if kept then return kept end
if redis.call('ZCARD', KEYS[2]) >= tonumber(ARGV[5]) then return false end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[4])
redis.call('ZADD', KEYS[2], 0, ARGV[2])
redis.call('SADD', KEYS[3], ARGV[3])
redis.call('SADD', KEYS[4], ARGV[1])
return ARGV[4]
