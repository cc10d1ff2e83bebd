-- Keeps a delivery, unless it is there already.
--
-- KEYS  1 record    string
--       2 due       sorted set: delivery of its account -> when to look at it, in seconds
--       3 accounts  sorted set: account -> when the first of its deliveries is due
--       4 all       sorted set: the subscription's deliveries, by member
--       5 pending   those of them that are pending
-- ARGV  1 id   2 record   3 member   4 due   5 life in seconds   6 account
--
-- Returns 1, or 0 if it was there.

if not redis.call('SET', KEYS[1], ARGV[2], 'NX', 'EX', ARGV[5]) then return 0 end
redis.call('ZADD', KEYS[2], ARGV[4], ARGV[1])
redis.call('ZADD', KEYS[3], redis.call('ZRANGE', KEYS[2], 0, 0, 'WITHSCORES')[2], ARGV[6])
for i = 4, 5 do
  redis.call('ZADD', KEYS[i], 0, ARGV[3])
  redis.call('EXPIRE', KEYS[i], ARGV[5])
end
return 1
