-- Days that an agency sets for itself on the way to an offer; official deadlines are the tender's.
create table milestone (
  id uuid primary key default uuidv7(),
  agency_id uuid not null references agency (id) on delete cascade,
  tender_id uuid not null references tender (id) on delete cascade,
  name text not null,
  due_at timestamptz not null,
  -- false: the end of the day in Europe/Berlin is meant
  has_time boolean not null,
  assignee_id uuid references user_account (id) on delete set null,
  done_at timestamptz,
  created_at timestamptz not null,
  created_by uuid references user_account (id) on delete set null
);
create index milestone_agency on milestone (agency_id, due_at);
create index milestone_tender on milestone (tender_id);
call keep_agencies_apart('milestone');
