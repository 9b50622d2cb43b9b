-- A company as a reader sees it, whatever number and spelling a notice gives it: the name without case, blanks and marks.
alter table supplier add column name_key text not null
  generated always as (lower(regexp_replace(name, '[^[:alnum:]]+', '', 'g'))) stored;
create index supplier_name_key on supplier (name_key);

-- What business intelligence counts: one narrow row for each tender in an agency sector, written with the tender. Days,
-- offers and values are those that hold (see the decision on market facts), never a framework's maximum.
create table market_tender (
  tender_id uuid primary key references tender (id) on delete cascade,
  is_planned boolean not null,
  published_on date,
  -- Of the latest award; null: nothing is awarded
  decided_on date,
  level text,
  sectors text[] not null,
  laender text[] not null,
  buyer_id uuid references buyer (id),
  -- Of the middle one of the lots that were awarded and state it
  offers integer,
  -- Whether a count is only of offers that came electronically (t-esubm)
  is_electronic_count boolean not null,
  value_cents bigint,
  price_percent real
);
comment on table market_tender is 'global';
create index market_tender_published on market_tender (published_on);
create index market_tender_decided on market_tender (decided_on);
create index market_tender_buyer on market_tender (buyer_id);

-- The lots of these tenders that were awarded, each with all that it is filtered by.
create table market_award (
  tender_id uuid not null references market_tender (tender_id) on delete cascade,
  lot_id text not null,
  decided_on date,
  level text,
  sectors text[] not null,
  laender text[] not null,
  buyer_id uuid references buyer (id),
  offers integer,
  value_cents bigint,
  supplier_ids uuid[] not null,
  primary key (tender_id, lot_id)
);
comment on table market_award is 'global';
create index market_award_decided on market_award (decided_on);
create index market_award_buyer on market_award (buyer_id);
create index market_award_suppliers on market_award using gin (supplier_ids);

-- How far the job has come that writes the facts of tenders from before this table, and again where their rules changed.
create table market_fact_state (
  is_only boolean primary key default true check (is_only),
  -- Of the rules that the rows were made by; 0: never made
  version integer not null default 0,
  -- The last tender of an unfinished run
  done_to uuid
);
comment on table market_fact_state is 'system';
insert into market_fact_state default values;
