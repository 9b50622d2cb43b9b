-- The last reading of an agency's website.
create table website_reading (
  agency_id uuid primary key references agency (id) on delete cascade,
  address text not null,
  state text not null check (state in ('reading', 'done', 'failed')),
  -- Why it failed, in the words of the contract
  failure text,
  page_count int not null default 0,
  requested_at timestamptz not null,
  finished_at timestamptz,
  check ((state = 'reading') = (finished_at is null)),
  check ((state = 'failed') = (failure is not null))
);
call keep_agencies_apart('website_reading');

-- What a website or published awards say about an agency. The profile takes over nothing that nobody confirmed.
create table profile_suggestion (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  kind text not null check (kind in ('service', 'reference', 'region', 'town', 'certificate', 'language')),
  origin text not null check (origin in ('website', 'awards')),
  -- The same suggestion from a second reading is the same row.
  key text not null,
  value jsonb not null,
  source_url text not null,
  source_title text not null,
  quote text,
  -- The surest of a reading comes first.
  position int not null,
  state text not null default 'open' check (state in ('open', 'confirmed', 'dropped')),
  created_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'open') = (settled_at is null)),
  unique (agency_id, kind, key)
);
call keep_agencies_apart('profile_suggestion');
