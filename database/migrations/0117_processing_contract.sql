-- Contracts on processing (Art. 28 GDPR) that agencies have concluded, word for word as they were then. Nobody changes one.
create table processing_contract (
  agency_id uuid not null references agency (id) on delete cascade,
  -- Of the text, e.g. 2026-11
  version text not null,
  text jsonb not null,
  concluded_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  concluded_by_name text not null,
  primary key (agency_id, version)
);
call keep_agencies_apart('processing_contract');
