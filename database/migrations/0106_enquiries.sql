-- What visitors write through the demo and the contact form. No network address: nothing of it is needed to answer.
create table enquiry (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('demo', 'contact')),
  at timestamptz not null,
  first_name text not null,
  last_name text not null,
  email text not null,
  phone text,
  company text,
  company_size text check (company_size in ('1-10', '11-50', '51-200', '200+')),
  subject text,
  message text,
  -- Of everything that was typed: the same content sent again within minutes is the same enquiry.
  content_hash bytea not null,
  -- Filled in what nobody sees: kept, but nobody is mailed.
  is_suspected boolean not null default false,
  -- Beyond the limit of one address the enquiry is kept, but nobody's inbox is filled.
  is_confirmation_wanted boolean not null,
  -- When the mails went out; a job that is done twice sends nothing twice.
  operator_mailed_at timestamptz,
  confirmed_at timestamptz,
  handled_at timestamptz,
  is_application boolean not null default false,
  -- When the process of an application ended.
  closed_at timestamptz check (closed_at is null or is_application),
  check (case kind when 'demo' then company_size is not null and company is not null and subject is null
    else subject is not null and message is not null and company_size is null end)
);
create index enquiry_at on enquiry (at desc, id desc);
create index enquiry_content on enquiry (content_hash);
comment on table enquiry is 'system';

-- Written for visitors, read and changed for admins, both as the operator.
revoke all on enquiry from tc_app;
