-- Reads the stream of a match, or finds what is left of it.
--
-- KEYS  1 events    stream of the match
--       2 archived  hash of the shard: match -> stub
-- ARGV  1 match id   2 first entry id   3 most entries, or ''
--
-- Returns the entries; where there are none, the stub if the match is archived.

local entries
if ARGV[3] == '' then
  entries = redis.call('XRANGE', KEYS[1], ARGV[2], '+')
else
  entries = redis.call('XRANGE', KEYS[1], ARGV[2], '+', 'COUNT', ARGV[3])
end
if #entries > 0 then return entries end
return redis.call('HGET', KEYS[2], ARGV[1]) or entries
