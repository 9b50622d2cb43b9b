-- Accounts: who may sign in, by what, and the passes of gates and of the operator's screens.

-- A person who can sign in.
create table user_account (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  -- Lower case, see normalizeEmail
  email text not null unique,
  email_verified boolean not null default false,
  -- argon2id; empty: it takes a reset to sign in with a password
  password_hash text,
  password_set_at timestamptz not null default now(),
  -- Since when a second factor is in force; empty: none is, whatever lies in second_factor
  second_factor_since timestamptz,
  -- Set by `npm run admin` only
  is_admin boolean not null default false,
  last_sign_in_at timestamptz,
  created_at timestamptz not null default now()
);
comment on table user_account is 'system';

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

-- Links in mails, and the cookie that a used reset link is swapped for (recovery). Only their SHA-256 is stored, each
-- works once, and a newer one of the same kind kills the older.
create table account_link (
  id uuid primary key default gen_random_uuid(),
  purpose text not null
    check (purpose in ('confirm_email', 'reset_password', 'recovery', 'change_email')),
  user_id uuid not null references user_account (id) on delete cascade,
  token_hash bytea not null unique check (length(token_hash) = 32),
  -- change_email: the new address
  email text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index account_link_user_id on account_link (user_id, purpose);
comment on table account_link is 'system';

-- A registered agency whose owner has not confirmed the address yet; bound to that account from the start.
create table pending_profile (
  -- The id the agency will have
  id uuid primary key,
  user_id uuid not null unique references user_account (id) on delete cascade,
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
  session_id uuid not null references session (id) on delete cascade,
  epoch text not null,
  expires_at timestamptz not null
);
comment on table admin_unlock is 'system';
