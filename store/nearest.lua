-- Finds the latest snapshot of a match at or before a version.
--
-- KEYS  1 snapshots  hash: <rules>:<version> -> bytes
-- ARGV  1 rules      2 version, or '' for any
--
-- Answers {version, bytes}, or nothing where there is none.

local upto = tonumber(ARGV[2])
local nearest
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  local rules, version = string.match(field, '^(.*):(%d+)$')
  version = tonumber(version)
  if rules == ARGV[1] and (not upto or version <= upto) and (not nearest or version > nearest) then nearest = version end
end
if not nearest then return false end
return {nearest, redis.call('HGET', KEYS[1], ARGV[1] .. ':' .. nearest)}
