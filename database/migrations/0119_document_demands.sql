-- What an agency's own documents of a tender demand of its bidders. It joins the demands of the notice where this
-- agency is scored, and nobody else.
create table document_demand (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  requirements jsonb not null,
  primary key (agency_id, tender_id)
);
create index document_demand_tender_id on document_demand (tender_id);
call keep_agencies_apart('document_demand');

-- How often the tender was noted while it was due: a change of demands leaves its version as it is.
alter table scoring_due add column revision integer not null default 0;
