-- The one answer to "whom does a change of this tender concern": agencies that marked it, work on it, or watch it, less
-- those that said they watch it no more. The view asks with the rights of whoever asks it: row-level security holds.
create view followed_tender with (security_invoker = true) as
  select agency_id, tender_id from watched_tender where is_watched
  union
  select agency_id, tender_id
  from (
    select agency_id, tender_id from tender_label
    where source = 'user' and kind = 'saved' and retracted_at is null
    union
    select agency_id, tender_id from pipeline_card where stage in ('discovered', 'review', 'go', 'in_work', 'submitted')
  ) touched
  where not exists (
    select from watched_tender w
    where w.agency_id = touched.agency_id and w.tender_id = touched.tender_id and not w.is_watched);
grant select on followed_tender to tc_app, tc_operator;
create index tender_label_saved on tender_label (tender_id, agency_id)
  where source = 'user' and kind = 'saved' and retracted_at is null;
