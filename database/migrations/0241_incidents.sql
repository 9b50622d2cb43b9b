-- What the operator is told of once, by mail and on the admin's screen, until it is over.
create table incident_mail (
  id uuid primary key default uuidv7(),
  queued_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz
);
comment on table incident_mail is 'system';

create table incident (
  id uuid primary key default uuidv7(),
  kind text not null,
  -- Tells incidents of one kind apart, e.g. the id of a source
  subject text not null,
  -- A German sentence, as of the last check that saw it
  text text not null,
  opened_at timestamptz not null,
  last_seen_at timestamptz not null,
  ended_at timestamptz,
  open_mail_id uuid references incident_mail,
  end_mail_id uuid references incident_mail,
  taken_at timestamptz,
  taken_by uuid references user_account on delete set null
);
-- Two workers that see the same at the same moment open one.
create unique index incident_open on incident (kind, subject) where ended_at is null;
create index incident_open_mail on incident (open_mail_id);
create index incident_end_mail on incident (end_mail_id);
create index incident_taken_by on incident (taken_by);
comment on table incident is 'system';

create table incident_check (
  singleton boolean primary key default true check (singleton),
  checked_at timestamptz not null
);
comment on table incident_check is 'system';

-- Written by whatever makes the backups, through a command.
create table backup_report (
  id uuid primary key default uuidv7(),
  at timestamptz not null,
  is_ok boolean not null
);
create index backup_report_at on backup_report (at desc);
comment on table backup_report is 'system';

revoke all on incident_mail, incident, incident_check, backup_report from tc_app;
