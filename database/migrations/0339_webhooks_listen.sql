-- Since when a webhook hears of new matches: switched on again, or given them later, it gets none from before. Null: since
-- it was made, also for those that the previous release makes.
alter table webhook add column listens_since timestamptz;
