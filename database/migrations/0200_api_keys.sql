-- Keys by which an agency's own programs read what the agency may read. A key is stored as its SHA-256 alone: 256 random
-- bits cannot be guessed.
create table api_key (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  -- Whose rights the key has: it opens nothing once this member is none any more.
  user_id uuid not null references user_account (id) on delete cascade,
  -- As it was then: the name of an account may change.
  by_name text not null,
  name text not null,
  scopes text[] not null,
  token_hash bytea not null unique,
  -- The first characters, by which people tell keys apart
  hint text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  -- A new key took its place; it goes on until it expires.
  replaced_at timestamptz,
  revoked_at timestamptz,
  -- To the day, so that a busy key writes once a day
  last_used_on date
);
create index api_key_agency on api_key (agency_id, id desc);
create index api_key_ended on api_key (least(expires_at, revoked_at));
call keep_agencies_apart('api_key');
