-- What the documents that were fetched for everybody demand of bidders, and what they name as value, weight of the price
-- and number of bidders: a fact of the tender that counts for every agency. It is read from these documents alone, never
-- from what an agency has uploaded.
create table public_document_fact (
  tender_id uuid primary key references document_fetch (tender_id) on delete cascade on update cascade,
  requirements jsonb not null,
  value jsonb,
  price_weight jsonb,
  invited jsonb,
  -- What it was read from and by; a job reads it anew where one of them is another by now.
  sha256 text not null,
  tender_version integer not null,
  rules_version integer not null
);
comment on table public_document_fact is 'global';
-- No transaction of an agency writes it.
revoke insert, update, delete on public_document_fact from tc_app;
