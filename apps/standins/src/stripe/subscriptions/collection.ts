import type Stripe from "stripe";
import { invalid } from "../payments/failure.ts";
import type { Params } from "../api/params.ts";

export type Collection = Pick<Stripe.Subscription, "collection_method" | "days_until_due">;

const methods = ["charge_automatically", "send_invoice"] as const;

export const isSent = (params: Params) => params.text("collection_method") === "send_invoice";

/** How the money comes: charged by itself, or paid by whoever is sent an invoice. */
export function readCollection(params: Params, before?: Collection): Collection {
  const method =
    params.oneOf("collection_method", methods) ??
    before?.collection_method ??
    "charge_automatically";
  const days = params.integer("days_until_due");
  if (method === "charge_automatically") {
    if (days !== undefined) {
      throw invalid(
        "`days_until_due` can only be set when `collection_method` is `send_invoice`.",
        undefined,
        "days_until_due",
      );
    }
    return { collection_method: method, days_until_due: null };
  }
  const daysUntilDue = days ?? before?.days_until_due;
  if (daysUntilDue === null || daysUntilDue === undefined) {
    throw invalid(
      "You must pass `days_until_due` when `collection_method` is `send_invoice`.",
      "parameter_missing",
      "days_until_due",
    );
  }
  return { collection_method: method, days_until_due: daysUntilDue };
}
