-- How an agency plans, and how far its reminders have come. No row: as it begins.
create table deadline_setting (
  agency_id uuid primary key references agency (id) on delete cascade,
  -- Hours before the deadline by which an offer shall lie on the platform; 0: nothing is proposed
  upload_buffer_hours integer not null default 24 check (upload_buffer_hours between 0 and 168),
  changed_at timestamptz,
  -- The last day (Europe/Berlin) whose reminders are written; written with them
  reminded_through date
);
call keep_agencies_apart('deadline_setting');
