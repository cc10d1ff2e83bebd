-- The service time: the clock of Redis plus an offset that only grows.
--
-- KEYS  1 time   hash: offset, what is added to the clock; latest, a service time that was reached (both in microseconds)
-- ARGV  1 the service time as its caller counted on since it last asked, or 0
--       2 by how much a clock may differ before it counts as a step
--       3 after how long the time reached is noted again
--
-- Returns the service time in microseconds. It is told also where nothing can be written.

local clock = redis.call('TIME')
local now = clock[1] * 1000000 + clock[2]
local kept = redis.call('HMGET', KEYS[1], 'offset', 'latest')
local offset, latest = tonumber(kept[1] or '0'), tonumber(kept[2] or '0')

local reached = math.max(latest, tonumber(ARGV[1]))
if now + offset < reached - tonumber(ARGV[2]) then
  offset = reached - now
  redis.pcall('HSET', KEYS[1], 'offset', string.format('%.0f', offset))
end
if now + offset >= latest + tonumber(ARGV[3]) then
  redis.pcall('HSET', KEYS[1], 'latest', string.format('%.0f', now + offset))
end
return string.format('%.0f', now + offset)
