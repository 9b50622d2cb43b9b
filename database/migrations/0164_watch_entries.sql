-- What an agency says of a tender that it watches.
create table watch_entry (
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  note text,
  note_at timestamptz,
  note_by uuid references user_account (id) on delete set null,
  assignee_id uuid references user_account (id) on delete set null,
  -- On the buyer's platform; null: nobody has said
  is_registered boolean,
  registered_at timestamptz,
  registered_by uuid references user_account (id) on delete set null,
  -- When somebody last opened the platform from here
  looked_at timestamptz,
  looked_by uuid references user_account (id) on delete set null,
  primary key (agency_id, tender_id)
);
create index watch_entry_tender on watch_entry (tender_id);
call keep_agencies_apart('watch_entry');
