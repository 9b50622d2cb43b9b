-- The documents whose items the extract holds. A document that is replaced before the extract knows it said nothing yet.
alter table document_extract add column document_ids uuid[] not null default '{}';

-- What a document changed about the version whose place it took.
create table document_version (
  agency_id uuid not null references agency (id) on delete cascade,
  document_id uuid not null,
  -- Of the earlier version, of which nothing else is kept
  earlier_uploaded_at timestamptz not null,
  earlier_pages integer,
  -- Pages of it that nobody could read
  earlier_refused_pages integer not null,
  -- The rules that read its items: those of other rules differ without a change.
  earlier_rules_version integer not null,
  -- What it said; null once the versions are compared
  earlier_items jsonb,
  -- Null before that, and where the rules differ
  changes jsonb,
  -- How many there are beyond those kept
  further_changes integer not null default 0,
  primary key (document_id),
  foreign key (agency_id, document_id) references document (agency_id, id) on delete cascade
);
call keep_agencies_apart('document_version');
