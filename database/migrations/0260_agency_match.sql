-- AgencyMatch: requests of buyers that go to a few agencies. Nothing of them is public, and an agency's own verbs read
-- neither these two tables nor what other agencies were asked.
create table closed_request (
  id uuid primary key default uuidv7(),
  -- Through the form, or typed by the operator for a buyer who called
  origin text not null check (origin in ('form', 'operator')),
  state text not null check (state in ('received', 'confirmed', 'running', 'closed', 'withdrawn')),
  title text not null,
  description text not null,
  buyer_kind text not null,
  agency_sectors text[] not null check (cardinality(agency_sectors) > 0),
  -- Codes of Länder; empty: the place does not matter
  laender text[] not null,
  value_low_cents bigint,
  value_high_cents bigint,
  -- The last moment to answer: the end of a day in Germany
  answers_until timestamptz not null,
  agencies_sought smallint not null check (agencies_sought between 1 and 10),
  created_at timestamptz not null,
  -- When whoever reads the buyer's mails said that the request is theirs
  address_confirmed_at timestamptz,
  started_at timestamptz,
  ended_at timestamptz,
  content_hash bytea not null,
  -- Filled in what nobody sees: kept, but nobody is mailed.
  is_suspected boolean not null default false,
  -- Beyond the limits of one inbox, one network or all: kept, but nobody's inbox is filled.
  is_confirmation_wanted boolean not null,
  -- Mails that went out; a job that is done twice sends nothing twice.
  mailed text[] not null default '{}',
  check (value_low_cents is null or value_high_cents is null or value_low_cents <= value_high_cents),
  check ((state in ('closed', 'withdrawn')) = (ended_at is not null)),
  check (state in ('received', 'withdrawn', 'closed') or address_confirmed_at is not null)
);
create index closed_request_created on closed_request (created_at desc, id desc);
create index closed_request_content on closed_request (content_hash);
create index closed_request_ended on closed_request (ended_at) where ended_at is not null;
comment on table closed_request is 'system';

-- Who asks. A table of its own, so that no statement for an agency can select it beside the request; it goes as soon as the
-- buyer withdraws.
create table closed_request_contact (
  request_id uuid primary key references closed_request (id) on delete cascade,
  organisation text not null,
  name text not null,
  email text not null,
  phone text
);
comment on table closed_request_contact is 'system';

-- Links of mails to the buyer. Each mail has one of its own, and all open the same request.
create table closed_request_link (
  token_hash bytea primary key,
  request_id uuid not null references closed_request (id) on delete cascade,
  created_at timestamptz not null
);
create index closed_request_link_request on closed_request_link (request_id);
comment on table closed_request_link is 'system';

-- That one agency was asked, with the request as it was then: an agency reads this row and never the request itself.
create table match_invitation (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  request_id uuid not null references closed_request (id) on delete cascade,
  request jsonb not null,
  answers_until timestamptz not null,
  -- How the agency fitted when it was asked
  fit jsonb not null,
  asked_at timestamptz not null,
  -- exchanged: both agreed, and each has the other's contact
  state text not null check (state in ('asked', 'accepted', 'declined', 'exchanged', 'ended')),
  ended_by text check (ended_by in ('agency', 'buyer', 'operator')),
  answered_at timestamptz,
  answered_by uuid references user_account (id) on delete set null,
  decline_reason text check (decline_reason in ('capacity', 'topic', 'budget', 'region', 'conflict', 'other')),
  -- What the agency shows the buyer once the buyer agrees too
  shared_contact jsonb,
  -- Shown to the buyer with the agency's name before that
  message text,
  exchanged_at timestamptz,
  ended_at timestamptz,
  mailed text[] not null default '{}',
  unique (agency_id, request_id),
  unique (agency_id, id),
  check ((state = 'ended') = (ended_at is not null)),
  check ((state = 'ended') = (ended_by is not null)),
  check (state not in ('accepted', 'exchanged') or (shared_contact is not null and answered_at is not null)),
  check (state not in ('declined', 'ended', 'asked') or (shared_contact is null and message is null)),
  check (state <> 'exchanged' or exchanged_at is not null)
);
create index match_invitation_request on match_invitation (request_id);
create index match_invitation_agency on match_invitation (agency_id, asked_at desc);
call keep_agencies_apart('match_invitation');

-- The buyer's contact in the hands of one agency: written when both have agreed, deleted when either withdraws.
create table match_contact (
  invitation_id uuid primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  organisation text not null,
  name text not null,
  email text not null,
  phone text,
  foreign key (agency_id, invitation_id) references match_invitation (agency_id, id) on delete cascade
);
call keep_agencies_apart('match_contact');

-- Requests are read and written as the operator alone.
revoke all on closed_request, closed_request_contact, closed_request_link from tc_app;
