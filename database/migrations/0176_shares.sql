-- Links by which an agency shows a tender to people without an account. The address is stored as a hash alone.
create table share (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  token_hash bytea not null unique,
  -- What the agency showed beyond the facts, as it was then: SharedParts of @tc/contract
  parts jsonb not null,
  created_at timestamptz not null,
  created_by uuid references user_account (id) on delete set null,
  -- As it was then: the name of an account may change, and the account may go.
  created_by_name text not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  open_count integer not null default 0,
  last_opened_at timestamptz,
  unique (agency_id, id)
);
create index share_tender on share (tender_id, agency_id);
create index share_ended on share (least(expires_at, revoked_at));
call keep_agencies_apart('share');

-- When a link's page was opened, and in which family of browsers; no address of the visitor.
create table share_opening (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  share_id uuid not null,
  opened_at timestamptz not null,
  client text not null,
  foreign key (agency_id, share_id) references share (agency_id, id) on delete cascade
);
create index share_opening_share on share_opening (agency_id, share_id, id desc);
call keep_agencies_apart('share_opening');
