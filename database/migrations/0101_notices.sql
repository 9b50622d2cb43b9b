-- Notices as published, the tenders built from them, and who takes part.
-- Everything here is public data, the same for every agency: no row belongs to an agency.

create extension if not exists pg_trgm;

-- 'sample' until the first real notice arrives; the two never mix.
create table dataset (
  singleton boolean primary key default true check (singleton),
  kind text not null default 'empty' check (kind in ('empty', 'sample', 'real'))
);
insert into dataset default values;

create table source (
  id text primary key,
  -- Generated notices: removed whole when the first real one arrives.
  sample boolean not null default false,
  -- Everything up to this day has been read whole.
  watermark date,
  last_run_at timestamptz,
  last_success_at timestamptz,
  last_error text,
  running_since timestamptz
);

-- One downloaded unit of a source (a day's archive, a result page): for re-polling with its ETag.
create table source_package (
  source_id text not null references source (id),
  package text not null,
  etag text,
  fetched_at timestamptz not null,
  complete boolean not null default false,
  notice_count integer not null default 0,
  -- Members that could not even be taken out of the package.
  rejected_count integer not null default 0,
  primary key (source_id, package)
);

-- Bytes as they came, before anybody tried to understand them.
create table raw_notice (
  sha256 bytea primary key check (length(sha256) = 32),
  -- Order of arrival. The first arrival of a procedure names its tender, so that addresses never depend on batches.
  seq bigint generated always as identity unique,
  -- zstd
  content bytea not null,
  size_bytes integer not null,
  file text not null,
  source_id text not null references source (id),
  url text,
  received_at timestamptz not null,
  -- pending: not yet parsed · applied: part of its tender · rejected: no notice, see reject_*
  status text not null default 'pending' check (status in ('pending', 'applied', 'rejected')),
  attempts integer not null default 0,
  reject_code text,
  reject_reason text,
  -- How many notices a document was read as: a later copy may take a notice's place in notice_source, and a run that
  -- meets only known documents still says how many notices it met.
  notice_count integer not null default 1
);
alter table raw_notice alter column content set storage external;
create index raw_notice_pending on raw_notice (seq) where status = 'pending';
create index raw_notice_rejected on raw_notice (source_id) where status = 'rejected';

-- The same bytes from a further source.
create table raw_sighting (
  sha256 bytea not null references raw_notice (sha256) on delete cascade,
  source_id text not null references source (id),
  file text not null,
  url text,
  primary key (sha256, source_id)
);

create table buyer (
  id uuid primary key,
  name text not null,
  town text,
  country text,
  website text,
  identifiers jsonb not null default '[]'
);
-- Each key (register or VAT number, else normalised name and town) leads to one buyer.
create table buyer_key (
  key text primary key,
  buyer_id uuid not null references buyer (id) on delete cascade
);
create index buyer_key_buyer on buyer_key (buyer_id);

create table supplier (
  id uuid primary key,
  name text not null,
  town text,
  country text,
  size text,
  identifiers jsonb not null default '[]'
);
create table supplier_key (
  key text primary key,
  supplier_id uuid not null references supplier (id) on delete cascade
);
create index supplier_key_supplier on supplier_key (supplier_id);

create table tender (
  id uuid primary key,
  slug text not null unique,
  -- What the first notice to arrive was known by: BT-04, else its own identity. The id is made from it.
  key text not null,
  stage text not null check (stage in ('planned', 'call', 'awarded', 'cancelled')),
  title text not null,
  buyer_id uuid references buyer (id),
  main_cpv text,
  cpv text[] not null,
  nuts text[] not null,
  procedure text,
  level text,
  deadline_at timestamptz,
  deadline_has_time boolean,
  last_deadline_at timestamptz,
  last_deadline_has_time boolean,
  published_on date,
  updated_on date,
  value_cents bigint,
  value_currency text,
  value_kind text check (value_kind in ('estimated', 'awarded', 'framework-maximum')),
  lot_count integer not null,
  change_count integer not null,
  flags text[] not null,
  sources text[] not null,
  -- The whole record (Tender in @tc/domain). Written and read whole, never searched: json costs half of jsonb.
  record json not null,
  record_hash bytea not null,
  -- Rises by one each time the record's content changes.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  changed_at timestamptz not null default now()
);
create index tender_buyer on tender (buyer_id, published_on desc);

-- Two groups that turned out to be one procedure: the old address leads to the new one.
create table tender_alias (
  slug text primary key,
  old_id uuid not null,
  tender_id uuid not null references tender (id) on delete cascade
);
create index tender_alias_old on tender_alias (old_id);

-- Notices as the parser understood them; their text is read again from the raw bytes when needed.
create table notice (
  -- BT-701 in lower case and BT-757 without leading zeros, so that copies of one notice meet.
  notice_id text not null,
  version text not null,
  -- Where its first copy stands in the order of arrival: raw_notice.seq and place within the document.
  seq bigint not null,
  position integer not null,
  tender_id uuid not null references tender (id) deferrable initially deferred,
  kind text not null,
  format text not null,
  subtype text,
  procedure_id text,
  issued_on date,
  published_on date,
  parser_version integer not null,
  primary key (notice_id, version)
);
create index notice_tender on notice (tender_id);

-- Notices that share a key may belong to one procedure: BT-04 (p:…), their own names and those they refer to (n:…).
create table notice_key (
  key text not null,
  notice_id text not null,
  version text not null,
  primary key (key, notice_id, version),
  foreign key (notice_id, version) references notice (notice_id, version) on delete cascade
);
create index notice_key_notice on notice_key (notice_id, version);

-- Where a notice was seen. Of several copies in one source the latest to arrive counts.
create table notice_source (
  notice_id text not null,
  version text not null,
  source_id text not null references source (id),
  sha256 bytea not null references raw_notice (sha256),
  seq bigint not null,
  url text,
  first_seen_at timestamptz not null,
  primary key (notice_id, version, source_id),
  foreign key (notice_id, version) references notice (notice_id, version) on delete cascade
);
create index notice_source_raw on notice_source (sha256);

-- How far the rebuilding of all tenders from their raw bytes has come; no row: none is under way.
create table reparse (
  singleton boolean primary key default true check (singleton),
  parser_version integer not null,
  done_to_seq bigint not null,
  last_seq bigint not null,
  started_at timestamptz not null
);

-- Results per lot, for statistics and the buyer's history. Implausible values are null here.
create table award (
  tender_id uuid not null references tender (id) on delete cascade,
  lot_id text not null,
  buyer_id uuid references buyer (id),
  outcome text,
  offers_received integer,
  offers_received_code text,
  value_cents bigint,
  value_currency text,
  awarded_on date,
  primary key (tender_id, lot_id)
);
create index award_buyer on award (buyer_id, awarded_on desc nulls last);

create table award_winner (
  tender_id uuid not null,
  lot_id text not null,
  supplier_id uuid not null references supplier (id),
  rank integer,
  primary key (tender_id, lot_id, supplier_id),
  foreign key (tender_id, lot_id) references award (tender_id, lot_id) on delete cascade
);
create index award_winner_supplier on award_winner (supplier_id);

-- Official code lists, imported at run time.
create table code_list_entry (
  list text not null,
  code text not null,
  parent text,
  label_de text not null,
  label_en text,
  primary key (list, code)
);

do $$
declare
  name text;
begin
  foreach name in array array['dataset', 'source', 'source_package', 'raw_notice', 'raw_sighting', 'buyer', 'buyer_key',
    'supplier', 'supplier_key', 'tender', 'tender_alias', 'notice', 'notice_key', 'notice_source', 'reparse', 'award',
    'award_winner', 'code_list_entry'] loop
    execute format('comment on table %I is %L', name, 'global');
  end loop;
end $$;
