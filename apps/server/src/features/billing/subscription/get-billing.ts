import type { getBilling as endpoint } from "@tc/contract";
import { graceDays, tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { countSeatsUsed } from "../../team/index.ts";
import { getUsage } from "../../quota/index.ts";
import { listOpenCommands } from "../orders/command.store.ts";
import { endByCancellation } from "./end-by-cancellation.ts";
import { invoiceAnswer } from "./invoice-answer.ts";
import { findLive, findNextPlan } from "./subscription-state.ts";
import type { LiveSubscription, NextPlan, SubscriptionRow } from "./subscription-state.ts";
import * as store from "./plan-order.store.ts";
import { isTrialEligible } from "../checkout/trial-eligibility.ts";

type Billing = z.input<typeof endpoint.response>;

const dayMs = 24 * 60 * 60 * 1000;

/** All from our own rows, so that it shows also while the provider is away. */
export async function getBilling(ctx: Context): Promise<Billing> {
  const { agencyId, role } = requireMembership(ctx);
  return inAgency(ctx, agencyId, async (t) => {
    const row = await findSubscription(t, agencyId);
    const agency = await store.findAgencyRow(t);
    const tier = agency?.tier ?? null;
    const live = findLive(row);
    const billed = await store.findAddressRow(t);
    const members = await store.listMembers(t);
    const vatId = billed?.address.vatId;
    const freeTrialEndsAt = row?.free_trial_ends_at;
    const hasFreeTrial = freeTrialEndsAt && freeTrialEndsAt > t.now();
    return {
      tier,
      source: sourceOf(row, tier),
      can: { manage: role === "owner" },
      isPurchasePossible: ctx.ports.payments !== undefined,
      trial: {
        isEligible: await isTrialEligible(t),
        ...(hasFreeTrial && { endsAt: freeTrialEndsAt.toISOString() }),
      },
      ...(row && live && { subscription: await subscriptionAnswer(t, row, live) }),
      ...(row?.payment_method && { paymentMethod: row.payment_method }),
      ...(vatId !== undefined && {
        vatId: { id: vatId, ...(row?.tax_id_status && { status: row.tax_id_status }) },
      }),
      usage: await getUsage(t),
      seats: {
        limit: tierRights(tier).seats,
        used: await countSeatsUsed(t),
        members: members.map((member) => ({
          userId: member.user_id,
          name: member.name,
          isOwner: member.role === "owner",
          isActive: member.deactivated_at === null,
        })),
      },
      invoices: (await store.listInvoices(t)).map(invoiceAnswer),
    };
  });
}

function sourceOf(row: SubscriptionRow | undefined, tier: Billing["tier"]): Billing["source"] {
  if (tier === null) return "none";
  if (row?.granted_tier) return "granted";
  if (findLive(row)) return "subscription";
  return row?.free_trial_ends_at ? "trial" : "granted";
}

async function subscriptionAnswer(
  t: AgencyTransaction,
  row: SubscriptionRow,
  live: LiveSubscription,
): Promise<NonNullable<Billing["subscription"]>> {
  const subscriptionCancellation = await findSubscriptionCancellation(t, row);
  const next = findNextPlan(row);
  const ending = endByCancellation(live, next, t.now());
  const nextCharge = nextChargeOf(live, next, subscriptionCancellation.endsAt);
  const { unpaid_since: unpaidSince, trial_ends_at: trialEndsAt } = row;
  return {
    tier: live.tier,
    period: live.period,
    status: live.status,
    netCents: live.netCents,
    ...(row.is_invoiced && { isInvoiced: true as const }),
    periodStartsAt: live.periodStartsAt.toISOString(),
    periodEndsAt: live.periodEndsAt.toISOString(),
    ...(live.status === "trialing" && trialEndsAt && { trialEndsAt: trialEndsAt.toISOString() }),
    ...(subscriptionCancellation.subscriptionCancelledAt && {
      subscriptionCancelledAt: subscriptionCancellation.subscriptionCancelledAt.toISOString(),
    }),
    ...(subscriptionCancellation.endsAt && {
      endsAt: subscriptionCancellation.endsAt.toISOString(),
    }),
    ...(next && { next: { ...next, from: next.from.toISOString() } }),
    ...(nextCharge && { nextCharge }),
    ...(unpaidSince && {
      unpaid: {
        since: unpaidSince.toISOString(),
        planEndsAt: new Date(unpaidSince.getTime() + graceDays * dayMs).toISOString(),
      },
    }),
    isFirstPaymentProcessing: row.is_first_payment_processing,
    ifCancelledNow: {
      endsAt: ending.endsAt.toISOString(),
      charges: ending.charges.map(({ at, netCents }) => ({ at: at.toISOString(), netCents })),
      voidsNext: ending.voidsNext,
    },
  };
}

/** A cancellation counts from when it was given, also while it could not be passed on yet. */
async function findSubscriptionCancellation(t: AgencyTransaction, row: SubscriptionRow) {
  if (row.ends_at)
    return { endsAt: row.ends_at, subscriptionCancelledAt: row.subscription_cancelled_at };
  for (const { order } of await listOpenCommands(t)) {
    if (order?.kind !== "end_at" || order.at === null) continue;
    const subscriptionCancelledAt =
      order.subscriptionCancelledAt === undefined ? null : new Date(order.subscriptionCancelledAt);
    return { endsAt: new Date(order.at), subscriptionCancelledAt };
  }
  return {};
}

function nextChargeOf(
  live: LiveSubscription,
  next: NextPlan | undefined,
  endsAt: Date | undefined,
) {
  const at = live.periodEndsAt;
  if (endsAt && endsAt <= at) return undefined;
  if (live.status !== "active" && live.status !== "trialing" && live.status !== "past_due") {
    return undefined;
  }
  const { netCents } = next && next.from <= at ? next : live;
  return { at: at.toISOString(), netCents };
}
