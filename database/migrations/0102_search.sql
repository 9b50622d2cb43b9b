-- What the search needs of each tender. The truth: every API process keeps a copy of it in memory and follows the rows.

create table search_document (
  -- No reference to tender: a removed tender leaves its row as a tombstone, so that the copies learn of it.
  tender_id uuid primary key,
  removed boolean not null default false,
  -- Analysed terms, sorted, one space apart, and for each of them one byte of weight (1 to 255).
  terms text not null,
  weights bytea not null,
  -- All words in their order, stemmed, fields parted by "|": for phrases.
  words text not null,
  -- Bid deadlines: seconds since 1970, ascending, and whether the time of day was published.
  deadlines bigint[] not null,
  deadlines_have_time boolean[] not null,
  analyzer_version integer not null,
  lexicon_version integer not null,
  -- The transaction that wrote the row. A reader that saw everything before the oldest running transaction asks
  -- only for rows from there on; a counter would miss commits that come out of order.
  changed_by xid8 not null default pg_current_xact_id()
);
comment on table search_document is 'global';
create index search_document_changed on search_document (changed_by, tender_id);
create index search_document_lexicon on search_document (lexicon_version) where not removed;

-- Words of which compounds are made, as learnt from the notices.
create table search_lexicon (
  version integer primary key check (version > 0),
  -- Tenders at the time of learning.
  tender_count integer not null,
  -- word → number of tenders that have it
  words jsonb not null,
  learnt_at timestamptz not null,
  -- What else the documents of this version rest on: the analyzer and the labels of the code lists.
  basis text not null default ''
);
comment on table search_lexicon is 'global';
