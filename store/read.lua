-- Reads the stream of a match, or finds what is left of it.
--
-- KEYS  1 events    stream of the match
--       2 archived  hash of the shard: match -> stub
--       3 deleted   hash of the shard: match -> tombstone
-- ARGV  1 match id   2 first entry id   3 most entries, or ''
--
-- Returns the entries; where there are none, the stub if the match is archived, or 'deleted'.

local entries
if ARGV[3] == '' then
  entries = redis.call('XRANGE', KEYS[1], ARGV[2], '+')
else
  entries = redis.call('XRANGE', KEYS[1], ARGV[2], '+', 'COUNT', ARGV[3])
end
if #entries > 0 then return entries end
local stub = redis.call('HGET', KEYS[2], ARGV[1])
if stub then return stub end
if redis.call('HEXISTS', KEYS[3], ARGV[1]) == 1 then return 'deleted' end
return entries
