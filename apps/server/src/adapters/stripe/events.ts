import type Stripe from "stripe";
import type { PaymentEvent, Payments } from "../../ports/payments.ts";
import { asPayments } from "./payments-error.ts";
import { dateOf, secondsOf } from "./stripe-connection.ts";
import type { StripeOptions } from "./stripe-connection.ts";

/** Everything after which our rows may differ; also what the endpoint subscribes to. At most twenty can be asked for. */
export const eventTypes = [
  "customer.deleted",
  "customer.updated",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "customer.subscription.updated",
  "customer.tax_id.updated",
  "invoice.finalized",
  "invoice.marked_uncollectible",
  "invoice.paid",
  "invoice.payment_action_required",
  "invoice.payment_failed",
  "invoice.updated",
  "invoice.voided",
  "payment_intent.processing",
  "payment_method.automatically_updated",
  "setup_intent.succeeded",
  "subscription_schedule.updated",
] as const;

const toleranceSeconds = 300;

function customerOf(object: object): string | undefined {
  const { id, object: kind, customer } = object as { readonly [Field in string]?: unknown };
  const customerId = kind === "customer" ? id : customer;
  return typeof customerId === "string" ? customerId : undefined;
}

function toEvent({ id, type, created, livemode, data }: Stripe.Event): PaymentEvent {
  const customerId = customerOf(data.object);
  return {
    id,
    type,
    createdAt: dateOf(created),
    isLive: livemode,
    ...(customerId !== undefined && { customerId }),
  };
}

export function eventMethods(
  stripe: Stripe,
  { webhookSecret }: StripeOptions,
): Pick<Payments, "readEvent" | "listEvents"> {
  return {
    readEvent(rawBody, signature) {
      if (signature === undefined) return undefined;
      try {
        return toEvent(
          stripe.webhooks.constructEvent(
            Buffer.from(rawBody),
            signature,
            webhookSecret,
            toleranceSeconds,
          ),
        );
      } catch {
        return undefined;
      }
    },

    /** The provider lists the newest first. */
    async *listEvents(since) {
      const events = await asPayments(async () => {
        const newestFirst: PaymentEvent[] = [];
        const listed = stripe.events.list({
          created: { gte: secondsOf(since) },
          types: [...eventTypes],
          limit: 100,
        });
        for await (const event of listed) newestFirst.push(toEvent(event));
        return newestFirst;
      });
      yield* events.toReversed();
    },
  };
}
