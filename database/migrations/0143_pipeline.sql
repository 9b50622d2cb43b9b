-- Tenders that an agency works on, one card each.
create table pipeline_card (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  stage text not null check (stage in ('discovered', 'review', 'go', 'in_work', 'submitted', 'won', 'lost', 'declined')),
  stage_since timestamptz not null,
  assignee_id uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  created_by uuid references user_account (id) on delete set null,
  -- Rises with each change of the card and its parts, so that two members at once are told apart.
  revision integer not null default 1,
  unique (agency_id, tender_id)
);
create index pipeline_card_tender on pipeline_card (tender_id);
call keep_agencies_apart('pipeline_card');
