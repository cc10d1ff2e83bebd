-- Says when to look at deliveries of one account.
--
-- KEYS  1 due       sorted set: delivery -> when to look at it, in seconds
--       2 accounts  sorted set: account -> when the first of its deliveries is due
-- ARGV  1 account   2 'known' where only those that are there already are meant, or 'all'
--       then pairs: delivery, when (or '': never)

for i = 3, #ARGV, 2 do
  if ARGV[i + 1] == '' then
    redis.call('ZREM', KEYS[1], ARGV[i])
  elseif ARGV[2] == 'all' or redis.call('ZSCORE', KEYS[1], ARGV[i]) then
    redis.call('ZADD', KEYS[1], ARGV[i + 1], ARGV[i])
  end
end
local first = redis.call('ZRANGE', KEYS[1], 0, 0, 'WITHSCORES')
if first[2] then
  redis.call('ZADD', KEYS[2], first[2], ARGV[1])
else
  redis.call('ZREM', KEYS[2], ARGV[1])
end
