import type Stripe from "stripe";
import { listOf } from "../objects/list-page.ts";
import { totalTaxes, writeLine } from "./invoice-lines.ts";
import { taxRuleFor } from "../objects/tax.ts";
import type { LineDraft } from "../objects/tables.ts";
import type { World } from "../objects/world.ts";

export interface InvoicePlan {
  readonly customer: Stripe.Customer;
  /** Null in the preview of one that does not exist yet */
  readonly subscription: Stripe.Subscription | null;
  readonly hasAutomaticTax: boolean;
  readonly reason: Stripe.Invoice.BillingReason;
  readonly lines: readonly LineDraft[];
  readonly prorationDate?: number;
}

const daySeconds = 86_400;

/** By when an invoice that is sent is to be paid; null: it is charged by itself. */
function dueDateOf(world: World, subscription: Stripe.Subscription | null): number | null {
  const days = subscription?.days_until_due;
  return typeof days === "number" ? world.now() + days * daySeconds : null;
}

/** A draft that nobody has stored: the real invoice and its preview are made of the same. */
export function buildInvoice(world: World, id: string, plan: InvoicePlan): Stripe.Invoice {
  const { customer, subscription, hasAutomaticTax } = plan;
  const rule = hasAutomaticTax ? taxRuleFor(world, customer) : undefined;
  const metadata = subscription?.metadata ?? {};
  // A preview takes no ids: it must leave no trace.
  const isPreview = !id.startsWith("in_");
  let count = 0;
  const newId = isPreview ? (prefix: string) => `${prefix}_tmp_${(count += 1)}` : world.newId;
  const context = { invoice: id, subscription: subscription?.id ?? null, metadata, rule, newId };
  const lines = plan.lines.map((line) => writeLine(line, context));
  const subtotal = lines.reduce((sum, line) => sum + line.amount, 0);
  const taxes = totalTaxes(lines);
  const total = subtotal + taxes.reduce((sum, tax) => sum + tax.amount, 0);
  const credit = Math.min(Math.max(-customer.balance, 0), Math.max(total, 0));
  const due = Math.max(total, 0) - credit;
  return {
    id,
    object: "invoice",
    account_country: "DE",
    account_name: "TenderChances (Testmodus)",
    account_tax_ids: null,
    amount_due: due,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: due,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: true,
    automatic_tax: {
      disabled_reason: null,
      enabled: hasAutomaticTax,
      liability: hasAutomaticTax ? { type: "self" } : null,
      provider: hasAutomaticTax ? "stripe" : null,
      status: hasAutomaticTax ? "complete" : null,
    },
    automatically_finalizes_at: null,
    billing_reason: plan.reason,
    collection_method: subscription?.collection_method ?? "charge_automatically",
    created: world.now(),
    currency: "eur",
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: customer.address ?? null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt:
      rule?.reason === "reverse_charge" ? "reverse" : (customer.tax_exempt ?? "none"),
    customer_tax_ids: [...world.tables.taxIds.values()]
      .filter((it) => it.customer === customer.id)
      .map(({ type, value }) => ({ type, value })),
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: null,
    discounts: [],
    due_date: dueDateOf(world, subscription),
    effective_at: null,
    ending_balance: null,
    footer: customer.invoice_settings.footer,
    from_invoice: null,
    hosted_invoice_url: null,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: listOf(`/v1/invoices/${id}/lines`, lines),
    livemode: false,
    metadata: {},
    next_payment_attempt: null,
    number: null,
    on_behalf_of: null,
    parent: subscription && {
      quote_details: null,
      subscription_details: {
        metadata,
        subscription: subscription.id,
        ...(plan.prorationDate !== undefined && {
          subscription_proration_date: plan.prorationDate,
        }),
      },
      type: "subscription_details",
    },
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: subscription?.payment_settings?.payment_method_types ?? null,
    },
    period_end: Math.max(...plan.lines.map((line) => line.periodEnd), world.now()),
    period_start: Math.min(...plan.lines.map((line) => line.periodStart), world.now()),
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: customer.balance,
    statement_descriptor: null,
    status: "draft",
    status_transitions: {
      finalized_at: null,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal,
    subtotal_excluding_tax: subtotal,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: subtotal,
    total_pretax_credit_amounts: [],
    total_taxes: taxes,
    webhooks_delivered_at: null,
  };
}
