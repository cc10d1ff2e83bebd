-- Puts a record in the place of another, if that is still there.
--
-- KEYS  1 hash
-- ARGV  1 field   2 the record as it was   3 as it is to be
--
-- Returns 1, or 0 if it was another one.

if redis.call('HGET', KEYS[1], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[3])
return 1
