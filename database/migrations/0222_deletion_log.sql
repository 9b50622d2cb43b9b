-- Which agencies were deleted, with the accounts of their members, so that a restored backup brings none of them back. Ids
-- and moments only. A copy lies in the object store, as a restore takes this table back as well.
create table deletion_log (
  gone_agency_id uuid primary key,
  gone_user_ids uuid[] not null,
  deleted_at timestamptz not null
);
create index deletion_log_deleted_at on deletion_log (deleted_at);
comment on table deletion_log is 'system';
revoke all on deletion_log from tc_app;
