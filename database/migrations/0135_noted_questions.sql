-- Questions that a member wants to put to the buyer, as nothing in the documents answers them.
create table noted_question (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  question text not null,
  noted_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  noted_by_name text not null,
  primary key (agency_id, tender_id, question)
);
create index noted_question_tender_id on noted_question (tender_id);
call keep_agencies_apart('noted_question');
