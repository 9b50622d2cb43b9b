-- What a member was told of new tenders, mail by mail, and the days on which there was nothing to tell. A row and its mail
-- are written in one transaction: the same key happens once.
create table digest (
  agency_id uuid not null,
  user_id uuid not null,
  -- "day 2026-11-24", the German day it was due on, or "now …" for hits that were told at once
  key text not null,
  -- What came later is new to the next one.
  ran_at timestamptz not null,
  -- Whether new tenders were looked for; else it held other news alone.
  has_hits boolean not null,
  -- Tenders that it named or counted; none of them is told again.
  tender_ids uuid[] not null default '{}',
  primary key (user_id, key),
  foreign key (agency_id, user_id) references member (agency_id, user_id) on delete cascade
);
create index digest_agency on digest (agency_id, user_id, ran_at);
create index digest_ran on digest (ran_at);
call keep_agencies_apart('digest');

-- New tenders are looked for each few minutes.
create index tender_created on tender (created_at);
create index tender_published on tender (published_on);
