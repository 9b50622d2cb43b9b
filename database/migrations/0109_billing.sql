-- What agencies have bought. The payment provider decides; these rows store its last answer, so that screens and locks
-- work while it is away.

create table subscription (
  agency_id uuid primary key references agency (id) on delete cascade,
  customer_id text unique,
  subscription_id text unique,
  -- Of the subscription that counts; empty without one
  tier text check (tier in ('basis', 'premium', 'enterprise')),
  period text check (period in ('annual', 'monthly')),
  status text check (status in
    ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'paused', 'canceled')),
  anchor timestamptz,
  period_starts_at timestamptz,
  period_ends_at timestamptz,
  -- Of the trial with a card
  trial_ends_at timestamptz,
  -- When the agency cancelled, and when the subscription ends
  subscription_cancelled_at timestamptz,
  ends_at timestamptz,
  next_tier text check (next_tier in ('basis', 'premium', 'enterprise')),
  next_period text check (next_period in ('annual', 'monthly')),
  next_from timestamptz,
  -- Since when the oldest open invoice could not be collected
  unpaid_since timestamptz,
  is_first_payment_processing boolean not null default false,
  -- {kind, brand, last4, expiresIn}
  payment_method jsonb,
  tax_id_status text check (tax_id_status in ('pending', 'verified', 'unverified')),
  -- The trial without a card
  free_trial_ends_at timestamptz,
  -- By an admin, Enterprise among them; counts before everything
  granted_tier text check (granted_tier in ('basis', 'premium', 'trial', 'enterprise')),
  -- When time alone changes the plan
  plan_changes_at timestamptz,
  -- Who shall stay active where a smaller plan has fewer seats, as the owner chose
  keep_user_ids uuid[],
  -- Which reminders of a trial's end were sent, and for which end
  reminded_of timestamptz,
  reminded_days smallint check (reminded_days in (3, 1)),
  -- Which mail about a failed payment was sent last, and since when it is about
  dunned_since timestamptz,
  dunned_step smallint,
  -- When the provider's answer was last stored, and when somebody said there is news
  converged_at timestamptz,
  news_at timestamptz,
  -- Requests to the provider are numbered: the latest one, and the one whose answer is stored. An answer to an older
  -- request than that is not stored.
  latest_request integer not null default 0,
  stored_request integer not null default 0,
  check ((subscription_id is null) = (status is null)),
  check ((next_tier is null) = (next_from is null) and (next_tier is null) = (next_period is null))
);
create index subscription_plan_changes on subscription (plan_changes_at) where plan_changes_at is not null;
create index subscription_news on subscription (news_at) where news_at is not null;
call keep_agencies_apart('subscription');

-- Who is billed, as entered in the checkout.
create table billing_address (
  agency_id uuid primary key references agency (id) on delete cascade,
  address jsonb not null,
  updated_at timestamptz not null
);
call keep_agencies_apart('billing_address');

-- What the provider billed: shown to the agency, also while the provider is away.
create table invoice (
  id text primary key,
  agency_id uuid not null references agency (id) on delete cascade,
  number text,
  status text not null check (status in ('draft', 'open', 'paid', 'void', 'uncollectible')),
  net_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  paid_cents bigint not null,
  currency text not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  next_attempt_at timestamptz,
  page_url text,
  pdf_url text
);
create index invoice_agency on invoice (agency_id, created_at desc);
call keep_agencies_apart('invoice');

-- One row per order to the provider. Its id goes along as idempotency key: after a crash or a lost answer the same order
-- is sent again and happens once. At most one of a kind is open per agency.
create table billing_command (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  kind text not null,
  -- What was ordered: the same order goes on, another one waits for it or replaces it
  payload jsonb not null,
  begun_at timestamptz not null,
  done_at timestamptz,
  failure text
);
create unique index billing_command_open on billing_command (agency_id, kind) where done_at is null;
call keep_agencies_apart('billing_command');

-- Each company, VAT id, mail domain and card gets one trial. Only hashes are stored, and they outlive the agency:
-- otherwise it could be deleted and try again.
create table trial_key (
  kind text not null check (kind in ('company', 'vat_id', 'domain', 'card')),
  hash bytea not null check (length(hash) = 32),
  -- An agency, or one that is gone
  used_by uuid not null,
  used_at timestamptz not null,
  primary key (kind, hash)
);
comment on table trial_key is 'system';

-- Each event of the provider once.
create table payment_event (
  id text primary key,
  type text not null,
  customer_id text,
  created_at timestamptz not null,
  received_at timestamptz not null,
  handled_at timestamptz
);
create index payment_event_open on payment_event (received_at) where handled_at is null;
comment on table payment_event is 'system';
revoke all on trial_key, payment_event from tc_app;
