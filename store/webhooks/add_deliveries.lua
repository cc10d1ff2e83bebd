-- Keeps deliveries, but for those that are there already.
--
-- KEYS  1 accounts  sorted set: account -> when the first of its deliveries is due
--       then for each delivery:
--       record   string
--       due      sorted set: delivery of its account -> when to look at it, in seconds
--       all      sorted set: the subscription's deliveries, by member
--       pending  those of them that are pending
-- ARGV  1 life in seconds
--       then for each delivery: id, record, member, due, account
--
-- Returns, for each, 1, or 0 if it was there.

local kept = {}
for i = 0, (#KEYS - 1) / 4 - 1 do
  local key, arg = 2 + 4 * i, 2 + 5 * i
  kept[i + 1] = 0
  if redis.call('SET', KEYS[key], ARGV[arg + 1], 'NX', 'EX', ARGV[1]) then
    kept[i + 1] = 1
    redis.call('ZADD', KEYS[key + 1], ARGV[arg + 3], ARGV[arg])
    redis.call('ZADD', KEYS[1], redis.call('ZRANGE', KEYS[key + 1], 0, 0, 'WITHSCORES')[2], ARGV[arg + 4])
    for list = key + 2, key + 3 do
      redis.call('ZADD', KEYS[list], 0, ARGV[arg + 2])
      redis.call('EXPIRE', KEYS[list], ARGV[1])
    end
  end
end
return kept
