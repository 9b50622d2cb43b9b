import { keyOf } from "../objects/copy.ts";
import type Stripe from "stripe";
import { buildInvoice } from "./build-invoice.ts";
import { getCustomer } from "../objects/customers.ts";
import { invalid, must } from "../payments/failure.ts";
import type { Params } from "../api/params.ts";
import { periodEndAfter } from "../subscriptions/periods.ts";
import { previewId, previewRenewal } from "./preview-renewal.ts";
import { pricePriceChange } from "../subscriptions/proration.ts";
import { hasEnded } from "../subscriptions/subscription-end.ts";
import {
  itemOf,
  periodLine,
  priceAskedFor,
  recurringOf,
} from "../subscriptions/subscription-items.ts";
import { prorationMoment } from "../subscriptions/update-subscription.ts";
import type { World } from "../objects/world.ts";

/** What somebody would pay who does not subscribe yet. */
function previewFirst(world: World, params: Params, details: Params): Stripe.Invoice {
  const customer = getCustomer(world, params.required("customer"));
  const price = priceAskedFor(world, details);
  if (!price)
    throw invalid(
      "You must pass `subscription_details[items]`.",
      "parameter_missing",
      "subscription_details[items]",
    );
  const start = world.now();
  const trialEnd = details.integer("trial_end");
  const end = trialEnd ?? periodEndAfter(start, recurringOf(price), start);
  return buildInvoice(world, previewId(world, customer.id), {
    customer,
    subscription: null,
    hasAutomaticTax: params.nested("automatic_tax")?.flag("enabled") === true,
    reason: "upcoming",
    lines: [periodLine(world, { id: "si_tmp", price }, { start, end }, trialEnd !== undefined)],
  });
}

/** POST /v1/invoices/create_preview: computes like the real thing and changes nothing. */
export function previewInvoice(world: World, params: Params): Stripe.Invoice {
  params.allow([
    "automatic_tax",
    "currency",
    "customer",
    "preview_mode",
    "subscription",
    "subscription_details",
  ]);
  const details = params.nested("subscription_details");
  const id = params.text("subscription");
  if (id === undefined) {
    if (!details)
      throw invalid(
        "You must pass a subscription or subscription_details.",
        "parameter_missing",
        "subscription",
      );
    return previewFirst(world, params, details);
  }
  const subscription = must(world.tables.subscriptions, id, "subscription", "subscription");
  details?.allow([
    "billing_cycle_anchor",
    "cancel_at",
    "cancel_at_period_end",
    "cancel_now",
    "items",
    "proration_behavior",
    "proration_date",
    "trial_end",
  ]);
  const isEnding = details?.flag("cancel_at_period_end") ?? subscription.cancel_at_period_end;
  const price = details && priceAskedFor(world, details, subscription);
  const isNewPrice = price !== undefined && price.id !== itemOf(subscription).price.id;
  if (hasEnded(subscription) || (isEnding && !isNewPrice)) {
    throw invalid(
      `No upcoming invoices for customer: ${keyOf(subscription.customer)}`,
      "invoice_upcoming_none",
    );
  }
  if (!details || !isNewPrice) return previewRenewal(world, subscription);
  const behaviour = details.text("proration_behavior") ?? "create_prorations";
  const at = prorationMoment(world, subscription, details);
  const { lines: all, newPeriod } = pricePriceChange(world, subscription, price, at);
  const lines = behaviour === "none" ? all.filter((line) => !line.isProration) : all;
  if (lines.length > 0 && (behaviour === "always_invoice" || newPeriod)) {
    return buildInvoice(world, previewId(world, subscription.id), {
      customer: getCustomer(world, keyOf(subscription.customer)),
      subscription,
      hasAutomaticTax: subscription.automatic_tax.enabled,
      reason: "subscription_update",
      lines,
      prorationDate: at,
    });
  }
  return previewRenewal(world, subscription, { price, lines });
}
