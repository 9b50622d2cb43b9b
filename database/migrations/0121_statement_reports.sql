-- Statements of a tender's summary that a member says are wrong; kept for the operator, who mends the rules by them.
create table statement_report (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- Of the statement's section and words
  key text not null,
  section text not null,
  -- As it was shown: the words, and the quotes with their places
  statement text not null,
  quotes jsonb not null,
  comment text,
  reported_at timestamptz not null,
  reported_by_name text not null,
  primary key (agency_id, tender_id, key)
);
create index statement_report_tender_id on statement_report (tender_id);
call keep_agencies_apart('statement_report');
