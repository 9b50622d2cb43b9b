-- Parts of the product that the operator has stopped; a row only while one is off. Every process reads it at each use.
create table switched_off (
  -- One of `switchNames` in packages/domain; a name that a release does not know stops nothing there.
  name text primary key,
  off_since timestamptz not null,
  off_by uuid references user_account on delete set null,
  reason text not null
);
create index switched_off_by on switched_off (off_by);
comment on table switched_off is 'global';
revoke insert, update, delete on switched_off from tc_app;
