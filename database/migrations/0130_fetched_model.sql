-- A language model reads what was fetched for everybody once for all agencies.

-- Its answers to stretches of fetched documents, so that none is paid for twice. They quote the document, so they go with
-- it. Nothing of an agency is in here: its own uploads have model_reading.
create table fetched_reading (
  document_id uuid not null references fetched_document (id) on delete cascade,
  -- Of the stretch's words, the question, the version of prompt and schema, and the model
  key text not null,
  answer text not null,
  primary key (document_id, key)
);
create index fetched_reading_key on fetched_reading (key);
comment on table fetched_reading is 'global';

-- What a language model has read in the document, or why it has not; null: nobody has asked it to
alter table fetched_document add column model jsonb;

-- A file that was refused because its reader was killed may be read another time.
alter table fetched_document
  add column refusal_may_pass boolean not null default false,
  -- How often these bytes were read
  add column reads integer not null default 1;
update fetched_document set refusal_may_pass = true where refusal in ('too-slow', 'too-much-memory');

-- An address that led to a page is remembered for all tenders that name it.
create index document_fetch_address on document_fetch (address);

-- A member waits for the model's reading of the fetched documents; the extract goes on when it is there.
alter table document_extract add column awaits_fetched boolean not null default false;

-- What of the day's money was spent on fetched documents, which no agency pays for
alter table model_day add column fetched_micro_euros bigint not null default 0;
