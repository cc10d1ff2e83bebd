-- Takes requests out of a bucket, which fills itself steadily within a window.
-- KEYS[1] the bucket   ARGV: how many it holds, how many are wanted, the time, the window (both in seconds)
-- Returns how many were granted and how many are left; nothing is written where none is granted. Where Redis has no memory
-- left, requests are granted without being noted: reading goes on.
local holds, wanted, now, window = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3]), tonumber(ARGV[4])
local kept = redis.call('HMGET', KEYS[1], 'left', 'at')
local at = math.max(tonumber(kept[2]) or now, now)
local left = math.min(holds, (tonumber(kept[1]) or holds) + (at - (tonumber(kept[2]) or now)) * holds / window)
local granted = math.min(wanted, math.floor(left))
if granted > 0 then
  left = left - granted
  redis.pcall('HSET', KEYS[1], 'left', left, 'at', at)
  redis.call('EXPIRE', KEYS[1], window)
end
return {granted, tostring(left)}
