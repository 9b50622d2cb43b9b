-- What members tell the operator, with the operator's answer.
create table feedback (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid references user_account (id) on delete set null,
  -- As it was then: the name of an account may change, and the account may go.
  by_name text not null,
  kind text not null check (kind in ('idea', 'error', 'praise')),
  text text not null,
  -- The page of the app that it is about, as the member named it
  page text,
  sent_at timestamptz not null,
  operator_mailed_at timestamptz,
  answer text,
  answered_at timestamptz,
  answer_mailed_at timestamptz,
  -- Needs no answer any more
  done_at timestamptz
);
create index feedback_agency on feedback (agency_id, user_id, id desc);
create index feedback_sent on feedback (sent_at desc, id desc);
call keep_agencies_apart('feedback');
