-- How much an agency lets each factor of our proposal count; a factor that is absent counts as usual.
alter table bid_calculation add column weights jsonb not null default '{}';

-- When we last started a check for the agency beside its quota, and how often. Equal to started_at: the last run is ours.
alter table tender_check
  add column automatic_at timestamptz,
  add column automatic_tries smallint not null default 0;
