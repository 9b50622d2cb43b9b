import { billingPeriods, paidTiers, pricePerPeriodCents } from "@tc/domain";
import type { BillingPeriod, PaidTier } from "@tc/domain";
import type Stripe from "stripe";
import type { PricedPlan, SaleTerms } from "../../ports/payments.ts";
import { refusal } from "./payments-error.ts";
import { idOf } from "./stripe-connection.ts";

const lookupKeyOf = ({ tier, period }: PricedPlan) => `${tier}_${period}`;
const plans = paidTiers.flatMap((tier) => billingPeriods.map((period) => ({ tier, period })));
const intervals: Readonly<Record<BillingPeriod, "year" | "month">> = {
  annual: "year",
  monthly: "month",
};

/** A price may have lost its lookup key to a newer one; its metadata still says what it sold. */
export function planOf(price: Stripe.Price): PricedPlan | undefined {
  const { recurring, lookup_key: key, metadata } = price;
  const currentPlan = plans.find((plan) => lookupKeyOf(plan) === key);
  if (currentPlan) return currentPlan;
  const tier = paidTiers.find((it: PaidTier) => it === metadata["tier"]);
  const period = billingPeriods.find((it) => intervals[it] === recurring?.interval);
  return tier && period && recurring?.interval_count === 1 ? { tier, period } : undefined;
}

/** Whoever set the price up may have mistyped it: nobody is charged anything but what our pages say. */
function checkPrice(price: Stripe.Price, plan: PricedPlan, expected: number): void {
  const isRight =
    price.unit_amount === expected &&
    price.currency === "eur" &&
    price.recurring?.interval === intervals[plan.period] &&
    price.recurring.interval_count === 1 &&
    price.tax_behavior === "exclusive";
  if (isRight) return;
  throw refusal("price_mismatch", `price ${lookupKeyOf(plan)} is not ${expected} cents net`);
}

const keptMs = 5 * 60_000;

export interface PriceList {
  /** Checked; throws PaymentsError where it is missing or costs something else. */
  priceOf(plan: PricedPlan): Promise<Stripe.Price>;
  /** The price of an agreement: made when it is needed, and the same for everybody who agrees on the sum. */
  agreedPriceOf(plan: PricedPlan, terms: SaleTerms): Promise<Stripe.Price>;
  planOfId(priceId: string): Promise<PricedPlan | undefined>;
  centsOfId(priceId: string): Promise<number>;
}

export function createPriceList(stripe: Stripe): PriceList {
  let prices: readonly Stripe.Price[] = [];
  let readAt = -Infinity;

  async function read(): Promise<readonly Stripe.Price[]> {
    if (performance.now() - readAt < keptMs) return prices;
    const answer = await stripe.prices.list({
      lookup_keys: plans.map(lookupKeyOf),
      active: true,
      limit: 100,
    });
    prices = answer.data;
    readAt = performance.now();
    return prices;
  }

  async function priceOf(plan: PricedPlan): Promise<Stripe.Price> {
    const price = (await read()).find((it) => it.lookup_key === lookupKeyOf(plan));
    if (!price) {
      readAt = -Infinity;
      throw refusal("price_missing", `there is no price ${lookupKeyOf(plan)}`);
    }
    checkPrice(price, plan, pricePerPeriodCents(plan.tier, plan.period));
    return price;
  }

  async function priceOfId(priceId: string): Promise<Stripe.Price> {
    const listedPrice = (await read()).find((it) => it.id === priceId);
    return listedPrice ?? stripe.prices.retrieve(priceId);
  }

  return {
    priceOf,
    async agreedPriceOf(plan, { netCents }) {
      const listPrice = await priceOf(plan);
      if (listPrice.unit_amount === netCents) return listPrice;
      const key = `${lookupKeyOf(plan)}_${netCents}`;
      const { data } = await stripe.prices.list({ lookup_keys: [key], active: true });
      const price =
        data[0] ??
        (await stripe.prices.create(
          {
            product: idOf(listPrice.product),
            currency: "eur",
            unit_amount: netCents,
            recurring: { interval: intervals[plan.period], interval_count: 1 },
            tax_behavior: "exclusive",
            lookup_key: key,
            metadata: { tier: plan.tier },
          },
          { idempotencyKey: `price:${key}` },
        ));
      checkPrice(price, plan, netCents);
      return price;
    },
    planOfId: async (priceId) => planOf(await priceOfId(priceId)),
    centsOfId: async (priceId) => (await priceOfId(priceId)).unit_amount ?? 0,
  };
}
