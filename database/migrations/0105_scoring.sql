-- What the models know, what they say of tenders, and what agencies made of it.

-- One training run. All its parts share the version; scores name it.
create table scoring_model (
  version integer primary key check (version > 0),
  trained_at timestamptz not null,
  -- Of which kind of notices it was made; used only while the database holds that kind.
  dataset text not null check (dataset in ('sample', 'real')),
  -- What it rests on: numbers of tenders and awards, first and last days, held-back reliability.
  basis jsonb not null,
  -- building: parts are still missing · active: the one in use · retired
  status text not null check (status in ('building', 'active', 'retired'))
);
create unique index scoring_model_active on scoring_model ((true)) where status = 'active';
comment on table scoring_model is 'system';

create table scoring_model_part (
  version integer not null references scoring_model (version) on delete cascade,
  part text not null,
  -- zstd
  content bytea not null,
  -- Rises with each incremental update of this part.
  revision integer not null default 1,
  primary key (version, part)
);
alter table scoring_model_part alter column content set storage external;
comment on table scoring_model_part is 'system';

-- What the models say of a tender, the same for every agency.
create table tender_forecast (
  tender_id uuid primary key references tender (id) on delete cascade,
  tender_version integer not null,
  model_version integer not null,
  -- The whole forecast: offers, chances' base, budget with its comparables.
  forecast jsonb not null,
  -- For lists; null: too thin.
  mean_offers real,
  low_offers smallint,
  high_offers smallint,
  is_contested boolean,
  budget_kind text check (budget_kind in ('published', 'maximum', 'quoted', 'estimate')),
  budget_cents bigint,
  budget_low_cents bigint,
  budget_high_cents bigint,
  budget_currency text,
  -- Net euros to sort and filter by: the published or quoted amount, else the estimate's median; never a maximum.
  expected_cents bigint,
  -- A plan whose volume cap lies below this is locked out: the published or quoted amount, else what the value exceeds
  -- with a probability of 80 %. Null: nothing locks.
  lock_cents bigint,
  -- Rises with every write, so that copies in memory can follow.
  changed_by xid8 not null default pg_current_xact_id(),
  forecast_at timestamptz not null
);
create index tender_forecast_changed on tender_forecast (changed_by, tender_id);
create index tender_forecast_model on tender_forecast (model_version);
comment on table tender_forecast is 'global';

-- Tenders that are new or changed, or of which a newer model has said nothing yet. Written by whoever writes the tender,
-- in the same transaction; gone once forecast and scores are.
create table scoring_due (
  tender_id uuid primary key references tender (id) on delete cascade,
  version integer not null
);
comment on table scoring_due is 'global';

-- Who usually wins in an agency sector: its tenders by the digits their code begins with.
create index tender_main_cpv on tender (main_cpv text_pattern_ops);

-- What can still be won, without reading all that ever was.
create index tender_alive on tender (stage, last_deadline_at, updated_on) include (id, version)
  where stage in ('planned', 'call');

-- What was said before the award was known, beside what happened.
create table forecast_outcome (
  tender_id uuid not null references tender (id) on delete cascade,
  lot_id text not null,
  model_version integer not null,
  forecast_at timestamptz not null,
  mean_offers real not null,
  low_offers smallint not null,
  high_offers smallint not null,
  single_probability real not null check (single_probability between 0 and 1),
  offers_received integer not null check (offers_received >= 0),
  observed_at timestamptz not null,
  primary key (tender_id, lot_id)
);
comment on table forecast_outcome is 'global';

-- One agency's scores of the tenders that can still be won.
create table fit_score (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  tender_version integer not null,
  profile_version integer not null,
  model_version integer not null,
  score smallint not null check (score between 0 and 100),
  low smallint not null,
  high smallint not null,
  -- 0 failed, 1 open, 2 passed; without the lead time, which moves with the clock
  knockout smallint not null check (knockout between 0 and 2),
  -- Leistungsbild, Referenzen, Auftragsgröße, Region, Eignung; -1: unknown
  parts smallint[] not null,
  -- Percent, rounded as shown; null: too thin
  chance smallint,
  chance_low smallint,
  chance_high smallint,
  scored_at timestamptz not null,
  primary key (agency_id, tender_id)
);
create index fit_score_tender on fit_score (tender_id);
call keep_agencies_apart('fit_score');

-- How far the scoring of an agency is.
create table scoring_state (
  agency_id uuid primary key references agency (id) on delete cascade,
  profile_version integer not null,
  model_version integer not null,
  -- Rises whenever the agency's scores or marks change, so that copies in memory can follow.
  revision bigint not null default 1,
  -- Everything open has been scored with these versions.
  is_complete boolean not null default false,
  scored_at timestamptz not null
);
call keep_agencies_apart('scoring_state');

-- Judgements and outcomes: what the ranking learns from and what the calibration is judged by.
create table tender_label (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  kind text not null check (kind in ('fits', 'misfit', 'saved', 'dismissed', 'pursued', 'bid', 'won', 'lost', 'withdrawn')),
  reason text,
  note text,
  -- user: somebody of the agency said so · notice: found in a published result
  source text not null check (source in ('user', 'notice')),
  lot_id text,
  created_by uuid references user_account (id) on delete set null,
  created_at timestamptz not null,
  retracted_at timestamptz,
  -- The labels that this one replaced or took back; undoing brings them back.
  replaces uuid[] not null default '{}',
  -- Says nothing itself: somebody took back what `replaces` names.
  is_withdrawal boolean not null default false check (not is_withdrawal or retracted_at is not null),
  -- What was said of the tender at that moment.
  prediction jsonb
);
create unique index tender_label_current on tender_label (agency_id, tender_id, kind, coalesce(lot_id, ''))
  where retracted_at is null;
create index tender_label_agency on tender_label (agency_id, created_at desc);
create index tender_label_tender on tender_label (tender_id);
-- Few among many marks: what bids became of.
create index tender_label_outcome on tender_label (agency_id, tender_id)
  where kind in ('bid', 'won', 'lost') and retracted_at is null;
call keep_agencies_apart('tender_label');

-- Weights of the ranking as learnt from one agency's judgements.
create table agency_learning (
  agency_id uuid primary key references agency (id) on delete cascade,
  -- null: not enough judgements, or a refused update before any was taken
  weights jsonb,
  weights_before jsonb,
  label_count integer not null,
  was_refused boolean not null default false,
  learnt_at timestamptz,
  tried_at timestamptz not null
);
call keep_agencies_apart('agency_learning');

-- By which keys an agency would appear as a winner: normalised name and town, VAT number.
create table agency_key (
  agency_id uuid not null references agency (id) on delete cascade,
  key text not null,
  primary key (agency_id, key)
);
create index agency_key_key on agency_key (key);
call keep_agencies_apart('agency_key');

-- Only workers write what models say, as the operator; agencies read.
revoke insert, update, delete on scoring_model, scoring_model_part, tender_forecast, forecast_outcome from tc_app;

-- By the first three digits of its codes an agency sector's market is found among half a million tenders.
create function cpv_groups(codes text[]) returns text[]
  language sql immutable parallel safe
  return array(select distinct left(code, 3) from unnest(codes) as code);
create index tender_cpv_groups on tender using gin (cpv_groups(cpv));
