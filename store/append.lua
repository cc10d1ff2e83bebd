-- Appends events to the stream of one match: all or nothing.
--
-- KEYS  1 events     stream of the match, entry id <version>-0
--       2 head       hash: version, hash, pending; imported, if the match came from a file; unreadable, the version of an event
--                    that cannot be read, if there is one
--       3 request    what a request with an Idempotency-Key did ('' in ARGV 6: it has none)
--       4 snapshots  hash: <format>:<version> -> bytes
--       5 seed       string, written with the first event
--       6 names      hash: seat -> display name
--       7 feed       stream of the shard's appends
--       8 matches    set of the shard's matches
--       9 due        sorted set: match -> when to look at it again if nothing happens to it
--      10 deleted    hash: match -> tombstone
--      11 archived   hash: match -> stub
-- ARGV  1 match id
--       2 expected version   3 expected hash   4 hash of the last event given
--       5 due, in ms, or ''
--       6 record of the request or ''   7 its life in seconds
--       8 snapshot field or ''   9 snapshot   10 life of snapshots in seconds
--      11 seed or ''
--      12 actor   13 job to be done at once, or ''   14 types, separated by spaces
--      15 'proven' or 'unproven' if the match comes from a file, else ''
--      16 application the match belongs to, or ''
--      17 who is asked then, as bytes, or '' where that is not said
--      18 how soon the job should be done
--      19 number of names n, then n pairs seat, name; then the events, oldest first
--
-- Returns {'appended'} | {'conflict', event ...} | {'repeated', record} | {'quarantined', version} | {'deleted'}
-- | {'archived'}.
-- Checks come first and writes last, for a script is not rolled back.

local function missed(after)
  local reply = {'conflict'}
  for _, entry in ipairs(redis.call('XRANGE', KEYS[1], (after + 1) .. '-0', '+')) do
    reply[#reply + 1] = entry[2][2]
  end
  return reply
end

if redis.call('HEXISTS', KEYS[10], ARGV[1]) == 1 then return {'deleted'} end

if ARGV[6] ~= '' then
  local record = redis.call('GET', KEYS[3])
  if record then return {'repeated', record} end
end

if redis.call('HEXISTS', KEYS[11], ARGV[1]) == 1 then return {'archived'} end

local expected = tonumber(ARGV[2])
local head = redis.call('HMGET', KEYS[2], 'version', 'hash', 'unreadable')
if head[3] then return {'quarantined', head[3]} end
local version = tonumber(head[1] or '0')
if version ~= expected then return missed(math.min(expected, version)) end
if version > 0 and head[2] ~= ARGV[3] then return redis.error_reply('STRATA head has another hash than expected') end

local names = tonumber(ARGV[19])
local first = 20 + 2 * names
for i = first, #ARGV do
  version = version + 1
  redis.call('XADD', KEYS[1], version .. '-0', 'event', ARGV[i])
end
redis.call('XADD', KEYS[7], '*', 'match', ARGV[1], 'version', version, 'types', ARGV[14], 'actor', ARGV[12], 'duty', ARGV[13],
  'application', ARGV[16], 'lane', ARGV[18])
redis.call('HSET', KEYS[2], 'version', version, 'hash', ARGV[4], 'pending', ARGV[17])
if ARGV[15] ~= '' then redis.call('HSET', KEYS[2], 'imported', ARGV[15]) end
if expected == 0 then
  redis.call('SADD', KEYS[8], ARGV[1])
  redis.call('SET', KEYS[5], ARGV[11])
end
if ARGV[5] ~= '' then
  redis.call('ZADD', KEYS[9], ARGV[5], ARGV[1])
else
  redis.call('ZREM', KEYS[9], ARGV[1])
end
if ARGV[6] ~= '' then redis.call('SET', KEYS[3], ARGV[6], 'EX', ARGV[7]) end
if ARGV[8] ~= '' then
  redis.call('HSET', KEYS[4], ARGV[8], ARGV[9])
  redis.call('EXPIRE', KEYS[4], ARGV[10])
end
for i = 20, first - 1, 2 do redis.call('HSET', KEYS[6], ARGV[i], ARGV[i + 1]) end
return {'appended'}
