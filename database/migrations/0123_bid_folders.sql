-- What members of an agency say of the papers that a tender wants: that one is ready, or not needed.
create table wanted_paper_mark (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- The paper's name, as the list of wanted papers has it
  paper text not null,
  state text not null check (state in ('ready', 'notNeeded')),
  marked_at timestamptz not null,
  -- As it was then: the name of an account may change, and the account may go.
  marked_by_name text not null,
  primary key (agency_id, tender_id, paper)
);
create index wanted_paper_mark_tender_id on wanted_paper_mark (tender_id);
call keep_agencies_apart('wanted_paper_mark');

-- Questions that a member has sent to the buyer, with the words of the draft at that moment.
create table sent_question (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- Of the rule and of what it was about
  key text not null,
  title text not null,
  draft text not null,
  sent_at timestamptz not null,
  sent_by_name text not null,
  primary key (agency_id, tender_id, key)
);
create index sent_question_tender_id on sent_question (tender_id);
call keep_agencies_apart('sent_question');

-- References of the profile that an agency has chosen for a tender; without a row our proposal holds.
create table reference_choice (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  reference_ids uuid[] not null,
  primary key (agency_id, tender_id)
);
create index reference_choice_tender_id on reference_choice (tender_id);
call keep_agencies_apart('reference_choice');
