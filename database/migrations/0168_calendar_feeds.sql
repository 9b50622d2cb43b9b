-- The secret address under which a member's calendar program reads the deadlines; one a member.
create table calendar_feed (
  user_id uuid primary key references user_account (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  -- SHA-256 of 256 random bits, which cannot be guessed; the address itself is shown once.
  token_hash bytea not null unique,
  has_own boolean not null,
  created_at timestamptz not null,
  last_read_at timestamptz
);
create index calendar_feed_agency on calendar_feed (agency_id);
call keep_agencies_apart('calendar_feed');
