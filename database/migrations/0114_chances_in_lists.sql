-- How unsure a chance is apart from what all tenders of the agency share: hundredths of log-odds; null: not known.
alter table fit_score add column chance_spread smallint;

-- So many bidders share the framework of the typical lot (BT-113); null: one bidder wins.
alter table tender_forecast add column framework_seats integer;
