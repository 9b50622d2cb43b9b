import type Stripe from "stripe";
import type { PricedPlan, SaleTerms } from "../../ports/payments.ts";
import type { PriceList } from "./price-list.ts";
import { idOf } from "./stripe-connection.ts";

/** The price of a plan, as listed or as agreed. */
export const priceFor = (prices: PriceList, plan: PricedPlan, terms: SaleTerms | undefined) =>
  terms ? prices.agreedPriceOf(plan, terms) : prices.priceOf(plan);

/** How an agreement is paid. A subscription that was paid by invoice may be charged again. */
export function collectionOf({ daysUntilDue }: Pick<SaleTerms, "daysUntilDue">) {
  return daysUntilDue === undefined
    ? ({ collection_method: "charge_automatically" } as const)
    : ({ collection_method: "send_invoice", days_until_due: daysUntilDue } as const);
}

/**
 * Makes out the newest invoice and has it sent, which Stripe would do by itself after an hour: whoever ordered sees it at
 * once. An invoice that went out meanwhile stays as it is.
 */
export async function sendNewestInvoice(
  stripe: Stripe,
  { latest_invoice: newest, collection_method: method }: Stripe.Subscription,
): Promise<void> {
  if (method !== "send_invoice" || newest === null) return;
  const invoice = await stripe.invoices.retrieve(idOf(newest));
  if (invoice.status !== "draft" || invoice.collection_method !== "send_invoice") return;
  const { id, status } = await stripe.invoices.finalizeInvoice(invoice.id);
  if (status === "open") await stripe.invoices.sendInvoice(id);
}
