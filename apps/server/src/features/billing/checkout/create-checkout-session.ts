import { isDeepStrictEqual } from "node:util";
import type { createCheckoutSession as endpoint } from "@tc/contract";
import { AppError, invariant, trialDays } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { countTry } from "../../../platform/http/rate-limit.ts";
import { requireOwner } from "../../../platform/tenancy/require-owner.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { BillingAddress, Payments, PricedPlan } from "../../../ports/payments.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { findSubscription } from "../convergence/subscription.store.ts";
import { requirePayments, toPaymentRefusal } from "../orders/carry-out.ts";
import { checkoutErrors, sentenceFor } from "./checkout-errors.ts";
import { placeOrder } from "../orders/place-order.ts";
import type { Decision } from "../orders/place-order.ts";
import { requireOwnAgency } from "./require-own-agency.ts";
import { findLive, isWaiting } from "../subscription/subscription-state.ts";
import type { SubscriptionRow } from "../subscription/subscription-state.ts";
import { checkoutLimit } from "../billing.limits.ts";
import { findAddressRow, saveAddress } from "../subscription/plan-order.store.ts";
import { isTrialEligible } from "./trial-eligibility.ts";

type Body = z.output<NonNullable<(typeof endpoint)["body"]>>;
type Answer = z.input<typeof endpoint.response>;

interface Wish {
  readonly plan: PricedPlan;
  readonly address: BillingAddress;
  /** The button promised that nothing is charged now. */
  readonly wasPromisedTrial: boolean;
}

type Outcome = { readonly error: string } | { readonly waitingId: string };

const maxTries = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Orders a subscription and returns the secret with which the browser pays. A second order returns the same one. */
export async function createCheckoutSession(ctx: Context, body: Body): Promise<Answer> {
  const { agencyId } = requireOwnAgency(ctx, body.agency_id);
  const payments = requirePayments(ctx);
  await countTry(ctx, checkoutLimit, agencyId);
  const wish: Wish = {
    plan: { tier: body.subscription_tier, period: body.billing_period },
    address: addressOf(ctx, body),
    wasPromisedTrial: body.trial_eligible && body.subscription_tier === "premium",
  };
  try {
    // A payment in another tab may not have reached us yet.
    await convergeAgency(ctx, agencyId);
    const isNewAddress = await keepAddress(ctx, agencyId, wish.address);
    const saved = await placeOrder(ctx, agencyId, (t, row) => {
      const error = refusalOf(row);
      return error === undefined
        ? { order: { kind: "save_customer", address: wish.address } }
        : { answer: { error } };
    });
    return saved.answer ?? (await subscribe({ ctx, payments, agencyId, wish, isNewAddress }));
  } catch (error) {
    const sentence = sentenceFor(error);
    if (sentence !== undefined) return { error: sentence };
    throw toPaymentRefusal(error);
  }
}

interface Checkout {
  readonly ctx: Context;
  readonly payments: Payments;
  readonly agencyId: string;
  readonly wish: Wish;
  readonly isNewAddress: boolean;
}

async function subscribe({ ctx, payments, agencyId, wish, ...rest }: Checkout): Promise<Answer> {
  let { isNewAddress } = rest;
  for (let tries = 0; tries < maxTries; tries++) {
    const placed = await placeOrder(ctx, agencyId, (t, row) =>
      decide(t, row, { wish, isNewAddress }),
    );
    if (placed.order) {
      if (placed.clientSecret !== undefined) return { client_secret: placed.clientSecret };
      // The earlier checkout is ended; now place the order itself.
      isNewAddress = false;
      continue;
    }
    if ("error" in placed.answer) return placed.answer;
    const secret = await findSecret(ctx, payments, { agencyId, ...placed.answer });
    if (secret !== undefined) return { client_secret: secret };
    // It was paid or expired meanwhile, and our row is out of date.
    await convergeAgency(ctx, agencyId);
  }
  throw new AppError("payments_unavailable");
}

/** By our rows, under the agency's lock: one that waits for its payment is used again, or ended where another one is ordered. */
async function decide(
  t: AgencyTransaction,
  row: SubscriptionRow | undefined,
  { wish, isNewAddress }: Pick<Checkout, "wish" | "isNewAddress">,
): Promise<Decision<Outcome>> {
  const error = refusalOf(row);
  if (error !== undefined) return { answer: { error } };
  const { plan, wasPromisedTrial } = wish;
  const isTrial = plan.tier === "premium" && (await isTrialEligible(t));
  if (wasPromisedTrial && !isTrial) return { answer: { error: checkoutErrors.trialUsed } };
  const freeDays = isTrial ? trialDays : remainingTrialDays(row, t.now());
  if (row?.subscription_id && isWaiting(row)) {
    const isWanted =
      row.tier === plan.tier &&
      row.period === plan.period &&
      (row.trial_ends_at !== null) === freeDays > 0;
    if (isWanted && !isNewAddress) return { answer: { waitingId: row.subscription_id } };
    return { order: { kind: "end_incomplete", subscriptionId: row.subscription_id } };
  }
  invariant(row?.customer_id, "the customer was saved before");
  const trial = freeDays > 0 ? { trialDays: freeDays } : {};
  return { order: { kind: "subscribe", customerId: row.customer_id, plan, ...trial } };
}

/** Whoever books during the trial without a card keeps what is left of it; a day that has begun counts whole. */
function remainingTrialDays(row: SubscriptionRow | undefined, now: Date): number {
  const endsAt = row?.free_trial_ends_at;
  return endsAt && endsAt > now ? Math.ceil((endsAt.getTime() - now.getTime()) / dayMs) : 0;
}

function refusalOf(row: SubscriptionRow | undefined): string | undefined {
  if (row?.granted_tier) return checkoutErrors.granted;
  return findLive(row) && checkoutErrors.alreadySubscribed;
}

async function findSecret(
  ctx: Context,
  payments: Payments,
  { agencyId, waitingId }: { agencyId: string; waitingId: string },
): Promise<string | undefined> {
  const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
  if (!row?.customer_id) return undefined;
  const { subscriptions } = await payments.getCustomer(row.customer_id);
  return subscriptions.find(({ id }) => id === waitingId)?.clientSecret;
}

/** Returns whether it is another one: the bill of what was begun before names the old one. */
function keepAddress(ctx: Context, agencyId: string, address: BillingAddress): Promise<boolean> {
  return inAgency(ctx, agencyId, async (t) => {
    await requireOwner(t);
    const before = await findAddressRow(t);
    await saveAddress(t, address);
    return before !== undefined && !isDeepStrictEqual(before.address, address);
  });
}

/** Mails about money go to the account that orders, whatever the form says. */
function addressOf({ actor }: Context, body: Body): BillingAddress {
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  return {
    company: body.rechnungsempfaenger,
    contact: body.ansprechpartner,
    email: actor.session.email,
    street: body.strasse,
    houseNumber: body.hausnummer,
    postalCode: body.plz,
    city: body.stadt,
    country: "DE",
    ...(body.ust_id !== undefined && { vatId: body.ust_id }),
  };
}
