-- What the probe has measured from outside. A minute of a part is counted once, however often it is reported; the minutes
-- themselves stay for some days, the days' counts as long as the status page shows them.
create table availability_minute (
  part text not null,
  minute timestamptz not null,
  state text not null check (state in ('up', 'disturbed', 'down')),
  primary key (part, minute)
);
create index availability_minute_minute on availability_minute (minute);
comment on table availability_minute is 'global';
revoke insert, update, delete on availability_minute from tc_app;

-- Minutes of a day in Germany. A day without a row was not measured.
create table availability_day (
  part text not null,
  day date not null,
  up_minutes integer not null default 0,
  disturbed_minutes integer not null default 0,
  down_minutes integer not null default 0,
  primary key (part, day)
);
comment on table availability_day is 'global';
revoke insert, update, delete on availability_day from tc_app;

-- What the operator says about a disturbance. Public as soon as it is written.
create table availability_incident (
  id uuid primary key default uuidv7(),
  title text not null,
  -- What users noticed
  text text not null,
  -- Whether anything was lost
  lost text not null,
  begins_at timestamptz not null,
  -- Null: it goes on
  ends_at timestamptz check (ends_at >= begins_at),
  written_at timestamptz not null
);
comment on table availability_incident is 'global';
revoke insert, update, delete on availability_incident from tc_app;
