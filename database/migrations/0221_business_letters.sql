-- Mails about an agency's contract, to its owner: the outbox they are sent from, and the business letters that § 257 HGB
-- wants kept.
create table business_letter (
  -- Random throughout: it is the Message-ID.
  id uuid primary key default gen_random_uuid(),
  agency_id uuid not null references agency (id) on delete cascade,
  -- Names the act that it confirms: each act is told once.
  key text not null,
  address text not null,
  subject text not null,
  -- MailContent
  content jsonb not null,
  written_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'accepted', 'refused')),
  settled_at timestamptz,
  unique (agency_id, key)
);
create index business_letter_waiting on business_letter (written_at) where state = 'waiting';
create index business_letter_written_at on business_letter (written_at);
call keep_agencies_apart('business_letter');
