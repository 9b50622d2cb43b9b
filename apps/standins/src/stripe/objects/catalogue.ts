import Stripe from "stripe";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, must } from "../payments/failure.ts";
import { listPage, pageParams } from "./list-page.ts";
import { change } from "./world.ts";
import type { World } from "./world.ts";

export interface SeededPrice {
  readonly lookupKey: string;
  readonly productName: string;
  readonly interval: "month" | "year";
  /** Net, for a whole interval */
  readonly amountCents: number;
  readonly metadata?: Readonly<Record<string, string>>;
}

const tiers = [
  { tier: "basis", name: "Basic", annualCents: 8_900, monthlyCents: 11_900 },
  { tier: "premium", name: "Premium", annualCents: 14_900, monthlyCents: 18_900 },
  { tier: "enterprise", name: "Enterprise", annualCents: 29_900, monthlyCents: 37_900 },
] as const;

/** Annual plans cost twelve of their monthly figures, once a year. */
export const defaultPrices: readonly SeededPrice[] = tiers.flatMap(
  ({ tier, name, annualCents, monthlyCents }): SeededPrice[] => [
    {
      lookupKey: `${tier}_annual`,
      productName: name,
      interval: "year",
      amountCents: annualCents * 12,
      metadata: { tier, billing: "annual" },
    },
    {
      lookupKey: `${tier}_monthly`,
      productName: name,
      interval: "month",
      amountCents: monthlyCents,
      metadata: { tier, billing: "monthly" },
    },
  ],
);

function newProduct(world: World, name: string, metadata: Stripe.Metadata): Stripe.Product {
  const product: Stripe.Product = {
    id: world.newId("prod"),
    object: "product",
    active: true,
    created: world.now(),
    default_price: null,
    description: null,
    images: [],
    livemode: false,
    marketing_features: [],
    metadata,
    name,
    package_dimensions: null,
    shippable: null,
    statement_descriptor: null,
    tax_code: null,
    tax_details: null,
    type: "service",
    unit_label: null,
    updated: world.now(),
    url: null,
  };
  world.tables.products.set(product.id, product);
  world.emit("product.created", product);
  return product;
}

interface PriceParts {
  readonly product: string;
  readonly amountCents: number;
  readonly currency: string;
  readonly interval: string;
  readonly intervalCount: number;
  readonly lookupKey: string | null;
  readonly metadata: Stripe.Metadata;
  readonly nickname: string | null;
  readonly taxBehavior: string;
}

function newPrice(world: World, parts: PriceParts): Stripe.Price {
  const price: Stripe.Price = {
    id: world.newId("price"),
    object: "price",
    active: true,
    billing_scheme: "per_unit",
    created: world.now(),
    currency: parts.currency,
    custom_unit_amount: null,
    livemode: false,
    lookup_key: parts.lookupKey,
    metadata: parts.metadata,
    nickname: parts.nickname,
    product: parts.product,
    recurring: {
      interval: parts.interval,
      interval_count: parts.intervalCount,
      meter: null,
      trial_period_days: null,
      usage_type: "licensed",
    },
    tax_behavior: parts.taxBehavior,
    tiers_mode: null,
    transform_quantity: null,
    type: "recurring",
    unit_amount: parts.amountCents,
    // Becomes a text in JSON, as the API sends it.
    unit_amount_decimal: Stripe.Decimal.from(String(parts.amountCents)),
  };
  world.tables.prices.set(price.id, price);
  world.emit("price.created", price);
  return price;
}

/** The catalogue somebody set up before; not again where it was kept. */
export function seedCatalogue(world: World, prices: readonly SeededPrice[]): void {
  const { tables } = world;
  for (const { lookupKey, productName, interval, amountCents, metadata = {} } of prices) {
    if ([...tables.prices.values()].some((it) => it.lookup_key === lookupKey)) continue;
    const sameProduct = [...tables.products.values()].find((it) => it.name === productName);
    const tier = metadata["tier"];
    const product =
      sameProduct ?? newProduct(world, productName, tier === undefined ? {} : { tier });
    newPrice(world, {
      product: product.id,
      amountCents,
      currency: "eur",
      interval,
      intervalCount: 1,
      lookupKey,
      metadata: { ...metadata },
      nickname: null,
      taxBehavior: "exclusive",
    });
  }
}

/** The part of a subscription item that older clients read. */
export function planOf(price: Stripe.Price): Stripe.Plan {
  return {
    id: price.id,
    object: "plan",
    active: price.active,
    amount: price.unit_amount,
    amount_decimal: price.unit_amount_decimal,
    billing_scheme: "per_unit",
    created: price.created,
    currency: price.currency,
    interval: price.recurring?.interval ?? "month",
    interval_count: price.recurring?.interval_count ?? 1,
    livemode: false,
    metadata: price.metadata,
    meter: null,
    nickname: price.nickname,
    product: price.product,
    tiers_mode: null,
    transform_usage: null,
    trial_period_days: null,
    usage_type: "licensed",
  };
}

export const catalogueEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/products",
    run(world, { params }) {
      params.allow(["name", "metadata", "description", "tax_code"]);
      return newProduct(world, params.required("name"), params.metadata());
    },
  },
  {
    method: "GET",
    path: "/v1/products",
    run(world, call) {
      call.params.allow([...pageParams, "active"]);
      return listPage(call, world.tables.products.values());
    },
  },
  {
    method: "GET",
    path: "/v1/products/:id",
    run: (world, call) => must(world.tables.products, part(call), "product"),
  },
  {
    method: "POST",
    path: "/v1/prices",
    run(world, { params }) {
      params.allow([
        "currency",
        "lookup_key",
        "metadata",
        "nickname",
        "product",
        "recurring",
        "tax_behavior",
        "transfer_lookup_key",
        "unit_amount",
      ]);
      const product = must(world.tables.products, params.required("product"), "product", "product");
      const recurring = params.nested("recurring");
      const amountCents = params.integer("unit_amount");
      if (!recurring || amountCents === undefined) {
        throw invalid("Only recurring prices with unit_amount are made here.");
      }
      const lookupKey = params.optional("lookup_key");
      const holder = [...world.tables.prices.values()].find(
        (it) => lookupKey !== null && it.lookup_key === lookupKey,
      );
      if (holder && params.flag("transfer_lookup_key") !== true) {
        throw invalid(
          `A price (\`${holder.id}\`) already uses that lookup key.`,
          "resource_already_exists",
          "lookup_key",
        );
      }
      if (holder) change(world, "price.updated", holder, (it) => void (it.lookup_key = null));
      return newPrice(world, {
        product: product.id,
        amountCents,
        currency: params.required("currency"),
        interval: recurring.required("interval"),
        intervalCount: recurring.integer("interval_count") ?? 1,
        lookupKey,
        metadata: params.metadata(),
        nickname: params.optional("nickname"),
        taxBehavior: params.text("tax_behavior") ?? "unspecified",
      });
    },
  },
  {
    method: "GET",
    path: "/v1/prices",
    run(world, call) {
      const { params } = call;
      params.allow([...pageParams, "active", "currency", "lookup_keys", "product", "type"]);
      const keys = params.texts("lookup_keys");
      const active = params.flag("active");
      const product = params.text("product");
      return listPage(
        call,
        [...world.tables.prices.values()].filter(
          (it) =>
            (keys.length === 0 || keys.includes(it.lookup_key ?? "")) &&
            (active === undefined || it.active === active) &&
            (product === undefined || it.product === product),
        ),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/prices/:id",
    run: (world, call) => must(world.tables.prices, part(call), "price"),
  },
  {
    method: "POST",
    path: "/v1/prices/:id",
    run(world, call) {
      const price = must(world.tables.prices, part(call), "price");
      call.params.allow(["active", "metadata", "nickname"]);
      change(world, "price.updated", price, (it) => {
        it.active = call.params.flag("active") ?? it.active;
        it.metadata = call.params.metadata(it.metadata);
      });
      return price;
    },
  },
];
