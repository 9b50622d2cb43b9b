-- A language model reads what was fetched for everybody: again on the same day where it was away, and no more for one
-- agency than its share of the day's money.

-- When a job tries again to read what a model that was away has left unread. First, as it takes longest: nothing else is
-- locked meanwhile.
create index fetched_document_model_retry on fetched_document ((model->>'retryAt'))
  where model->>'retryAt' is not null;

alter table model_spend
  -- What was read for all agencies and this one had asked for first, in millionths of a euro; beside micro_euros
  add column fetched_micro_euros bigint not null default 0,
  -- A call was refused because the share is used up. For the rest of the day none is tried at this agency's expense.
  add column is_fetched_share_spent boolean not null default false;

-- When a member's look asked first for that reading, on the last day on which one did
alter table document_extract add column fetched_asked_at timestamptz;

-- On that day the question cost money and brought no answer, so it is not asked again that day; null: there is an answer.
alter table model_reading add column failed_on date;
alter table fetched_reading add column failed_on date;
