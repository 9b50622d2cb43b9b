-- Agencies, their members and profiles, and how a request finds its own.

create table agency (
  id uuid primary key,
  name text not null,
  -- Empty before the first plan, after a card-free trial, after cancellation and after dunning
  tier text check (tier in ('basis', 'premium', 'trial', 'enterprise')),
  created_at timestamptz not null,
  -- Set while a deletion waits for the end of its grace period
  deletion_due_at timestamptz
);
call keep_agencies_apart('agency', 'id');

create table member (
  user_id uuid primary key references user_account (id) on delete cascade,
  agency_id uuid not null references agency (id) on delete cascade,
  role text not null check (role in ('owner', 'member')),
  -- False until the onboarding is finished
  active boolean not null default false,
  -- Copies of the account's, as the specification's users table has them
  name text not null,
  email text not null,
  joined_at timestamptz not null,
  deactivated_at timestamptz,
  unique (agency_id, user_id)
);
create unique index member_one_owner on member (agency_id) where role = 'owner';
call keep_agencies_apart('member');

create table profile (
  agency_id uuid primary key references agency (id) on delete cascade,
  data jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  -- Where the guided set-up was left
  onboarding_step integer not null default 0,
  onboarded_at timestamptz
);
call keep_agencies_apart('profile');

create table invitation (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  email text not null,
  -- Empty until the mail is sent
  token_hash bytea unique check (length(token_hash) = 32),
  invited_by uuid not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  revoked_at timestamptz,
  foreign key (agency_id, invited_by) references member (agency_id, user_id)
);
create unique index invitation_open on invitation (agency_id, email)
  where accepted_at is null and revoked_at is null;
call keep_agencies_apart('invitation');

-- Security events. Rows without an agency (a failed sign-in, the gates) are seen by the operator alone.
create table audit_event (
  -- In order of time, and no counter that would tell an agency how much happens elsewhere
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  agency_id uuid references agency (id) on delete cascade,
  user_id uuid,
  kind text not null,
  ip text,
  details jsonb not null default '{}'
);
create index audit_event_agency on audit_event (agency_id, id desc);
call keep_agencies_apart('audit_event');
comment on table audit_event is 'tenant; without an agency where nobody''s door was tried';

create table support_alert (
  id uuid primary key default gen_random_uuid(),
  at timestamptz not null,
  -- Empty when the profile was never made: then only the operator sees it.
  agency_id uuid references agency (id) on delete cascade,
  user_id uuid not null,
  payload jsonb not null,
  handled_at timestamptz
);
create index support_alert_at on support_alert (at desc);
call keep_agencies_apart('support_alert');
comment on table support_alert is 'tenant; without an agency while its profile is missing';

-- What happened stays written: only the operator forgets, and a deleted agency takes its rows along.
revoke update, delete on audit_event from tc_app;

-- Who asks: session, person, membership and plan in one statement, for all requests of a moment at once. It needs the rights
-- of tc_operator, because the agency is not known yet. Only the hash of a session's token opens a row, and only active
-- members get their agency. `request_number` counts the hashes from one.
create function find_sessions(token_hashes bytea[], ats timestamptz[])
  returns table (
    request_number integer, id uuid, is_use_due boolean, user_id uuid, email text, is_admin boolean, has_second_factor boolean,
    agency_id uuid, role text, tier text)
  language sql stable security definer rows 1
  set search_path = pg_catalog, public, pg_temp
begin atomic
  select request.number::integer, session.id, session.last_used_at <= request.at - interval '1 hour',
    person.id, person.email, person.is_admin, person.second_factor_since is not null,
    agency.id, member.role, agency.tier
  from unnest(find_sessions.token_hashes, find_sessions.ats) with ordinality as request (token_hash, at, number)
    join session on session.token_hash = request.token_hash and session.expires_at > request.at
    join user_account person on person.id = session.user_id
    left join (member join agency on agency.id = member.agency_id)
      on member.user_id = session.user_id and member.active and member.deactivated_at is null;
end;
grant create on schema public to tc_operator;
alter function find_sessions owner to tc_operator;
revoke create on schema public from tc_operator;
revoke execute on function find_sessions from public;
grant execute on function find_sessions to tc_app, tc_operator;
