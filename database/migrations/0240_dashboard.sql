-- How a member has arranged the dashboard, and up to when they have seen the new matches. No row: as it begins.
create table dashboard_setting (
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid not null references user_account (id) on delete cascade,
  -- Names of cards in the member's order; empty: as it begins
  cards text[] not null default '{}',
  -- What came to us later is new to the member; null: they have not looked yet
  matches_seen_at timestamptz,
  primary key (agency_id, user_id)
);
create index dashboard_setting_user on dashboard_setting (user_id);
call keep_agencies_apart('dashboard_setting');
