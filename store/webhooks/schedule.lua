-- Says when to look at a delivery of an account.
--
-- KEYS  1 due       sorted set: delivery -> when to look at it, in seconds
--       2 accounts  sorted set: account -> when the first of its deliveries is due
-- ARGV  1 account   2 delivery   3 when, or '': never

if ARGV[3] == '' then
  redis.call('ZREM', KEYS[1], ARGV[2])
else
  redis.call('ZADD', KEYS[1], ARGV[3], ARGV[2])
end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if first[2] then redis.call('ZADD', KEYS[2], first[2], ARGV[1]) else redis.call('ZREM', KEYS[2], ARGV[1]) end
