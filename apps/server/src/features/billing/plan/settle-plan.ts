import { planAt, tierRights } from "@tc/domain";
import { audit } from "../../../platform/tenancy/audit.ts";
import { lockAgency } from "../../../platform/tenancy/agency-lock.store.ts";
import type { Transaction } from "../../../platform/context.ts";
import { rescoreAgency } from "../../scoring/index.ts";
import { deactivateBeyondSeats } from "../../team/index.ts";
import { mailBillingJob } from "../job-definitions.ts";
import { planFactsOf } from "./plan-facts.ts";
import {
  changeSubscription,
  findSubscription,
  setTier,
} from "../convergence/subscription.store.ts";

/**
 * Sets the plan that our rows say holds now, when time alone changes it, and who keeps a seat. Inside the caller's
 * transaction, which is the agency's or the operator's. An agency for which nothing was ever begun stays as it is.
 */
export async function settlePlan(t: Transaction, agencyId: string): Promise<void> {
  const agencyTransaction = { ...t, agency: { id: agencyId } };
  await lockAgency(agencyTransaction);
  const row = await findSubscription(t, agencyId);
  if (!row) return;
  const { tier, until } = planAt(planFactsOf(row), t.now());
  const held = await setTier(t, agencyId, tier);
  if (!held) return;
  await changeSubscription(t, agencyId, { plan_changes_at: until ?? null });
  if (held.before !== tier) {
    const details = { from: held.before ?? "none", to: tier ?? "none" };
    await audit(t, { kind: "tier_set", agencyId, details });
    // Without a plan the agency got no scores.
    if (held.before === null) await rescoreAgency(t, agencyId);
  }
  const { seats } = tierRights(tier);
  const left = await deactivateBeyondSeats(agencyTransaction, {
    seats,
    keepUserIds: row.keep_user_ids ?? undefined,
  });
  if (left.length === 0) return;
  // The owner's choice of members applies to this change only.
  await changeSubscription(t, agencyId, { keep_user_ids: null });
  await t.enqueue(mailBillingJob, { kind: "seats_reduced", agencyId, userIds: [...left] });
}
