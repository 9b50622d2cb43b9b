-- What changed of a tender after it was first read, and when it reached us: by it screens tell what is new to a member, and
-- a job tells members. Reading notices again and merging tenders add nothing.
create table tender_change (
  tender_id uuid not null references tender (id) on delete cascade,
  -- "notice ID VERSION", or "documents MOMENT SHA256" for documents that were fetched in another version
  key text not null,
  at timestamptz not null,
  -- Of documents, by name: added, replaced, removed
  files jsonb,
  -- null: members are still to be told
  told_at timestamptz,
  -- Failures to tell; after some of them it is given up.
  tries smallint not null default 0,
  primary key (tender_id, key)
);
comment on table tender_change is 'global';
create index tender_change_due on tender_change (tries, at) where told_at is null;
