import { sql } from "kysely";

/**
 * The amount of the notice that locks, of `tender_forecast f`. The previous release, which may still run during a deploy,
 * writes one for estimates as well; that is none.
 */
export const statedLockCents = sql`
  case when f.budget_kind in ('published', 'quoted')
      or (f.budget_kind = 'maximum' and f.forecast #>> '{budget,beneath,kind}' = 'quoted')
    then f.lock_cents end`;

const factsOf = (tenderId: "t.id" | "f.tender_id", column: string) => sql`
  (select ${sql.raw(column)} from public_document_fact p where p.tender_id = ${sql.ref(tenderId)})`;

/** Net, as public documents name it; it locks where the notice states no amount. */
export const documentCents = (tenderId: "t.id" | "f.tender_id") =>
  factsOf(tenderId, "(p.value ->> 'netCents')::bigint");

/** The same with its words and its place */
export const documentValue = factsOf("t.id", "p.value");
