-- Only an amount that the notice states locks. Stored estimates wrote one that their value exceeds with 80 %; it is taken
-- back here, as a forecast is written anew only with its tender or with the next training.
update tender_forecast set lock_cents = null, changed_by = pg_current_xact_id()
  where lock_cents is not null
    and (budget_kind = 'estimate'
      or (budget_kind = 'maximum' and forecast #>> '{budget,beneath,kind}' is distinct from 'quoted'));
comment on column tender_forecast.lock_cents is
  'Net euro cents that the notice states, published or quoted; a plan whose cap lies below is locked out. Null: nothing locks';
