-- Up to when a member has seen what changed of a tender.
create table watch_look (
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- The moment of the last change that was seen; a later one is new
  seen_at timestamptz not null,
  looked_at timestamptz not null,
  primary key (agency_id, user_id, tender_id)
);
create index watch_look_tender on watch_look (tender_id);
create index watch_look_user on watch_look (user_id);
call keep_agencies_apart('watch_look');
