-- Puts a tombstone in the place of a match: its events, its secrets and its names are gone.
--
-- KEYS  1 events   2 head   3 snapshots   4 seed   5 names   of the match
--       6 feed       stream of the shard's appends
--       7 matches    set of the shard's matches
--       8 due        sorted set: match -> when to look at it again
--       9 deleted    hash: match -> tombstone
--      10 archived   hash: match -> stub
--      11 analysis  12 analysed   what was found of it
-- ARGV  1 match id   2 the version it must be at   3 tombstone   4 application the match belonged to, or ''
--
-- Returns 'deleted', 'unarchived' where its record lies in the archive, or nothing if it is at another version.

local version = redis.call('HGET', KEYS[2], 'version')
if version ~= ARGV[2] then return false end
redis.call('DEL', KEYS[1], KEYS[2], KEYS[3], KEYS[4], KEYS[5], KEYS[11], KEYS[12])
redis.call('SREM', KEYS[7], ARGV[1])
redis.call('ZREM', KEYS[8], ARGV[1])
redis.call('HSET', KEYS[9], ARGV[1], ARGV[3])
redis.call('XADD', KEYS[6], '*', 'match', ARGV[1], 'version', version, 'types', 'match_deleted', 'actor', 'operator', 'duty', '',
  'application', ARGV[4])
return redis.call('HDEL', KEYS[10], ARGV[1]) == 1 and 'unarchived' or 'deleted'
