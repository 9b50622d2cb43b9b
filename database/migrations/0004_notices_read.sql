-- How many notices a document was read as: a later copy may take a notice's place in notice_source, and a run that
-- meets only known documents still says how many notices it met.
alter table raw_notice add column notice_count integer not null default 1;
