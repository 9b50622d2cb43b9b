-- A webhook that was stopped because no key of the server reads its address and secret any more. Its reason is 'dead', which
-- the previous release knows.
alter table webhook add column is_unreadable boolean not null default false;
