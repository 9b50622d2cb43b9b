-- Searches that members keep by name. A shared one is the whole team's to open; its owner and the agency's may change it.
create table saved_search (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  name text not null,
  is_shared boolean not null default false,
  -- Whether its owner wants new results by mail
  mails boolean not null default false,
  -- Parameters of the list as its address holds them; a later release may take fewer of them.
  query jsonb not null,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Kept for a while, so that a deletion can be undone
  deleted_at timestamptz,
  unique (agency_id, id)
);
create index saved_search_agency on saved_search (agency_id, user_id);
call keep_agencies_apart('saved_search');

-- What a saved search is to one member: when the results were last looked at, and its place in the list.
create table saved_search_member (
  agency_id uuid not null,
  saved_search_id uuid not null,
  user_id uuid not null references user_account (id) on delete cascade,
  seen_at timestamptz,
  -- Absent: behind those that have one, by name
  place integer,
  primary key (saved_search_id, user_id),
  foreign key (agency_id, saved_search_id) references saved_search (agency_id, id) on delete cascade
);
create index saved_search_member_user on saved_search_member (agency_id, user_id);
call keep_agencies_apart('saved_search_member');
