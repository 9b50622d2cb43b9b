-- When it happened what starts a statutory clock; only the agency knows, so a member says it.
create table clock_event (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- ClockEvent of @tc/domain
  event text not null check (event in ('knowledge', 'refusal', 'information', 'debrief-request')),
  happened_on date not null,
  -- Of the information of § 134 GWB: by post alone, which makes the clock longer
  is_by_post boolean not null default false,
  set_at timestamptz not null,
  set_by uuid references user_account (id) on delete set null,
  primary key (agency_id, tender_id, event)
);
create index clock_event_tender on clock_event (tender_id);
call keep_agencies_apart('clock_event');
-- What calendars read to tell a newer state of an entry; null: as it was created
alter table milestone add column changed_at timestamptz;
