-- Objects of the store that no row holds: of rows that are gone, and of uploads that have no row yet. A job deletes them
-- once they are due.
create table discarded_object (
  name text primary key,
  due_at timestamptz not null
);
create index discarded_object_due_at on discarded_object (due_at);
comment on table discarded_object is 'system';

-- Files that an agency has uploaded to a tender. Their content and their text lie in the object store, encrypted.
create table document (
  id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- In an archive: the archive's name and the path in there
  name text not null,
  content_bytes integer not null,
  uploaded_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  uploaded_by_name text not null,
  state text not null check (state in ('waiting', 'reading', 'read', 'refused')),
  -- How often somebody began to read it: a file that ends the process each time is refused.
  tries integer not null default 0,
  pages integer,
  pages_read integer,
  refusal text,
  refused_pages jsonb not null default '[]',
  removed_characters integer not null default 0,
  unique (agency_id, tender_id, name),
  unique (agency_id, id)
);
create index document_tender_id on document (tender_id);
call keep_agencies_apart('document');

-- Where the content of a document and its text lie, and what opens them.
create table document_object (
  agency_id uuid not null references agency (id) on delete cascade,
  document_id uuid not null,
  part text not null check (part in ('content', 'text')),
  name text not null unique,
  -- Encrypted; key_id names the secret of the server that opens it.
  encrypted_key bytea not null,
  key_id text not null,
  sha256 text not null,
  primary key (document_id, part),
  foreign key (agency_id, document_id) references document (agency_id, id) on delete cascade
);
call keep_agencies_apart('document_object');

-- However a row goes, with its document, its tender or its agency: the object goes too.
create function discard_object() returns trigger
  language plpgsql
as $$
begin
  insert into discarded_object (name, due_at) values (old.name, '-infinity')
    on conflict (name) do update set due_at = excluded.due_at;
  return null;
end $$;
create trigger discard_object after delete on document_object
  for each row execute function discard_object();

-- What an agency's documents of a tender say, all of them together.
create table document_extract (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- Raised with each change of the documents; the items are current while both numbers are the same.
  revision integer not null default 1,
  items_revision integer not null default 0,
  -- Of the tender whose deadlines were counted from, and of the rules that read the items
  tender_version integer not null default 0,
  rules_version integer not null default 0,
  items jsonb not null default '[]',
  primary key (agency_id, tender_id)
);
create index document_extract_tender_id on document_extract (tender_id);
call keep_agencies_apart('document_extract');
