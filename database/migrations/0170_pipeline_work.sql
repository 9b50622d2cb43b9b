-- When and by whom a card was moved last, as revisions of the card: a member who saw an older one is told so. And how
-- many changes the tender had when the card was made: they are news to nobody.
alter table pipeline_card
  add column moved_revision integer not null default 1,
  add column moved_by uuid references user_account (id) on delete set null,
  add column known_changes integer not null default 0;

-- Rises with every change of an agency's pipeline, in the transaction of the change: open streams ask for it once a
-- second. Its row is also the lock that makes the agency's changes follow one another.
create table pipeline_state (
  agency_id uuid primary key references agency (id) on delete cascade,
  revision bigint not null
);
call keep_agencies_apart('pipeline_state');

-- The work on a card belongs to agency and tender, not to the card: a card that is removed and comes back finds it again.
create table pipeline_activity (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  -- Of pipeline_state
  revision bigint not null,
  at timestamptz not null,
  -- null: a program, or an account that has gone
  by_id uuid references user_account (id) on delete set null,
  by_name text,
  -- Of the card after it; null where there is none
  card_revision integer,
  -- ActivityFact of @tc/contract
  fact jsonb not null,
  -- What was before; null: cannot be undone
  undo jsonb,
  undone_at timestamptz
);
create index pipeline_activity_revision on pipeline_activity (agency_id, revision);
create index pipeline_activity_tender on pipeline_activity (tender_id, agency_id, id desc);
call keep_agencies_apart('pipeline_activity');

create table pipeline_task (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  title text not null,
  due_on date,
  assignee_id uuid references user_account (id) on delete set null,
  -- Among tasks of the same day
  place integer not null,
  done_at timestamptz,
  done_by uuid references user_account (id) on delete set null,
  done_by_name text,
  created_at timestamptz not null
);
create index pipeline_task_agency on pipeline_task (agency_id, tender_id);
create index pipeline_task_tender on pipeline_task (tender_id);
call keep_agencies_apart('pipeline_task');

create table pipeline_comment (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  author_id uuid references user_account (id) on delete set null,
  -- It stays when its author leaves.
  author_name text not null,
  -- '' once it is deleted
  text text not null,
  -- [{id, name}] of members
  mentions jsonb not null default '[]',
  created_at timestamptz not null,
  edited_at timestamptz,
  deleted_at timestamptz
);
create index pipeline_comment_agency on pipeline_comment (agency_id, tender_id, id desc);
create index pipeline_comment_tender on pipeline_comment (tender_id);
call keep_agencies_apart('pipeline_comment');

create table pipeline_note (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  text text not null,
  at timestamptz not null,
  by_id uuid references user_account (id) on delete set null,
  by_name text not null,
  primary key (agency_id, tender_id)
);
create index pipeline_note_tender on pipeline_note (tender_id);
call keep_agencies_apart('pipeline_note');

-- Up to which change a member has looked at a card
create table pipeline_seen (
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  known_changes integer not null,
  at timestamptz not null,
  primary key (agency_id, user_id, tender_id)
);
create index pipeline_seen_tender on pipeline_seen (tender_id);
call keep_agencies_apart('pipeline_seen');

-- Open streams of all API processes; one that is not renewed has gone.
create table pipeline_viewer (
  stream_id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  -- By the database's clock, which all processes share
  alive_at timestamptz not null
);
create index pipeline_viewer_agency on pipeline_viewer (agency_id, alive_at);
call keep_agencies_apart('pipeline_viewer');
