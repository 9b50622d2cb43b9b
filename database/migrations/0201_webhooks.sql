-- Where an agency wants to be told of what happens to tenders.
create table webhook (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  kind text not null check (kind in ('signed', 'slack', 'teams')),
  name text not null,
  events text[] not null,
  host text not null,
  -- The address, which is a secret for Slack and Teams, and what signs: encrypted JSON
  key_id text not null,
  encrypted_key bytea not null,
  created_at timestamptz not null,
  by_name text not null,
  stopped_at timestamptz,
  stopped_because text check (stopped_because in ('member', 'dead', 'gone')),
  check ((stopped_at is null) = (stopped_because is null)),
  unique (agency_id, id)
);
call keep_agencies_apart('webhook');

-- One message to one webhook, from the transaction that brought it to the answer of the receiver.
create table webhook_delivery (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  webhook_id uuid not null,
  event text not null,
  -- The same news are told once.
  key text not null,
  heading text not null,
  payload jsonb not null,
  created_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'failed', 'dropped')),
  tries integer not null default 0,
  -- When somebody has to look after it next; while it is being sent, when that has taken too long
  next_at timestamptz,
  sent_at timestamptz,
  status integer,
  ms integer,
  failure text,
  check ((state = 'waiting') = (next_at is not null)),
  foreign key (agency_id, webhook_id) references webhook (agency_id, id) on delete cascade,
  unique (webhook_id, key)
);
create index webhook_delivery_due on webhook_delivery (next_at) where next_at is not null;
create index webhook_delivery_newest on webhook_delivery (agency_id, webhook_id, id desc);
create index webhook_delivery_old on webhook_delivery (created_at);
call keep_agencies_apart('webhook_delivery');
