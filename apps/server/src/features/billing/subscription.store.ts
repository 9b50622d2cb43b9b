import type { Selectable } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import type { BillingTables } from "../../platform/schema-billing.ts";

export type SubscriptionRow = Selectable<BillingTables["subscription"]>;

/** What the provider last said of an agency and what it was given; undefined: nothing was ever begun. */
export function findSubscription(
  t: Transaction,
  agencyId: string,
): Promise<SubscriptionRow | undefined> {
  return t.db
    .selectFrom("subscription")
    .selectAll()
    .where("agency_id", "=", agencyId)
    .executeTakeFirst();
}
