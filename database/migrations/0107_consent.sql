-- Choices about cookies: each change is a row of its own, so that it can be proven what was agreed to and when it ended.
-- No address, no browser, no account.
create table consent (
  id bigint generated always as identity primary key,
  -- Made at random in the browser
  consent_id text not null check (consent_id ~ '^[0-9a-f]{32}$'),
  version text not null,
  text_version date not null,
  analytics boolean not null,
  marketing boolean not null,
  -- Whose script was configured for the agreed categories; empty where none was. Others are not covered.
  analytics_provider text not null,
  marketing_provider text not null,
  -- By the browser's clock, and by ours: it may arrive later than it was made.
  chosen_at timestamptz not null,
  received_at timestamptz not null,
  -- A browser that got no answer sends it again.
  unique (consent_id, chosen_at)
);
create index consent_received on consent (received_at);
comment on table consent is 'system';
-- What was noted stays as it is; only the operator forgets.
revoke update, delete on consent from tc_app;
revoke update on consent from tc_operator;
