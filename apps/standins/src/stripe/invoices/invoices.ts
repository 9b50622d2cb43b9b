import type Stripe from "stripe";
import { collectInvoice, openInvoice, settleInvoice } from "../payments/collect.ts";
import { optionalIdOf, keyOf } from "../objects/copy.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { StripeFailure, invalid, must } from "../payments/failure.ts";
import { refused } from "../payments/intent-parts.ts";
import { intentOf, markUncollectible, subscriptionOf, voidInvoice } from "./invoice-life.ts";
import { listPage, pageParams } from "../objects/list-page.ts";
import { checkMethod } from "../subscriptions/create-subscription.ts";
import { methodFor } from "../payments/payment-methods.ts";
import { previewInvoice } from "./preview-invoice.ts";
import type { Params } from "../api/params.ts";
import type { World } from "../objects/world.ts";

const byId = (world: World, id: string) => must(world.tables.invoices, id, "invoice", "invoice");

function pay(world: World, invoice: Stripe.Invoice, params: Params): Stripe.Invoice {
  params.allow(["off_session", "paid_out_of_band", "payment_method"]);
  if (invoice.status === "paid") throw invalid("Invoice is already paid", "invoice_already_paid");
  if (
    invoice.status !== "open" &&
    invoice.status !== "draft" &&
    invoice.status !== "uncollectible"
  ) {
    throw invalid(`Invoices with status ${invoice.status} cannot be paid.`, "invoice_not_editable");
  }
  const customer = keyOf(invoice.customer);
  const named = params.optional("payment_method");
  checkMethod(world, named, customer);
  if (params.flag("paid_out_of_band") === true) {
    settleInvoice(world, invoice);
    return invoice;
  }
  const method = named ?? methodFor(world, customer, subscriptionOf(world, invoice));
  if (method === null) {
    throw invalid(
      "There is no `default_payment_method` set on this Customer or Invoice. Please set either in order to pay this invoice.",
      "resource_missing",
    );
  }
  if (invoice.status === "draft" && openInvoice(world, invoice) === "nothing_due") return invoice;
  const outcome = collectInvoice(world, invoice, false, method);
  const intent = intentOf(world, invoice);
  if (outcome?.kind === "declined") throw refused(outcome.decline, intent ?? invoice);
  if (outcome?.kind === "requires_action") {
    throw new StripeFailure(402, {
      type: "card_error",
      code: "invoice_payment_intent_requires_action",
      message:
        "This payment requires additional user action before it can be completed successfully.",
      ...(intent && { payment_intent: intent }),
    });
  }
  return invoice;
}

function checkOpen(invoice: Stripe.Invoice, ...statuses: readonly string[]): void {
  if (statuses.includes(invoice.status ?? "")) return;
  throw invalid(
    `You can only do this to invoices in ${statuses.join(" or ")} status. This one is ${invoice.status}.`,
    "invoice_not_editable",
  );
}

export const invoiceEndpoints: readonly Endpoint[] = [
  {
    method: "GET",
    path: "/v1/invoices",
    run(world, call) {
      const { params } = call;
      params.allow([...pageParams, "collection_method", "customer", "status", "subscription"]);
      const { customer, status, subscription } = {
        customer: params.text("customer"),
        status: params.text("status"),
        subscription: params.text("subscription"),
      };
      return listPage(
        call,
        [...world.tables.invoices.values()].filter(
          (it) =>
            (customer === undefined || it.customer === customer) &&
            (status === undefined || it.status === status) &&
            (subscription === undefined ||
              optionalIdOf(it.parent?.subscription_details?.subscription) === subscription),
        ),
      );
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/create_preview",
    run: (world, { params }) => previewInvoice(world, params),
  },
  { method: "GET", path: "/v1/invoices/:id", run: (world, call) => byId(world, part(call)) },
  {
    method: "POST",
    path: "/v1/invoices/:id",
    run(world, call) {
      const invoice = byId(world, part(call));
      call.params.allow(["description", "footer", "metadata", "auto_advance"]);
      invoice.metadata = call.params.metadata(invoice.metadata ?? {});
      if (call.params.has("description")) invoice.description = call.params.optional("description");
      if (call.params.has("footer")) invoice.footer = call.params.optional("footer");
      world.emit("invoice.updated", invoice);
      return invoice;
    },
  },
  {
    method: "GET",
    path: "/v1/invoices/:id/lines",
    run(world, call) {
      call.params.allow(pageParams);
      // The page lists the newest first and lines stand in their own order.
      return listPage(call, byId(world, part(call)).lines.data.toReversed());
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/pay",
    run: (world, call) => pay(world, byId(world, part(call)), call.params),
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/send",
    run(world, call) {
      const invoice = byId(world, part(call));
      if (invoice.collection_method !== "send_invoice") {
        throw invalid(
          "You can only manually send an invoice if its collection method is `send_invoice`.",
        );
      }
      checkOpen(invoice, "draft", "open");
      if (invoice.status === "draft" && openInvoice(world, invoice) === "nothing_due") {
        return invoice;
      }
      world.emit("invoice.sent", invoice);
      return invoice;
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/finalize",
    run(world, call) {
      const invoice = byId(world, part(call));
      call.params.allow(["auto_advance"]);
      checkOpen(invoice, "draft");
      openInvoice(world, invoice);
      return invoice;
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/void",
    run(world, call) {
      const invoice = byId(world, part(call));
      checkOpen(invoice, "open", "uncollectible");
      voidInvoice(world, invoice);
      return invoice;
    },
  },
  {
    method: "POST",
    path: "/v1/invoices/:id/mark_uncollectible",
    run(world, call) {
      const invoice = byId(world, part(call));
      checkOpen(invoice, "open");
      markUncollectible(world, invoice);
      return invoice;
    },
  },
  {
    method: "GET",
    path: "/v1/invoice_payments",
    run(world, call) {
      call.params.allow([...pageParams, "invoice", "payment", "status"]);
      const { invoice, intent } = {
        invoice: call.params.text("invoice"),
        intent: call.params.nested("payment")?.text("payment_intent"),
      };
      return listPage(
        call,
        [...world.tables.invoicePayments.values()].filter(
          (it) =>
            (invoice === undefined || it.invoice === invoice) &&
            (intent === undefined || it.payment.payment_intent === intent),
        ),
      );
    },
  },
];
