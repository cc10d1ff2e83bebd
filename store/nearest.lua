-- Finds the latest snapshot of a match at or before a version.
--
-- KEYS  1 snapshots  hash: <format>:<version> -> bytes
-- ARGV  1 version, or '' for any   2 and on: formats that are passed over
--
-- Returns {version, format, bytes}, or nothing where there is none.

local passed_over = {}
for i = 2, #ARGV do passed_over[ARGV[i]] = true end

local upto = tonumber(ARGV[1])
local nearest, found
for _, field in ipairs(redis.call('HKEYS', KEYS[1])) do
  local format, version = string.match(field, '^(.*):(%d+)$')
  version = tonumber(version)
  if not passed_over[format] and (not upto or version <= upto) and (not nearest or version > nearest) then
    nearest, found = version, format
  end
end
if not nearest then return false end
return {nearest, found, redis.call('HGET', KEYS[1], found .. ':' .. nearest)}
