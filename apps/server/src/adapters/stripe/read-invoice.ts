import type Stripe from "stripe";
import type { Invoice } from "../../ports/payments.ts";
import { dateOf, wholeOf } from "./stripe-connection.ts";

const statuses = ["draft", "open", "paid", "void", "uncollectible"] as const;

export const taxOf = ({ total_taxes: taxes }: Stripe.Invoice) =>
  (taxes ?? []).reduce((sum, { amount }) => sum + amount, 0);

/** A direct debit has been ordered and its money is not there yet. */
export async function isBeingPaid(stripe: Stripe, invoice: Stripe.Invoice): Promise<boolean> {
  const { data } = await stripe.invoicePayments.list({
    invoice: invoice.id,
    limit: 100,
    expand: ["data.payment.payment_intent"],
  });
  return data.some(({ payment }) => wholeOf(payment.payment_intent)?.status === "processing");
}

/**
 * An invoice does not know when its first payment failed, and a charge only when it was ordered, which for a direct debit
 * is days before. The event knows; after the thirty days that it is kept, any date that old does.
 */
async function firstFailureOf(
  stripe: Stripe,
  invoice: Stripe.Invoice,
): Promise<number | undefined> {
  let first: number | undefined;
  const since = { gte: invoice.created };
  const events = stripe.events.list({ type: "invoice.payment_failed", created: since, limit: 100 });
  for await (const event of events) {
    if (event.type === "invoice.payment_failed" && event.data.object.id === invoice.id) {
      first = Math.min(first ?? Infinity, event.created);
    }
  }
  return first ?? invoice.status_transitions.finalized_at ?? invoice.created;
}

export async function readInvoice(stripe: Stripe, invoice: Stripe.Invoice): Promise<Invoice> {
  const { status_transitions: transitions, next_payment_attempt: nextAttempt } = invoice;
  const isOpen = invoice.status === "open";
  const isPaymentProcessing = isOpen && (await isBeingPaid(stripe, invoice));
  const hasFailed = isOpen && invoice.attempted && !isPaymentProcessing;
  const failedAt = hasFailed ? await firstFailureOf(stripe, invoice) : undefined;
  const taxCents = taxOf(invoice);
  return {
    id: invoice.id,
    status: statuses.find((it) => it === invoice.status) ?? "draft",
    netCents: invoice.total - taxCents,
    taxCents,
    totalCents: invoice.total,
    paidCents: invoice.amount_paid,
    currency: invoice.currency,
    createdAt: dateOf(invoice.created),
    isPaymentProcessing,
    ...(invoice.number !== null && { number: invoice.number }),
    ...(transitions.paid_at !== null && { paidAt: dateOf(transitions.paid_at) }),
    ...(failedAt !== undefined && { firstFailedAt: dateOf(failedAt) }),
    ...(invoice.due_date !== null && { dueAt: dateOf(invoice.due_date) }),
    ...(nextAttempt !== null && { nextAttemptAt: dateOf(nextAttempt) }),
    ...(invoice.hosted_invoice_url && { pageUrl: invoice.hosted_invoice_url }),
    ...(invoice.invoice_pdf && { pdfUrl: invoice.invoice_pdf }),
  };
}
