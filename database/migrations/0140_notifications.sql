-- What a member is to hear of: shown under the bell, and mailed as the member's settings of the event say.
create table notification (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  -- NotificationEvent of @tc/domain
  event text not null,
  -- Names what happened: the same key tells a member of an event once, however often it is reported.
  key text not null,
  tender_id uuid references tender (id) on delete set null,
  -- German, one line
  heading text not null,
  -- Where a click leads, within the app
  path text not null,
  -- NotificationDetails of @tc/domain: what a mail lays out beyond the heading
  details jsonb,
  created_at timestamptz not null,
  seen_at timestamptz,
  unique (user_id, event, key)
);
create index notification_unseen on notification (agency_id, user_id) where seen_at is null;
create index notification_user on notification (agency_id, user_id, id desc);
create index notification_tender on notification (tender_id);
call keep_agencies_apart('notification');
