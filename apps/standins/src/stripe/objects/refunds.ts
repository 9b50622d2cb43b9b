import { keyOf } from "./copy.ts";
import type Stripe from "stripe";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, must } from "../payments/failure.ts";

export const refundEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/refunds",
    run(world, { params }) {
      params.allow(["amount", "charge", "metadata", "payment_intent", "reason"]);
      const intent = params.text("payment_intent");
      const chargeId = intent
        ? keyOf(
            must(world.tables.paymentIntents, intent, "payment_intent", "payment_intent")
              .latest_charge,
          )
        : params.required("charge");
      const charge = must(world.tables.charges, chargeId, "charge", "charge");
      const rest = charge.amount - charge.amount_refunded;
      const amount = params.integer("amount") ?? rest;
      if (rest === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, "charge_already_refunded");
      if (amount < 1 || amount > rest || charge.status !== "succeeded") {
        throw invalid(
          "Refund amount is greater than unrefunded amount on charge.",
          undefined,
          "amount",
        );
      }
      const refund: Stripe.Refund = {
        id: world.newId("re"),
        object: "refund",
        amount,
        balance_transaction: null,
        charge: charge.id,
        created: world.now(),
        currency: charge.currency,
        customer: charge.customer,
        customer_account: null,
        metadata: params.metadata(),
        payment_intent: charge.payment_intent,
        payment_method: charge.payment_method,
        reason: params.optional("reason"),
        receipt_number: null,
        source_transfer_reversal: null,
        status: "succeeded",
        transfer_reversal: null,
      };
      world.tables.refunds.set(refund.id, refund);
      charge.amount_refunded += amount;
      charge.refunded = charge.amount_refunded === charge.amount;
      world.emit("refund.created", refund);
      world.emit("charge.refunded", charge);
      return refund;
    },
  },
  {
    method: "GET",
    path: "/v1/refunds/:id",
    run: (world, call) => must(world.tables.refunds, part(call), "refund"),
  },
];
