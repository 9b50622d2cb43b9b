import type { getEnterpriseOrder as endpoint } from "@tc/contract";
import { profileData } from "@tc/contract";
import { graceDays, tierRights } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { splitStreet } from "../checkout/split-street.ts";
import { findOwner, findSubscription } from "../convergence/subscription.store.ts";
import { listOpenCommands } from "../orders/command.store.ts";
import { invoiceAnswer } from "../subscription/invoice-answer.ts";
import * as store from "../subscription/plan-order.store.ts";
import { findLive, findNextPlan } from "../subscription/subscription-state.ts";
import type { SubscriptionRow } from "../subscription/subscription-state.ts";
import { recordAdminCall } from "./record-admin-call.ts";
import { findObstacle } from "./sale.ts";

type Answer = z.input<typeof endpoint.response>;

const dayMs = 24 * 60 * 60 * 1000;

/** What an admin has to know before an order, and where the last one stands. */
export async function getEnterpriseOrder(ctx: Context, agencyId: string): Promise<Answer> {
  await recordAdminCall(ctx, "getEnterpriseOrder", agencyId);
  return inAgency(ctx, agencyId, async (t) => {
    const row = await findSubscription(t, agencyId);
    const agency = await store.findAgencyRow(t);
    const obstacle = findObstacle(row);
    const openCommands = await listOpenCommands(t);
    const subscription = subscriptionOf(row);
    return {
      agency: { id: agencyId, name: agency?.name ?? "", tier: agency?.tier ?? null },
      isPossible: ctx.ports.payments !== undefined,
      recipient: await findRecipient(t),
      ...(row?.granted_tier && { grantedTier: row.granted_tier }),
      hasPaymentMethod: Boolean(row?.payment_method),
      ...(subscription && { subscription }),
      ...(obstacle && { notNow: obstacle }),
      isUnderWay: openCommands.some(({ order }) => order && "terms" in order && order.terms),
      seats: tierRights("enterprise").seats,
      invoices: (await store.listInvoices(t)).map(invoiceAnswer),
    };
  });
}

function subscriptionOf(row: SubscriptionRow | undefined): Answer["subscription"] {
  const live = findLive(row);
  if (!row || !live) return undefined;
  const next = findNextPlan(row);
  const { unpaid_since: unpaidSince } = row;
  return {
    tier: live.tier,
    period: live.period,
    netCents: live.netCents,
    status: live.status,
    isInvoiced: row.is_invoiced,
    periodStartsAt: live.periodStartsAt.toISOString(),
    periodEndsAt: live.periodEndsAt.toISOString(),
    ...(live.endsAt && { endsAt: live.endsAt.toISOString() }),
    ...(next && { next: { ...next, from: next.from.toISOString() } }),
    ...(unpaidSince && {
      unpaid: {
        since: unpaidSince.toISOString(),
        planEndsAt: new Date(unpaidSince.getTime() + graceDays * dayMs).toISOString(),
      },
    }),
  };
}

/** The last billing address, else the profile's; mails about money go to the owner. */
async function findRecipient(t: AgencyTransaction): Promise<Answer["recipient"]> {
  const billed = (await store.findAddressRow(t))?.address;
  if (billed) {
    const { company, contact, email, street, houseNumber, postalCode, city, vatId } = billed;
    const address = { company, contact, email, street, houseNumber, postalCode, city };
    return { ...address, ...(vatId !== undefined && { vatId }) };
  }
  const owner = await findOwner(t);
  const profile = profileData.safeParse((await store.findProfileData(t))?.data).data;
  const address = profile?.address;
  const split = splitStreet(address?.street ?? "");
  return {
    company: profile?.companyName ?? "",
    contact: profile?.contactPerson ?? "",
    email: owner?.email ?? "",
    street: address?.houseNumber ? (address.street ?? "") : split.street,
    houseNumber: address?.houseNumber || split.houseNumber,
    postalCode: address?.postalCode ?? "",
    city: address?.city ?? "",
  };
}
