-- The TenderCheck of an agency for a tender: the run, and what the last one that was finished found.
create table tender_check (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  state text not null check (state in ('running', 'done', 'failed')),
  step text not null check (step in ('notice', 'documents', 'requirements', 'terms', 'proposal')),
  started_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  started_by_name text not null,
  -- What the quota counts for it; null: started by us, beside the quota
  quota_use_id uuid,
  result jsonb,
  -- What the result was made of: a change of one of them makes it outdated.
  tender_version integer,
  profile_version integer,
  documents_revision integer,
  -- The result before that one, and when it was made
  result_before jsonb,
  primary key (agency_id, tender_id)
);
create index tender_check_tender_id on tender_check (tender_id);
call keep_agencies_apart('tender_check');

-- Whether an agency bids, as one of its members decided.
create table bid_decision (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  decision text not null check (decision in ('go', 'check', 'noGo')),
  reasons text[] not null,
  note text,
  decided_at timestamptz not null,
  decided_by_name text not null,
  primary key (agency_id, tender_id)
);
create index bid_decision_tender_id on bid_decision (tender_id);
call keep_agencies_apart('bid_decision');

-- What an agency entered to find out whether a bid pays; what is absent is our assumption.
create table bid_calculation (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  entered jsonb not null,
  primary key (agency_id, tender_id)
);
create index bid_calculation_tender_id on bid_calculation (tender_id);
call keep_agencies_apart('bid_calculation');
