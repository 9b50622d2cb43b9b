-- What a member wants mailed, and when. No row, or no entry for an event: the start values of @tc/domain, where new matches
-- start with the wish of the agency's onboarding (profile.data, `notificationWish`).
create table email_setting (
  agency_id uuid not null,
  user_id uuid primary key,
  -- MailFrequency by NotificationEvent, of the events that the member has set
  frequencies jsonb not null default '{}',
  -- Days of the daily mail, 1 is Monday
  weekdays smallint[] not null default '{1,2,3,4,5}' check (weekdays <@ '{1,2,3,4,5,6,7}'),
  -- HH:MM in Europe/Berlin
  daily_at text not null default '07:30' check (daily_at ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'),
  weekly_on smallint not null default 1 check (weekly_on between 1 and 7),
  hits_per_mail smallint not null default 3 check (hits_per_mail between 1 and 10),
  mails_per_day smallint not null default 5 check (mails_per_day between 1 and 20),
  is_paused boolean not null default false,
  -- The first day with mails again, in Europe/Berlin; null: until the member goes on
  paused_until date,
  changed_at timestamptz not null,
  check (is_paused or paused_until is null),
  foreign key (agency_id, user_id) references member (agency_id, user_id) on delete cascade
);
create index email_setting_agency on email_setting (agency_id);
call keep_agencies_apart('email_setting');

-- Addresses beside the member's own. They get mails from the confirmation on; who asked and who confirmed stays on record
-- as long as it may have to be proven.
create table email_address (
  id uuid primary key default uuidv7(),
  agency_id uuid not null,
  user_id uuid not null,
  address text not null,
  -- Of the confirmation's link; null once it is used or no longer valid
  token_hash bytea unique,
  requested_at timestamptz not null,
  requested_from text,
  -- Version of the words that the member and the address were shown
  text_version text not null,
  confirmed_at timestamptz,
  confirmed_from text,
  removed_at timestamptz,
  foreign key (agency_id, user_id) references member (agency_id, user_id) on delete cascade
);
create unique index email_address_in_use on email_address (user_id, address) where removed_at is null;
create index email_address_agency on email_address (agency_id, user_id);
call keep_agencies_apart('email_address');

-- Addresses that get no more monitoring mails of this agency, until a member says to try again.
create table email_stop (
  agency_id uuid not null references agency (id) on delete cascade,
  address text not null,
  -- MailStopReason of @tc/domain
  reason text not null,
  stopped_at timestamptz not null,
  primary key (agency_id, address)
);
call keep_agencies_apart('email_stop');

-- The outbox and the history of monitoring mails, and the days without one.
create table mail_message (
  -- Random throughout: its Message-ID is what a bounce has to name.
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null,
  user_id uuid not null,
  address text not null,
  -- NotificationEvent of @tc/domain
  events text[] not null,
  -- Names what is told: the same key is mailed to an address once.
  key text not null,
  subject text not null,
  preview text not null,
  -- Both go after some time; only the row stays.
  html text,
  text text,
  -- none: a day with nothing new. sending: a try is under way or died; nobody knows whether the server took the mail.
  state text not null check (state in ('queued', 'sending', 'accepted', 'refused', 'stopped', 'none')),
  -- Why it was refused or stopped: MailStopReason of @tc/domain
  reason text,
  queued_at timestamptz not null,
  claimed_at timestamptz,
  settled_at timestamptz,
  -- Tries whose answer nobody saw; only these may have delivered the mail twice.
  unanswered integer not null default 0,
  -- The first report that it came back or was called spam; later ones change nothing.
  reported_at timestamptz,
  unique (user_id, address, key),
  foreign key (agency_id, user_id) references member (agency_id, user_id) on delete cascade
);
create index mail_message_history on mail_message (agency_id, user_id, queued_at desc, id);
create index mail_message_open on mail_message (queued_at) where state in ('queued', 'sending');
create index mail_message_with_text on mail_message (queued_at) where html is not null;
call keep_agencies_apart('mail_message');

-- Since when it is in a mail; null: not yet, so that the next mail of its event takes it.
alter table notification add column mailed_at timestamptz;
create index notification_unmailed on notification (agency_id, user_id, created_at) where mailed_at is null;
