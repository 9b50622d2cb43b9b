-- A member asks for the personal onboarding that Premium and Enterprise promise; the operator deals with it among the
-- enquiries.
create table onboarding_request (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  user_id uuid references user_account (id) on delete set null,
  -- As it was then: the name of an account may change, and the account may go.
  by_name text not null,
  tier text not null check (tier in ('premium', 'trial', 'enterprise')),
  wish text,
  phone text,
  requested_at timestamptz not null
);
create index onboarding_request_agency on onboarding_request (agency_id, id desc);
create index onboarding_request_user on onboarding_request (user_id);
call keep_agencies_apart('onboarding_request');

-- Of a member's request. Its kind is 'contact', which the previous release knows how to list and to mail.
alter table enquiry
  add column onboarding_request_id uuid unique references onboarding_request (id) on delete cascade;
