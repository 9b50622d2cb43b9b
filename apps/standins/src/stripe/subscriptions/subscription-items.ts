import type Stripe from "stripe";
import { planOf } from "../objects/catalogue.ts";
import { copy, idOf } from "../objects/copy.ts";
import { invalid, must } from "../payments/failure.ts";
import type { Params } from "../api/params.ts";
import type { LineDraft } from "../objects/tables.ts";
import type { World } from "../objects/world.ts";

/** The one item: plans of this account have no parts. */
export function itemOf(subscription: Stripe.Subscription): Stripe.SubscriptionItem {
  const [item] = subscription.items.data;
  if (!item) throw invalid(`Subscription ${subscription.id} has no items.`);
  return item;
}

export function recurringOf(price: Stripe.Price): Stripe.Price.Recurring {
  if (price.recurring) return price.recurring;
  throw invalid("The price specified is set to `type=one_time`.", undefined, "items[0][price]");
}

export function newItem(
  world: World,
  subscription: string,
  price: Stripe.Price,
  period: { readonly start: number; readonly end: number },
): Stripe.SubscriptionItem {
  return {
    id: world.newId("si"),
    object: "subscription_item",
    billing_thresholds: null,
    created: world.now(),
    current_period_end: period.end,
    current_period_start: period.start,
    current_trial: null,
    discounts: [],
    metadata: {},
    plan: planOf(price),
    price: copy(price),
    quantity: 1,
    subscription,
    tax_rates: [],
  };
}

export function setPrice(subscription: Stripe.Subscription, price: Stripe.Price): void {
  const item = itemOf(subscription);
  item.price = copy(price);
  item.plan = planOf(price);
}

/** The price that `items` asks for; undefined when there are none. */
export function priceAskedFor(
  world: World,
  params: Params,
  subscription?: Stripe.Subscription,
): Stripe.Price | undefined {
  const items = params.list("items");
  const [item] = items;
  if (!item) return undefined;
  if (items.length > 1)
    throw invalid("This stand-in knows subscriptions with one item.", undefined, "items");
  item.allow(["id", "metadata", "price", "quantity"]);
  if (subscription) {
    const id = item.text("id");
    if (id === undefined) {
      // Stripe would add a second item and charge for both.
      throw invalid("An update names its item: items[0][id].", "parameter_missing", "items[0][id]");
    }
    if (id !== itemOf(subscription).id) {
      throw invalid(`Invalid subscription_item id: ${id}`, "resource_missing", "items[0][id]");
    }
  }
  if ((item.integer("quantity") ?? 1) !== 1) {
    throw invalid("This stand-in knows quantity 1.", undefined, "items[0][quantity]");
  }
  const price = must(world.tables.prices, item.required("price"), "price", "items[0][price]");
  if (!price.active) {
    throw invalid("The price specified is inactive.", "resource_missing", "items[0][price]");
  }
  return price;
}

export function productName(world: World, price: Stripe.Price): string {
  return world.tables.products.get(idOf(price.product))?.name ?? "Abonnement";
}

/** The line of a whole period. */
export function periodLine(
  world: World,
  item: Pick<Stripe.SubscriptionItem, "id" | "price">,
  period: { readonly start: number; readonly end: number },
  isTrial = false,
): LineDraft {
  const name = productName(world, item.price);
  return {
    amountCents: isTrial ? 0 : (item.price.unit_amount ?? 0),
    description: isTrial ? `Testphase ${name}` : `1 × ${name}`,
    price: item.price,
    periodStart: period.start,
    periodEnd: period.end,
    isProration: false,
    subscriptionItem: item.id,
  };
}
