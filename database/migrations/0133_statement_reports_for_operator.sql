-- The operator reads reports of wrong statements, and marks them as done.
alter table statement_report
  add column id uuid not null default gen_random_uuid(),
  -- Statement and quotes are words of the notice or of public documents. If not, they are empty: nothing that an agency's
  -- own document says outlives it or is shown to the operator.
  add column is_public boolean not null default false,
  -- The language model that named the statement; null: rules did
  add column model text,
  add column done_at timestamptz,
  -- An admin. The account may go.
  add column done_by uuid references user_account (id) on delete set null;
create unique index statement_report_id on statement_report (id);
create index statement_report_reported_at on statement_report (reported_at desc, id desc);
create index statement_report_done_by on statement_report (done_by);

-- Nobody can tell any more whether the words of older reports were public.
set local role tc_operator;
update statement_report set statement = '', quotes = '[]';
reset role;
