import { copy, keyOf } from "./copy.ts";
import { invalid } from "../payments/failure.ts";
import { listOf } from "./list-page.ts";
import { findById } from "./tables.ts";
import type { World } from "./world.ts";

type Node = Record<string, unknown>;

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Fields that are not there until somebody asks for them. */
function includable(world: World, node: Node, field: string): unknown {
  const { tables } = world;
  const id = String(node["id"]);
  switch (`${String(node["object"])}.${field}`) {
    case "invoice.payments":
      return listOf(
        `/v1/invoice_payments?invoice=${id}`,
        [...tables.invoicePayments.values()].filter((it) => it.invoice === id),
      );
    case "invoice.confirmation_secret": {
      const payment = [...tables.invoicePayments.values()].findLast((it) => it.invoice === id);
      const intent = tables.paymentIntents.get(keyOf(payment?.payment.payment_intent));
      return intent ? { client_secret: intent.client_secret, type: "payment_intent" } : null;
    }
    case "customer.tax_ids":
      return listOf(
        `/v1/customers/${id}/tax_ids`,
        [...tables.taxIds.values()].filter((it) => it.customer === id),
      );
    case "customer.subscriptions":
      return listOf(
        `/v1/customers/${id}/subscriptions`,
        [...tables.subscriptions.values()].filter(
          (it) => it.customer === id && it.status !== "canceled",
        ),
      );
    case "customer.sources":
      return listOf(`/v1/customers/${id}/sources`, []);
    case "charge.refunds":
      return listOf(
        `/v1/charges/${id}/refunds`,
        [...tables.refunds.values()].filter((it) => it.charge === id),
      );
    default:
      return undefined;
  }
}

function expandPath(world: World, node: unknown, path: readonly string[], whole: string): void {
  if (Array.isArray(node)) {
    for (const item of node) expandPath(world, item, path, whole);
    return;
  }
  const [field, ...rest] = path;
  if (!isNode(node) || field === undefined) return;
  const value = node[field] === undefined ? includable(world, node, field) : node[field];
  if (value === undefined) {
    // A field that older versions of the API had fails here as it fails at Stripe.
    throw invalid(`This property cannot be expanded (${whole}).`, undefined, "expand[]");
  }
  node[field] = typeof value === "string" ? (findById(world.tables, value) ?? value) : value;
  // Each its own copy: what is expanded here must not show elsewhere or stay.
  node[field] = copy(node[field]);
  expandPath(world, node[field], rest, whole);
}

/** A copy of the object in which the fields asked for are objects instead of ids. */
export function expand(world: World, object: object, paths: readonly string[]): object {
  const answer = copy(object);
  // Shorter paths first, so that a longer one finds what they made.
  for (const path of paths.toSorted((a, b) => a.length - b.length)) {
    if (path.split(".").length > 4) {
      throw invalid("You cannot expand more than 4 levels of a property", undefined, "expand[]");
    }
    expandPath(world, answer, path.split("."), path);
  }
  return answer;
}
