-- What agencies have bought. The payment provider knows what is true; these rows are what it last said, so that every
-- screen and every lock works without it.

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
  -- When the agency gave notice, and when it ends
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
  -- What the provider was last asked, and when somebody said there is news
  converged_at timestamptz,
  news_at timestamptz,
  -- Numbers of the last time the provider was asked and of the answer that was written: an older answer that comes later
  -- is not
  asked integer not null default 0,
  answered integer not null default 0,
  check ((subscription_id is null) = (status is null)),
  check ((next_tier is null) = (next_from is null) and (next_tier is null) = (next_period is null))
);
create index subscription_plan_changes on subscription (plan_changes_at) where plan_changes_at is not null;
create index subscription_news on subscription (news_at) where news_at is not null;
comment on table subscription is 'tenant';

-- Until now plans were given by hand.
insert into subscription (agency_id, granted_tier) select id, tier from agency where tier is not null;

-- Who is billed, as entered in the checkout.
create table billing_address (
  agency_id uuid primary key references agency (id) on delete cascade,
  address jsonb not null,
  updated_at timestamptz not null
);
comment on table billing_address is 'tenant';

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
comment on table invoice is 'tenant';

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
comment on table billing_command is 'tenant';

do $$
declare
  name text;
begin
  foreach name in array array['subscription', 'billing_address', 'invoice', 'billing_command'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format(
      'create policy own_agency on %I to tc_app using (agency_id = (select current_agency_id())) with check (agency_id = (select current_agency_id()))',
      name);
    execute format('create policy operator on %I to tc_operator using (true) with check (true)', name);
  end loop;
end $$;

-- Which company, VAT id, mail domain or card had its trial: once each. Hashes, so that nobody reads them here; they outlive
-- the agency, which could else begin anew.
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
