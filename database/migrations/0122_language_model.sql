-- What a language model adds to an extract. Null: no model has read these items' documents, rules alone have.
alter table document_extract
  -- The rules' items and the model's, with their contradictions
  add column merged_items jsonb,
  -- Which model, how it ended, and which stretches it could not read
  add column model jsonb;

-- Answers of a language model to a stretch of an agency's document, so that the same stretch is not paid for twice. They
-- quote the document, so they go with it.
create table model_reading (
  agency_id uuid not null references agency (id) on delete cascade,
  document_id uuid not null,
  -- Of the stretch's words, the question and the model
  key text not null,
  answer text not null,
  primary key (agency_id, document_id, key),
  foreign key (agency_id, document_id) references document (agency_id, id) on delete cascade
);
create index model_reading_key on model_reading (agency_id, key);
call keep_agencies_apart('model_reading');

-- What a language model cost for an agency on a day in Germany, in millionths of a euro.
create table model_spend (
  agency_id uuid not null references agency (id) on delete cascade,
  day date not null,
  micro_euros bigint not null,
  primary key (agency_id, day)
);
call keep_agencies_apart('model_spend');

-- The same for all agencies together: nobody may see another one's.
create table model_day (
  day date primary key,
  micro_euros bigint not null
);
comment on table model_day is 'system';
