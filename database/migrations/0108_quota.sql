-- What an agency used of its plan's monthly quota: one row per use, from its reservation on.
create table quota_use (
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  kind text not null check (kind in ('tender_check')),
  -- First day of the calendar month in Europe/Berlin it counts for
  month date not null check (month = date_trunc('month', month)::date),
  -- What it was used for: used once, it is free from then on
  subject text not null,
  -- reserved: the work is under way · committed: done · refunded: failed, counts no more
  state text not null default 'reserved' check (state in ('reserved', 'committed', 'refunded')),
  reserved_at timestamptz not null,
  settled_at timestamptz,
  check ((state = 'reserved') = (settled_at is null))
);
create index quota_use_month on quota_use (agency_id, kind, month) where state <> 'refunded';
create unique index quota_use_subject on quota_use (agency_id, kind, subject) where state <> 'refunded';
create index quota_use_reserved on quota_use (reserved_at) where state = 'reserved';
call keep_agencies_apart('quota_use');
