-- Documents that the notice's own address delivers as a file. A member of any agency has them fetched; they are public,
-- so they are stored and read once for everybody.
create table document_fetch (
  tender_id uuid primary key references tender (id) on delete cascade,
  -- The notice's address at the last try
  address text not null,
  state text not null check (state in ('waiting', 'fetching', 'done', 'failed')),
  -- How often a process began the present try: a file that ends the process each time is refused.
  tries integer not null default 0,
  requested_at timestamptz not null,
  -- Why the last try brought nothing
  failure text,
  -- The file that is being read
  progress jsonb,
  checked_at timestamptz,
  -- When the file last differed from the one before
  changed_at timestamptz,
  -- Of the file as it was fetched last
  sha256 text,
  -- The names of files that the last change brought, replaced and removed; null after the first fetch
  news jsonb
);
comment on table document_fetch is 'global';

create table fetched_document (
  id uuid primary key,
  tender_id uuid not null references document_fetch (tender_id) on delete cascade on update cascade,
  -- In an archive: the archive's name and the path in there
  name text not null,
  content_bytes integer not null,
  fetched_at timestamptz not null,
  state text not null check (state in ('read', 'refused')),
  pages integer,
  refusal text,
  refused_pages jsonb not null default '[]',
  removed_characters integer not null default 0,
  -- What it changed about the version whose place it took
  version jsonb,
  unique (tender_id, name)
);
comment on table fetched_document is 'global';

-- Where the content of a fetched document and its text lie, and what opens them; as in document_object.
create table fetched_object (
  document_id uuid not null references fetched_document (id) on delete cascade,
  part text not null check (part in ('content', 'text')),
  name text not null unique,
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  primary key (document_id, part)
);
comment on table fetched_object is 'global';
create trigger discard_object after delete on fetched_object
  for each row execute function discard_object();
