import Stripe from "stripe";
import { idOf } from "../objects/copy.ts";
import { taxOn } from "../objects/tax.ts";
import type { TaxRule } from "../objects/tax.ts";
import type { LineDraft } from "../objects/tables.ts";

export interface LineContext {
  readonly invoice: string;
  readonly subscription: string | null;
  readonly metadata: Stripe.Metadata;
  /** Undefined: no automatic tax */
  readonly rule: TaxRule | undefined;
  readonly newId: (prefix: string) => string;
}

export function writeLine(draft: LineDraft, context: LineContext): Stripe.InvoiceLineItem {
  const { amountCents, price } = draft;
  return {
    id: context.newId("il"),
    object: "line_item",
    amount: amountCents,
    currency: price.currency,
    description: draft.description,
    discount_amounts: [],
    discountable: !draft.isProration,
    discounts: [],
    invoice: context.invoice,
    livemode: false,
    metadata: { ...context.metadata },
    parent: {
      invoice_item_details: null,
      subscription_item_details: {
        invoice_item: null,
        proration: draft.isProration,
        proration_details: draft.isProration ? { credited_items: null } : null,
        subscription: context.subscription,
        subscription_item: draft.subscriptionItem,
      },
      type: "subscription_item_details",
    },
    period: { start: draft.periodStart, end: draft.periodEnd },
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: idOf(price.product) },
      type: "price_details",
      unit_amount_decimal: Stripe.Decimal.from(String(price.unit_amount ?? 0)),
    },
    quantity: 1,
    quantity_decimal: Stripe.Decimal.from("1"),
    subscription: context.subscription,
    subtotal: amountCents,
    taxes: context.rule ? [taxOn(amountCents, context.rule)] : [],
  };
}

/** The taxes of all lines, one row for each rate. */
export function totalTaxes(lines: readonly Stripe.InvoiceLineItem[]): Stripe.Invoice.TotalTax[] {
  const rows = new Map<string, Stripe.Invoice.TotalTax>();
  for (const tax of lines.flatMap((line) => line.taxes ?? [])) {
    const rate = tax.tax_rate_details?.tax_rate ?? "";
    const row = rows.get(rate);
    rows.set(rate, {
      ...tax,
      amount: tax.amount + (row?.amount ?? 0),
      taxable_amount: (tax.taxable_amount ?? 0) + (row?.taxable_amount ?? 0),
    });
  }
  return [...rows.values()];
}
