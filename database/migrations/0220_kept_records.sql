-- What the law wants kept of agencies that are gone: invoices, subscriptions, orders, contracts and business letters, as
-- they were, without the people. Nobody reads it through the product: who may work in the database as its owner does, for
-- a tax audit or a dispute.
create table kept_record (
  id uuid primary key default gen_random_uuid(),
  -- The same for all of one agency; made at its deletion, it stands nowhere else.
  file_id uuid not null,
  -- Of retentionClasses in @tc/domain
  class text not null check (class in ('contracts', 'correspondence')),
  kind text not null,
  content jsonb not null,
  -- The moment that the period runs from
  recorded_at timestamptz not null
);
create index kept_record_recorded_at on kept_record (recorded_at);
comment on table kept_record is 'system';
revoke all on kept_record from tc_app, tc_operator;
-- Put in and, when their time is over, taken out, unread.
grant insert, delete, select (class, recorded_at) on kept_record to tc_operator;
