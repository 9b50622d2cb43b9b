import type Stripe from "stripe";
import { invalid } from "../payments/failure.ts";
import type { Call } from "../api/endpoint.ts";
import type { Params } from "../api/params.ts";

export const pageParams = ["limit", "starting_after", "ending_before", "created"];

interface Listed {
  readonly id: string;
}

/** A list inside another object or on a page of its own. */
export function listOf<Item>(url: string, data: Item[], hasMore = false): Stripe.ApiList<Item> {
  return { object: "list", data, has_more: hasMore, url };
}

function isInRange(created: number, params: Params): boolean {
  if (!params.has("created")) return true;
  if (typeof params.tree["created"] === "string") return created === params.integer("created");
  const range = params.nested("created");
  const { gt, gte, lt, lte } = {
    gt: range?.integer("gt") ?? -Infinity,
    gte: range?.integer("gte") ?? -Infinity,
    lt: range?.integer("lt") ?? Infinity,
    lte: range?.integer("lte") ?? Infinity,
  };
  return created > gt && created >= gte && created < lt && created <= lte;
}

function positionOf(items: readonly Listed[], id: string, param: string): number {
  const index = items.findIndex((item) => item.id === id);
  if (index === -1) throw invalid(`No such object: '${id}'`, "resource_missing", param);
  return index;
}

/** One page of `items` (oldest first), the newest first as Stripe lists them. */
export function listPage<Item extends Listed>(
  { params, url }: Call,
  items: Iterable<Item & { readonly created?: number }>,
): Stripe.ApiList<Item> {
  const limit = params.integer("limit") ?? 10;
  if (limit < 1 || limit > 100) {
    throw invalid("Invalid integer: limit must be 1 to 100", "parameter_invalid_integer", "limit");
  }
  const all = [...items].toReversed().filter((item) => isInRange(item.created ?? 0, params));
  const before = params.text("ending_before");
  if (before) {
    const end = positionOf(all, before, "ending_before");
    return listOf<Item>(url, all.slice(Math.max(0, end - limit), end), end > limit);
  }
  const after = params.text("starting_after");
  const start = after ? positionOf(all, after, "starting_after") + 1 : 0;
  return listOf<Item>(url, all.slice(start, start + limit), all.length > start + limit);
}
