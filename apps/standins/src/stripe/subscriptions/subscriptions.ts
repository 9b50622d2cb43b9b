import { createSubscription } from "./create-subscription.ts";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { missing, must } from "../payments/failure.ts";
import { listPage, pageParams } from "../objects/list-page.ts";
import { endSubscription, hasEnded } from "./subscription-end.ts";
import { updateSubscription } from "./update-subscription.ts";

export const subscriptionEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/subscriptions",
    run: (world, { params }) => createSubscription(world, params),
  },
  {
    method: "GET",
    path: "/v1/subscriptions",
    run(world, call) {
      const { params } = call;
      params.allow([...pageParams, "customer", "price", "status"]);
      const { customer, price, status } = {
        customer: params.text("customer"),
        price: params.text("price"),
        status: params.text("status"),
      };
      const hasStatus = (actualStatus: string) => {
        if (status === "all") return true;
        if (status === "ended")
          return actualStatus === "canceled" || actualStatus === "incomplete_expired";
        return status === undefined ? actualStatus !== "canceled" : actualStatus === status;
      };
      return listPage(
        call,
        [...world.tables.subscriptions.values()].filter(
          (it) =>
            (customer === undefined || it.customer === customer) &&
            (price === undefined || it.items.data.some((item) => item.price.id === price)) &&
            hasStatus(it.status),
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/subscriptions/:id",
    run: (world, call) => must(world.tables.subscriptions, part(call), "subscription"),
  },
  {
    method: "POST",
    path: "/v1/subscriptions/:id",
    run(world, call) {
      const subscription = must(world.tables.subscriptions, part(call), "subscription");
      updateSubscription(world, subscription, call.params);
      return subscription;
    },
  },
  {
    method: "DELETE",
    path: "/v1/subscriptions/:id",
    run(world, call) {
      const subscription = must(world.tables.subscriptions, part(call), "subscription");
      call.params.allow(["cancellation_details", "invoice_now", "prorate"]);
      // Stripe no longer finds what has ended.
      if (hasEnded(subscription)) throw missing("subscription", subscription.id);
      const details = call.params.nested("cancellation_details");
      if (details && subscription.cancellation_details) {
        subscription.cancellation_details.comment = details.optional("comment");
        subscription.cancellation_details.feedback = details.optional("feedback");
      }
      endSubscription(world, subscription, "cancellation_requested");
      return subscription;
    },
  },
];
