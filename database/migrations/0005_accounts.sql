-- Accounts: who may sign in, which agency they belong to, and what is that agency's own.
--
-- Every table is one of three kinds, named in its comment and checked by a test:
--   tenant: rows of one agency each, kept apart by row-level security
--   system: accounts, links and counters that no agency owns; read by their own features only
--   global: published data, the same for everybody
do $$
declare
  name text;
begin
  foreach name in array array['dataset', 'source', 'source_package', 'raw_notice', 'raw_sighting', 'buyer', 'buyer_key',
    'supplier', 'supplier_key', 'tender', 'tender_alias', 'notice', 'notice_key', 'notice_source', 'reparse', 'award',
    'award_winner', 'code_list_entry', 'search_document', 'search_lexicon'] loop
    execute format('comment on table %I is %L', name, 'global');
  end loop;
end $$;

-- The server works as tc_app: no owner, no superuser, no way around row-level security. What must look across agencies
-- (the operator's screens, finding the agency of a session, nightly jobs) says so by changing to tc_operator inside one
-- transaction. Roles belong to the whole server: another database may have made them already, or do so at this moment,
-- and no lock reaches from one database into another. So it is tried again until the roles are as they should be.
do $$
declare
  role text;
begin
  for try in 1..50 loop
    begin
      foreach role in array array['tc_app', 'tc_operator'] loop
        if not exists (select from pg_roles where rolname = role) then
          execute format('create role %I nologin noinherit nobypassrls', role);
        end if;
        -- The user who migrates owns the tables and becomes these roles to work.
        if not pg_has_role(current_user, role, 'set') then
          execute format('grant %I to %I with set true, inherit false', role, current_user);
        end if;
      end loop;
      return;
    exception when insufficient_privilege then
      raise exception 'user % may neither make the roles tc_app and tc_operator nor become them', current_user
        using hint = format('As an administrator: create role tc_app nologin noinherit; create role tc_operator nologin noinherit; grant tc_app, tc_operator to %I', current_user);
    when duplicate_object or unique_violation or internal_error then
      if try = 50 then raise; end if;
      perform pg_sleep(0.02);
    end;
  end loop;
end $$;

-- ---------------------------------------------------------------------------------------------------------------------
-- Accounts (tables of better-auth, columns in our spelling)

create table auth_user (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Lower case, see normalizeEmail
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  two_factor_enabled boolean not null default false,
  -- Set by `npm run admin` only
  is_admin boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
comment on table auth_user is 'system';

create table auth_session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_user (id) on delete cascade,
  token text not null unique,
  ip_address text,
  user_agent text,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_session_user on auth_session (user_id);
comment on table auth_session is 'system';

create table auth_account (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references auth_user (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  -- argon2id
  password text,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (provider_id, account_id)
);
create index auth_account_user on auth_account (user_id);
comment on table auth_account is 'system';

create table auth_verification (
  id uuid primary key default gen_random_uuid(),
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index auth_verification_identifier on auth_verification (identifier);
comment on table auth_verification is 'system';

create table auth_two_factor (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null unique references auth_user (id) on delete cascade,
  -- Both encrypted with the server's secret
  secret text not null,
  backup_codes text not null,
  verified boolean default true,
  failed_verification_count integer default 0,
  locked_until timestamptz,
  -- The time step of the last code that was taken: neither it nor an older one is taken again.
  last_used_step bigint
);
comment on table auth_two_factor is 'system';

-- Links in mails: only their SHA-256 is stored, each works once, and a newer one of the same kind kills the older.
create table auth_token (
  id uuid primary key default gen_random_uuid(),
  purpose text not null
    check (purpose in ('confirm_email', 'reset_password', 'recovery', 'change_email')),
  user_id uuid not null references auth_user (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- change_email: the new address
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index auth_token_user on auth_token (user_id, purpose);
comment on table auth_token is 'system';

-- A registered agency whose owner has not confirmed the address yet; bound to that account from the start.
create table pending_profile (
  -- The id the agency will have
  id uuid primary key,
  user_id uuid not null unique references auth_user (id) on delete cascade,
  data jsonb not null,
  created_at timestamptz not null
);
comment on table pending_profile is 'system';

create table rate_limit (
  -- What is counted and for whom; addresses only as hashes
  key text primary key,
  window_started_at timestamptz not null,
  count integer not null
);
comment on table rate_limit is 'system';

create table gate_pass (
  token_hash bytea primary key check (length(token_hash) = 32),
  -- Changes with the password: everybody is locked out then.
  epoch text not null,
  expires_at timestamptz not null
);
comment on table gate_pass is 'system';

create table admin_unlock (
  token_hash bytea primary key check (length(token_hash) = 32),
  session_id uuid not null references auth_session (id) on delete cascade,
  epoch text not null,
  expires_at timestamptz not null
);
comment on table admin_unlock is 'system';

-- ---------------------------------------------------------------------------------------------------------------------
-- Agencies and what is theirs

create table agency (
  id uuid primary key,
  name text not null,
  -- Empty before the first plan, after a card-free trial, after cancellation and after dunning
  tier text check (tier in ('basis', 'premium', 'trial', 'enterprise')),
  created_at timestamptz not null,
  -- Set while a deletion waits for the end of its grace period
  deletion_due_at timestamptz
);
comment on table agency is 'tenant';

create table member (
  user_id uuid primary key references auth_user (id) on delete cascade,
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
comment on table member is 'tenant';

create table profile (
  agency_id uuid primary key references agency (id) on delete cascade,
  data jsonb not null,
  version integer not null default 1,
  updated_at timestamptz not null,
  -- Where the guided set-up was left
  onboarding_step integer not null default 0,
  onboarded_at timestamptz
);
comment on table profile is 'tenant';

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
comment on table invitation is 'tenant';

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
comment on table support_alert is 'tenant; without an agency while its profile is missing';

-- The agency of the transaction. Empty text is what a setting that was local to an earlier transaction leaves behind.
create function current_agency_id() returns uuid
  language sql stable parallel safe
  return nullif(current_setting('app.agency_id', true), '')::uuid;

do $$
declare
  name text;
  key text;
begin
  foreach name in array array['agency', 'member', 'profile', 'invitation', 'audit_event', 'support_alert'] loop
    key := case name when 'agency' then 'id' else 'agency_id' end;
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy own_agency on %I to tc_app using (%I = (select current_agency_id())) with check (%I = (select current_agency_id()))',
      name, key, key);
    execute format('create policy operator on %I to tc_operator using (true) with check (true)', name);
  end loop;
end $$;

-- The one look across agencies that every request needs: whose member is this account? With the rights of tc_operator and
-- in one statement, where changing the role would take four. It answers for one account and for active members only.
create function find_membership(account uuid)
  returns table (agency_id uuid, agency_name text, role text, tier text)
  language sql stable security definer
  set search_path = pg_catalog, public, pg_temp
begin atomic
  select agency.id, agency.name, member.role, agency.tier
  from member join agency on agency.id = member.agency_id
  where member.user_id = find_membership.account and member.active and member.deactivated_at is null;
end;
grant create on schema public to tc_operator;
alter function find_membership owner to tc_operator;
revoke create on schema public from tc_operator;

grant usage on schema public to tc_app, tc_operator;
grant select, insert, update, delete on all tables in schema public to tc_app, tc_operator;
grant usage, select on all sequences in schema public to tc_app, tc_operator;
revoke execute on function find_membership from public;
grant execute on all functions in schema public to tc_app, tc_operator;
-- What happened stays written: only the operator forgets, and a deleted agency takes its rows along.
revoke update, delete on audit_event from tc_app;
-- What was migrated is nobody's business but the owner's; whether all of it was is asked by /readyz.
revoke insert, update, delete on kysely_migration, kysely_migration_lock from tc_app, tc_operator;
-- For the tables of later migrations
alter default privileges in schema public grant select, insert, update, delete on tables to tc_app, tc_operator;
alter default privileges in schema public grant usage, select on sequences to tc_app, tc_operator;
