-- The sum of an insurance for each case, where a member says it: a paper is ready only if the sum is as large as the one
-- that is demanded.
alter table proof_file add column cover_cents bigint check (cover_cents > 0);
