-- How a bid ended, in a member's words. What learning reads are the labels (tender_label).
create table pipeline_outcome (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  stage text not null check (stage in ('won', 'lost', 'declined')),
  rank integer,
  offers integer,
  own_price_cents bigint,
  winner text,
  value_cents bigint,
  -- OutcomeReason of @tc/domain
  reasons text[] not null,
  note text,
  at timestamptz not null,
  by_id uuid references user_account (id) on delete set null,
  by_name text not null,
  -- Whether the published result was there when it was said; one that comes later asks again.
  knew_result boolean not null,
  primary key (agency_id, tender_id)
);
create index pipeline_outcome_tender on pipeline_outcome (tender_id);
call keep_agencies_apart('pipeline_outcome');

-- The request for the buyer's reasons after a loss (§ 62 Abs. 2 VgV)
create table pipeline_letter (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- null: our draft stands
  text text,
  edited_at timestamptz,
  edited_by uuid references user_account (id) on delete set null,
  edited_by_name text,
  sent_on date,
  answered_on date,
  -- RegimeCode of @tc/assessment, whose rule gives the right
  regime text not null,
  primary key (agency_id, tender_id)
);
create index pipeline_letter_tender on pipeline_letter (tender_id);
call keep_agencies_apart('pipeline_letter');
