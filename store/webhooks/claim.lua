-- Takes what is due of some accounts, for one who sends it: nobody else gets it until its lease is over.
--
-- KEYS  1 accounts  sorted set: account -> when the first of its deliveries is due
--       then for each account: due, sorted set: delivery -> when to look at it, in seconds
-- ARGV  1 now   2 when the lease is over   then for each account: its name, how many to take at most
--
-- Returns for each account the deliveries taken, the longest waiting first.

local taken = {}
for i = 1, #KEYS - 1 do
  local due, account, most = KEYS[i + 1], ARGV[1 + 2 * i], ARGV[2 + 2 * i]
  taken[i] = redis.call('ZRANGEBYSCORE', due, '-inf', ARGV[1], 'LIMIT', 0, most)
  for _, delivery in ipairs(taken[i]) do redis.call('ZADD', due, ARGV[2], delivery) end
  local first = redis.call('ZRANGE', due, 0, 0, 'WITHSCORES')
  if first[2] then redis.call('ZADD', KEYS[1], first[2], account) else redis.call('ZREM', KEYS[1], account) end
end
return taken
