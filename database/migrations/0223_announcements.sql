-- Versions of the terms and of the list of sub-processors that were announced, word for word. Nobody changes one.
create table legal_version (
  id uuid primary key default uuidv7(),
  kind text not null check (kind in ('terms', 'sub_processors')),
  version text not null,
  -- What changes, as the mail said it
  summary text not null,
  text text not null,
  -- SHA-256 of kind, version and text, hexadecimal: what an answer is about
  text_hash text not null,
  -- A day in Germany; holds from its first moment on
  effective_on date not null,
  published_at timestamptz not null,
  -- When the last agency had been told; until then the job goes on.
  told_at timestamptz,
  unique (kind, version)
);
comment on table legal_version is 'global';
revoke insert, update, delete on legal_version from tc_app;
revoke update, delete on legal_version from tc_operator;
grant update (told_at) on legal_version to tc_operator;

-- Which agency was told of which version, and when. The letter is in business_letter.
create table legal_announcement (
  agency_id uuid not null references agency (id) on delete cascade,
  version_id uuid not null references legal_version (id),
  announced_at timestamptz not null,
  -- False: the agency had no owner to write to.
  has_letter boolean not null,
  primary key (agency_id, version_id)
);
create index legal_announcement_version on legal_announcement (version_id);
call keep_agencies_apart('legal_announcement');

-- Each answer is a row of its own; the last one counts.
create table legal_answer (
  id uuid primary key default uuidv7(),
  agency_id uuid not null,
  version_id uuid not null,
  answer text not null check (answer in ('confirmed', 'objected')),
  reason text,
  text_hash text not null,
  answered_at timestamptz not null,
  answered_by uuid references user_account (id) on delete set null,
  -- As it was then: the name of an account may change, and the account may go.
  answered_by_name text not null,
  foreign key (agency_id, version_id) references legal_announcement (agency_id, version_id) on delete cascade
);
create index legal_answer_announcement on legal_answer (agency_id, version_id, id desc);
call keep_agencies_apart('legal_answer');
-- What was answered stays as it is, and goes with the agency alone.
revoke update, delete on legal_answer from tc_app;
