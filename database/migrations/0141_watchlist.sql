-- What a member asked for by hand: to watch a tender, or to watch one no more that is marked or in the pipeline.
create table watched_tender (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  is_watched boolean not null,
  set_at timestamptz not null,
  set_by uuid references user_account (id) on delete set null,
  primary key (agency_id, tender_id)
);
create index watched_tender_tender on watched_tender (tender_id);
call keep_agencies_apart('watched_tender');
