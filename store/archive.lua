-- Puts a stub in the place of a match's stream, whose record lies in the archive.
--
-- KEYS  1 events   2 head   3 snapshots   4 seed   of the match
--       5 matches    set of the shard's matches
--       6 archived   hash of the shard: match -> stub
-- ARGV  1 match id   2 the version it must be at   3 the hash it must have there   4 stub
--
-- Returns 1, or 0 if the match is at another version, in quarantine, archived already, or not there.

local head = redis.call('HMGET', KEYS[2], 'version', 'hash', 'unreadable')
if head[1] ~= ARGV[2] or head[2] ~= ARGV[3] or head[3] then return 0 end
if redis.call('SREM', KEYS[5], ARGV[1]) == 0 then return 0 end
redis.call('HSET', KEYS[6], ARGV[1], ARGV[4])
redis.call('DEL', KEYS[1], KEYS[3], KEYS[4])
return 1
