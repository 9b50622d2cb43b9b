-- Accounts of our own. Passwords are carried over; sessions, begun sign-ins,
-- trusted devices and second factors are not, because their secrets were the library's.

alter table auth_user rename to user_account;
alter index auth_user_pkey rename to user_account_pkey;
alter index auth_user_email_key rename to user_account_email_key;
alter table user_account
  drop column image,
  drop column updated_at,
  drop column two_factor_enabled,
  -- argon2id; empty: it takes a reset to sign in with a password
  add column password_hash text,
  add column password_set_at timestamptz not null default now(),
  -- Since when a second factor is in force; empty: none is, whatever lies in second_factor
  add column second_factor_since timestamptz;
update user_account set password_hash = auth_account.password
  from auth_account where auth_account.user_id = user_account.id and provider_id = 'credential';
drop table auth_account, auth_verification, auth_two_factor;

-- A session: the cookie holds 256 random bits, the row their SHA-256. Whoever reads the row cannot make the cookie.
create table session (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references user_account (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  ip text,
  user_agent text,
  created_at timestamptz not null,
  -- Written once an hour at most
  last_used_at timestamptz not null,
  -- Fourteen days after the sign-in, however busy
  expires_at timestamptz not null
);
create index session_user_id on session (user_id);
comment on table session is 'system';
delete from admin_unlock;
alter table admin_unlock
  drop constraint admin_unlock_session_id_fkey,
  add foreign key (session_id) references session (id) on delete cascade;
drop table auth_session;

-- The key that a person's app shares with us.
create table second_factor (
  user_id uuid primary key references user_account (id) on delete cascade,
  -- Encrypted; key_id names the secret of the server that opens it
  encrypted_key bytea not null,
  key_id text not null,
  -- The time step of the last code that was taken: neither it nor an older one is taken again
  last_used_step bigint,
  -- Wrong codes in a row, over all sign-ins
  failed_count integer not null default 0,
  locked_until timestamptz
);
comment on table second_factor is 'system';

-- Codes for whoever has lost the app. A used one is deleted.
create table backup_code (
  user_id uuid not null references second_factor (user_id) on delete cascade,
  code_hash bytea not null check (length(code_hash) = 32),
  primary key (user_id, code_hash)
);
comment on table backup_code is 'system';

-- A sign-in whose password was right and whose code is still missing. It is no session.
create table pending_sign_in (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references user_account (id) on delete cascade,
  failed_count integer not null default 0,
  expires_at timestamptz not null
);
create index pending_sign_in_user_id on pending_sign_in (user_id);
comment on table pending_sign_in is 'system';

-- A device that need not show a code.
create table trusted_device (
  token_hash bytea primary key check (length(token_hash) = 32),
  user_id uuid not null references user_account (id) on delete cascade,
  expires_at timestamptz not null
);
create index trusted_device_user_id on trusted_device (user_id);
comment on table trusted_device is 'system';

-- Links in mails, and the cookie that a used reset link is swapped for (recovery).
alter table auth_token rename to account_link;
alter index auth_token_pkey rename to account_link_pkey;
alter index auth_token_token_hash_key rename to account_link_token_hash_key;
alter index auth_token_user rename to account_link_user_id;
alter table account_link rename constraint auth_token_purpose_check to account_link_purpose_check;
alter table account_link rename constraint auth_token_token_hash_check to account_link_token_hash_check;
alter table account_link rename constraint auth_token_user_id_fkey to account_link_user_id_fkey;

-- Who asks: session, person, membership and plan in one statement, for all requests of a moment at once. It needs the rights
-- of tc_operator, because the agency is not known yet. Only the hash of a session's token opens a row, and only active
-- members get their agency. `request_number` counts the hashes from one.
drop function find_membership;
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
