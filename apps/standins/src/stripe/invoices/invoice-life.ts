import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { buildInvoice } from "./build-invoice.ts";
import type { InvoicePlan } from "./build-invoice.ts";
import { newPaymentIntent } from "../payments/charge.ts";
import { must } from "../payments/failure.ts";
import { methodFor } from "../payments/payment-methods.ts";
import { change } from "../objects/world.ts";
import type { World } from "../objects/world.ts";

export function subscriptionOf(world: World, invoice: Stripe.Invoice) {
  const id = invoice.parent?.subscription_details?.subscription;
  return id === undefined ? undefined : world.tables.subscriptions.get(keyOf(id));
}

export function intentOf(world: World, invoice: Stripe.Invoice): Stripe.PaymentIntent | undefined {
  const payment = [...world.tables.invoicePayments.values()].findLast(
    (it) => it.invoice === invoice.id,
  );
  return world.tables.paymentIntents.get(keyOf(payment?.payment.payment_intent));
}

export function invoiceOfIntent(world: World, intent: string): Stripe.Invoice | undefined {
  const payment = [...world.tables.invoicePayments.values()].find(
    (it) => it.payment.payment_intent === intent,
  );
  return payment && world.tables.invoices.get(keyOf(payment.invoice));
}

/** A stored draft; its subscription knows it as the latest. */
export function createInvoice(world: World, plan: InvoicePlan): Stripe.Invoice {
  const invoice = buildInvoice(world, world.newId("in"), plan);
  world.tables.invoices.set(invoice.id, invoice);
  if (plan.subscription) plan.subscription.latest_invoice = invoice.id;
  world.emit("invoice.created", invoice);
  return invoice;
}

/** What the customer has in credit is used first; what the invoice gives back becomes credit. */
function settleBalance(world: World, invoice: Stripe.Invoice, customer: Stripe.Customer): void {
  invoice.starting_balance = customer.balance;
  const credit = Math.min(Math.max(-customer.balance, 0), Math.max(invoice.total, 0));
  const ending = invoice.total < 0 ? customer.balance + invoice.total : customer.balance + credit;
  invoice.ending_balance = ending;
  invoice.amount_due = Math.max(invoice.total, 0) - credit;
  invoice.amount_remaining = invoice.amount_due;
  change(world, "customer.updated", customer, (it) => {
    it.balance = ending;
    it.currency = invoice.currency;
  });
}

function requestPayment(world: World, invoice: Stripe.Invoice, customer: Stripe.Customer): void {
  const subscription = subscriptionOf(world, invoice);
  const intent = newPaymentIntent(world, {
    amountCents: invoice.amount_due,
    currency: invoice.currency,
    customer: customer.id,
    description:
      invoice.billing_reason === "subscription_create"
        ? "Subscription creation"
        : "Subscription update",
    method: methodFor(world, customer.id, subscription),
    savesMethod: subscription?.payment_settings?.save_default_payment_method === "on_subscription",
  });
  const payment: Stripe.InvoicePayment = {
    id: world.newId("inpay"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: world.now(),
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { type: "payment_intent", payment_intent: intent.id },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
  world.tables.invoicePayments.set(payment.id, payment);
}

/** Gives it a number and asks for the money; one without money is paid at once (see the answer). */
export function finalizeInvoice(world: World, invoice: Stripe.Invoice): "open" | "nothing_due" {
  const customer = must(world.tables.customers, keyOf(invoice.customer), "customer");
  const sequence = customer.next_invoice_sequence ?? 1;
  settleBalance(world, invoice, customer);
  customer.next_invoice_sequence = sequence + 1;
  invoice.number = `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`;
  invoice.status = "open";
  invoice.automatically_finalizes_at = null;
  invoice.effective_at = world.now();
  invoice.status_transitions.finalized_at = world.now();
  invoice.hosted_invoice_url = `${world.settings.url}/invoices/${invoice.id}`;
  invoice.invoice_pdf = `${world.settings.url}/invoices/${invoice.id}.pdf`;
  if (invoice.amount_due > 0) requestPayment(world, invoice, customer);
  if (invoice.due_date !== null) world.plan(invoice.due_date, "invoice-overdue", invoice.id);
  world.emit("invoice.finalized", invoice);
  return invoice.amount_due > 0 ? "open" : "nothing_due";
}

export function markPaid(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "paid";
  invoice.attempted = true;
  invoice.amount_paid = invoice.amount_due;
  invoice.amount_remaining = 0;
  invoice.next_payment_attempt = null;
  invoice.status_transitions.paid_at = world.now();
  for (const payment of world.tables.invoicePayments.values()) {
    if (payment.invoice !== invoice.id) continue;
    payment.status = "paid";
    payment.amount_paid = payment.amount_requested;
    payment.status_transitions.paid_at = world.now();
    world.emit("invoice_payment.paid", payment);
  }
  world.emit("invoice.paid", invoice);
  world.emit("invoice.payment_succeeded", invoice);
}

/** Waits as a draft, as every renewal does, before it is made out by itself. */
export function keepAsDraft(world: World, invoice: Stripe.Invoice): void {
  invoice.automatically_finalizes_at = world.now() + world.settings.draftSeconds;
  world.plan(invoice.automatically_finalizes_at, "finalize-invoice", invoice.id);
}

function cancelPayment(world: World, invoice: Stripe.Invoice): void {
  const intent = intentOf(world, invoice);
  if (!intent || intent.status === "succeeded" || intent.status === "canceled") return;
  intent.status = "canceled";
  intent.canceled_at = world.now();
  intent.cancellation_reason = "void_invoice";
  world.emit("payment_intent.canceled", intent);
}

export function voidInvoice(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "void";
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.voided_at = world.now();
  // Credit it had used goes back.
  const used = (invoice.ending_balance ?? 0) - invoice.starting_balance;
  const customer = world.tables.customers.get(keyOf(invoice.customer));
  if (customer && invoice.ending_balance !== null && used !== 0) {
    change(world, "customer.updated", customer, (it) => void (it.balance -= used));
  }
  cancelPayment(world, invoice);
  world.emit("invoice.voided", invoice);
}

export function markUncollectible(world: World, invoice: Stripe.Invoice): void {
  invoice.status = "uncollectible";
  invoice.next_payment_attempt = null;
  invoice.auto_advance = false;
  invoice.status_transitions.marked_uncollectible_at = world.now();
  world.emit("invoice.marked_uncollectible", invoice);
}
