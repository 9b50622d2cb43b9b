import { sql } from "kysely";

/**
 * The amount that locks, of `tender_forecast f`. The previous release, which may still run during a deploy, writes one for
 * estimates as well; that is none.
 */
export const statedLockCents = sql`
  case when f.budget_kind in ('published', 'quoted')
      or (f.budget_kind = 'maximum' and f.forecast #>> '{budget,beneath,kind}' = 'quoted')
    then f.lock_cents end`;
