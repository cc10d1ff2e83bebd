-- Removes a subscription. KEYS and ARGV 1 to 3 as in subscribe.lua.

redis.call('HDEL', KEYS[1], ARGV[1])
redis.call('ZREM', KEYS[2], ARGV[2])
redis.call('SREM', KEYS[4], ARGV[1])
if redis.call('EXISTS', KEYS[4]) == 0 then redis.call('SREM', KEYS[3], ARGV[3]) end
