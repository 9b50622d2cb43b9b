-- A report on the market that an agency keeps by name: what it is filtered by, what it holds, and when it is mailed.
create table saved_report (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  by_name text not null,
  name text not null,
  -- The query of business intelligence; "own" sectors are those of the profile on the day of the report.
  filters jsonb not null,
  -- ReportSection of @tc/domain
  sections text[] not null,
  format text not null check (format in ('pdf', 'csv')),
  -- ReportSchedule of @tc/domain; null: only on demand
  schedule jsonb,
  -- No date from before is made up: since when this schedule holds
  schedule_from timestamptz,
  -- Users; who is no active member any more gets nothing.
  recipients uuid[] not null default '{}',
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Kept for a while, so that a deletion can be undone
  deleted_at timestamptz,
  check ((schedule is null) = (schedule_from is null)),
  unique (agency_id, id)
);
create index saved_report_agency on saved_report (agency_id);
create index saved_report_scheduled on saved_report (id) where schedule is not null and deleted_at is null;
call keep_agencies_apart('saved_report');

-- A report is mailed once for each of its weeks or months.
create table report_delivery (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  report_id uuid not null,
  period text not null,
  due_at timestamptz not null,
  -- nobody: no recipient is left. no-plan: the plan ended before it was made.
  state text not null check (state in ('waiting', 'sent', 'nobody', 'no-plan', 'failed')),
  begun_at timestamptz not null,
  -- Members that a mail was queued for
  mail_count integer not null default 0,
  -- The file was too large for a mail
  is_linked boolean not null default false,
  foreign key (agency_id, report_id) references saved_report (agency_id, id) on delete cascade,
  unique (report_id, period)
);
create index report_delivery_newest on report_delivery (agency_id, report_id, due_at desc);
create index report_delivery_waiting on report_delivery (begun_at) where state = 'waiting';
create index report_delivery_old on report_delivery (due_at);
call keep_agencies_apart('report_delivery');

-- What a mail brings along until it is sent, and what it is about where that is no event of a member's settings.
alter table mail_message add column topic text;
alter table mail_message add column topic_name text;
alter table mail_message add column attachment_name text;
alter table mail_message add column attachment bytea;
alter table mail_message add constraint mail_message_topic check ((topic is null) = (topic_name is null));
alter table mail_message add constraint mail_message_attachment check ((attachment is null) = (attachment_name is null));

-- Topics that a member wants no mail of, said by a mail's link or in the app.
create table email_topic_stop (
  agency_id uuid not null,
  user_id uuid not null,
  topic text not null,
  stopped_at timestamptz not null,
  primary key (user_id, topic),
  foreign key (agency_id, user_id) references member (agency_id, user_id) on delete cascade
);
create index email_topic_stop_agency on email_topic_stop (agency_id, topic);
call keep_agencies_apart('email_topic_stop');
