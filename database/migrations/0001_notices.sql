-- Notices as published, the tenders built from them, and who takes part.
-- Everything here is public data, the same for every agency: no row belongs to a tenant.

create extension if not exists pg_trgm;

-- 'sample' until the first real notice arrives; the two never mix.
create table dataset (
  singleton boolean primary key default true check (singleton),
  kind text not null default 'empty' check (kind in ('empty', 'sample', 'real'))
);
insert into dataset default values;

create table source (
  id text primary key,
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
  primary key (source_id, package)
);

-- Bytes as they came, before anybody tried to understand them.
create table raw_notice (
  sha256 bytea primary key check (length(sha256) = 32),
  -- zstd
  content bytea not null,
  size_bytes integer not null,
  file text not null,
  source_id text not null references source (id),
  received_at timestamptz not null,
  -- pending: not yet parsed · applied: part of its tender · rejected: no notice, see reject_*
  status text not null default 'pending' check (status in ('pending', 'applied', 'rejected')),
  attempts integer not null default 0,
  reject_code text,
  reject_reason text
);
alter table raw_notice alter column content set storage external;
create index raw_notice_pending on raw_notice (received_at) where status = 'pending';

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
  -- What holds the procedure's notices together: BT-04, else the first notice's own identity.
  key text not null unique,
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
  -- The whole record (Tender in @tc/domain).
  record jsonb not null,
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

create table notice (
  notice_id text not null,
  version text not null,
  sha256 bytea not null references raw_notice (sha256),
  tender_id uuid not null references tender (id) deferrable initially deferred,
  kind text not null,
  format text not null,
  subtype text,
  procedure_id text,
  issued_on date,
  published_on date,
  -- The parsed notice (Notice in @tc/notices) and the parser that made it.
  parsed jsonb not null,
  parser_version integer not null,
  primary key (notice_id, version)
);
create index notice_tender on notice (tender_id);
create index notice_procedure on notice (procedure_id) where procedure_id is not null;

-- Identities by which other notices may point at this one: its id, publication number, id-version.
create table notice_name (
  name text not null,
  notice_id text not null,
  version text not null,
  primary key (name, notice_id, version),
  foreign key (notice_id, version) references notice (notice_id, version) on delete cascade
);
-- What a notice points at and nobody knew yet: a later arrival joins the two.
create table notice_reference (
  refers_to text not null,
  notice_id text not null,
  version text not null,
  primary key (refers_to, notice_id, version),
  foreign key (notice_id, version) references notice (notice_id, version) on delete cascade
);

-- Where a notice was seen; the same notice may come from several sources.
create table notice_source (
  notice_id text not null,
  version text not null,
  source_id text not null references source (id),
  url text,
  first_seen_at timestamptz not null,
  primary key (notice_id, version, source_id),
  foreign key (notice_id, version) references notice (notice_id, version) on delete cascade
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
