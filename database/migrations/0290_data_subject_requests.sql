-- What people ask for about their own data (Art. 15 to 21 GDPR), and what became of it. It belongs to a person and to no
-- agency, and it outlives both, as it proves that the request was answered in time.
create table data_subject_request (
  id uuid primary key default uuidv7(),
  kind text not null
    check (kind in ('access', 'correction', 'erasure', 'restriction', 'portability', 'objection')),
  -- Asked in the application by whoever was signed in; false: recorded by an admin
  is_from_app boolean not null,
  -- Null: recorded by an admin, or the account is gone
  user_id uuid references user_account (id) on delete set null,
  -- As they were then
  subject_name text not null,
  -- Null: the request came by letter, and so does the answer.
  email text,
  agency_name text,
  text text,
  received_on date not null,
  recorded_at timestamptz not null,
  recorded_by uuid references user_account (id) on delete set null,
  due_on date not null,
  extended_at timestamptz,
  extension_reason text,
  identity_checked_at timestamptz,
  -- How it was checked
  identity_check text,
  answer text,
  outcome text check (outcome in ('fulfilled', 'partly', 'refused')),
  answered_at timestamptz,
  answered_by uuid references user_account (id) on delete set null,
  -- When the mails went out; a job that is done twice sends nothing twice.
  receipt_mailed_at timestamptz,
  operator_mailed_at timestamptz,
  extension_mailed_at timestamptz,
  answer_mailed_at timestamptz,
  overdue_mailed_at timestamptz,
  check ((extended_at is null) = (extension_reason is null)),
  check ((identity_checked_at is null) = (identity_check is null)),
  check ((answered_at is null) = (answer is null) and (answered_at is null) = (outcome is null))
);
create index data_subject_request_open on data_subject_request (due_on, id) where answered_at is null;
create index data_subject_request_answered on data_subject_request (answered_at desc, id desc)
  where answered_at is not null;
create index data_subject_request_user on data_subject_request (user_id, id desc);
comment on table data_subject_request is 'system';
-- Written and read as the operator alone.
revoke all on data_subject_request from tc_app;
