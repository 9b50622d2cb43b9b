-- What a period costs and how it is paid, as the provider says. Null: written by a release that did not ask, so as listed.
alter table subscription
  add column net_cents integer,
  add column next_net_cents integer,
  add column is_invoiced boolean not null default false;

-- By when an invoice that was sent is to be paid; null: it is charged.
alter table invoice add column due_at timestamptz;
