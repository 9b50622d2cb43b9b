import type { Transaction } from "../../../platform/context.ts";

const idsOf = (rows: readonly { agency_id: string }[]) => rows.map(({ agency_id }) => agency_id);

/** Agencies whose plan is due to change by date. */
export async function listPlanChanges(t: Transaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("subscription")
    .select("agency_id")
    .where("plan_changes_at", "<=", t.now())
    .orderBy("plan_changes_at")
    .execute();
  return idsOf(rows);
}

/** Agencies with a trial that ends soon. */
export async function listEndingTrials(t: Transaction, until: Date): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("subscription")
    .select("agency_id")
    .where((eb) =>
      eb.or([
        eb.between("trial_ends_at", t.now(), until),
        eb.between("free_trial_ends_at", t.now(), until),
      ]),
    )
    .execute();
  return idsOf(rows);
}

export async function listUnpaid(t: Transaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("subscription")
    .select("agency_id")
    .where((eb) => eb.or([eb("unpaid_since", "is not", null), eb("dunned_since", "is not", null)]))
    .execute();
  return idsOf(rows);
}

/** Agencies with news from before this moment that no job has followed. */
export async function listUnfollowedNews(t: Transaction, before: Date): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("subscription")
    .select("agency_id")
    .where("news_at", "<=", before)
    .execute();
  return idsOf(rows);
}

export async function listCustomers(t: Transaction): Promise<readonly string[]> {
  const rows = await t.db
    .selectFrom("subscription")
    .select("agency_id")
    .where("customer_id", "is not", null)
    .orderBy("converged_at", (order) => order.asc().nullsFirst())
    .execute();
  return idsOf(rows);
}
