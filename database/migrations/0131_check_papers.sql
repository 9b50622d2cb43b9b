-- What the papers of a check rest on beside tender, profile and documents: a digest of the agency's proof files and of
-- what members said of this tender's papers. null: there was none of either.
alter table tender_check add column papers_digest text;

-- Why the last run failed; null where it did not, and where an earlier release failed it.
alter table tender_check add column failure text check (failure in ('not-scored', 'unavailable', 'internal'));
