-- The re-tender radar (docs/methods/retender.md): a job reads tenders in agency sectors into these tables, finds which call
-- followed which contract, and keeps for each contract the window in which the next call is to be expected.
create table retender_tender (
  tender_id uuid primary key references tender (id) on delete cascade,
  -- Of the tender as it was read, and of the rules it was read by: another of either makes it due again.
  version integer not null,
  rules integer not null,
  buyer_id uuid references buyer (id),
  title text not null,
  cpv text[] not null,
  -- The first five digits of the main code: calls of renamed buyers are looked for by it and by place.
  cpv_class text not null,
  nuts text[] not null,
  town text,
  -- Publication of its first call; null where only a plan or a result is there
  called_on date,
  lot_count integer not null
);
comment on table retender_tender is 'global';
create index retender_tender_buyer on retender_tender (buyer_id);
create index retender_tender_class on retender_tender (cpv_class);

create table retender_contract (
  tender_id uuid not null references retender_tender (tender_id) on delete cascade,
  -- The first of its lots
  lot_id text not null,
  lot_ids text[] not null,
  title text not null,
  cpv text[] not null,
  buyer_id uuid references buyer (id),
  agency_sectors text[] not null,
  laender text[] not null,
  terms jsonb,
  -- Why nothing tells its end: no-term, unlimited, short, implausible, no-award-day
  gap text,
  -- The call that seems to have followed it: it leaves the radar.
  successor_id uuid references tender (id) on delete set null,
  basis text check (basis in ('published-end', 'computed', 'rhythm')),
  possible_from date,
  possible_to date,
  window_facts jsonb,
  primary key (tender_id, lot_id),
  check ((basis is null) = (possible_from is null) and (basis is null) = (possible_to is null)
    and (basis is null) = (window_facts is null))
);
comment on table retender_contract is 'global';
create index retender_contract_buyer on retender_contract (buyer_id);
create index retender_contract_successor on retender_contract (successor_id) where successor_id is not null;
create index retender_contract_window on retender_contract (possible_from, tender_id, lot_id)
  where basis is not null and successor_id is null;
