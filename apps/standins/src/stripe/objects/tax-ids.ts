import { keyOf } from "./copy.ts";
import type Stripe from "stripe";
import { part } from "../api/endpoint.ts";
import type { Endpoint } from "../api/endpoint.ts";
import { invalid, missing, must } from "../payments/failure.ts";
import { listPage, pageParams } from "./list-page.ts";
import type { Params } from "../api/params.ts";
import { change } from "./world.ts";
import type { World } from "./world.ts";

/** Shapes of VAT ids, as the member states publish them. Greece writes EL, Northern Ireland XI. */
const vatIdShapes: readonly RegExp[] = [
  /^ATU\d{8}$/,
  /^BE[01]\d{9}$/,
  /^BG\d{9,10}$/,
  /^CY\d{8}[A-Z]$/,
  /^CZ\d{8,10}$/,
  /^DE\d{9}$/,
  /^DK\d{8}$/,
  /^EE\d{9}$/,
  /^EL\d{9}$/,
  /^ES[A-Z0-9]\d{7}[A-Z0-9]$/,
  /^FI\d{8}$/,
  /^FR[A-Z0-9]{2}\d{9}$/,
  /^HR\d{11}$/,
  /^HU\d{8}$/,
  /^IE\d[A-Z0-9+*]\d{5}[A-Z]{1,2}$/,
  /^IT\d{11}$/,
  /^LT(\d{9}|\d{12})$/,
  /^LU\d{8}$/,
  /^LV\d{11}$/,
  /^MT\d{8}$/,
  /^NL\d{9}B\d{2}$/,
  /^PL\d{10}$/,
  /^PT\d{9}$/,
  /^RO\d{2,10}$/,
  /^SE\d{12}$/,
  /^SI\d{8}$/,
  /^SK\d{10}$/,
  /^XI\d{9}$/,
];

/** Stripe's own values for tests: the check says no, or never comes to an end. */
const unverifiedDigits = "111111111";
const pendingDigits = "222222222";

/** Type and value as Stripe keeps them; refuses what cannot be a VAT id. */
export function readTaxId(params: Params): { readonly type: string; readonly value: string } {
  params.allow(["type", "value"]);
  const type = params.required("type");
  const value = params
    .required("value")
    .replaceAll(/[\s.-]/g, "")
    .toUpperCase();
  if (type === "eu_vat" && !vatIdShapes.some((shape) => shape.test(value))) {
    throw invalid("Invalid value for eu_vat.", "tax_id_invalid", "value");
  }
  return { type, value };
}

export function addTaxId(world: World, customer: Stripe.Customer, params: Params): Stripe.TaxId {
  const { type, value } = readTaxId(params);
  const isChecked = type === "eu_vat";
  const taxId: Stripe.TaxId = {
    id: world.newId("txi"),
    object: "tax_id",
    country: value.startsWith("EL") ? "GR" : value.slice(0, 2),
    created: world.now(),
    customer: customer.id,
    customer_account: null,
    livemode: false,
    owner: { type: "customer", customer: customer.id, customer_account: null },
    type,
    value,
    verification: {
      status: isChecked ? "pending" : "unavailable",
      verified_address: null,
      verified_name: null,
    },
  };
  world.tables.taxIds.set(taxId.id, taxId);
  world.emit("customer.tax_id.created", taxId);
  if (isChecked && !value.includes(pendingDigits)) {
    world.plan(world.now() + world.settings.taxIdCheckSeconds, "verify-tax-id", taxId.id);
  }
  return taxId;
}

/** The answer of the authorities, some time after the id was given. */
export function verifyTaxId(world: World, id: string): void {
  const taxId = world.tables.taxIds.get(id);
  if (!taxId) return;
  const isKnown = !taxId.value.includes(unverifiedDigits);
  const customer = world.tables.customers.get(keyOf(taxId.customer));
  change(world, "customer.tax_id.updated", taxId, (it) => {
    it.verification = {
      status: isKnown ? "verified" : "unverified",
      verified_address: isKnown ? (customer?.address?.line1 ?? null) : null,
      verified_name: isKnown ? (customer?.name ?? null) : null,
    };
  });
}

export const taxIdEndpoints: readonly Endpoint[] = [
  {
    method: "POST",
    path: "/v1/customers/:id/tax_ids",
    run(world, call) {
      const customer = must(world.tables.customers, part(call), "customer");
      return addTaxId(world, customer, call.params);
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/tax_ids",
    run(world, call) {
      const customer = must(world.tables.customers, part(call), "customer");
      call.params.allow(pageParams);
      return listPage(
        call,
        [...world.tables.taxIds.values()].filter((it) => it.customer === customer.id),
      );
    },
  },
  {
    method: "GET",
    path: "/v1/customers/:id/tax_ids/:taxId",
    run(world, call) {
      const taxId = world.tables.taxIds.get(part(call, "taxId"));
      if (taxId?.customer !== part(call)) throw missing("tax_id", part(call, "taxId"));
      return taxId;
    },
  },
  {
    method: "DELETE",
    path: "/v1/customers/:id/tax_ids/:taxId",
    run(world, call) {
      const taxId = world.tables.taxIds.get(part(call, "taxId"));
      if (taxId?.customer !== part(call)) throw missing("tax_id", part(call, "taxId"));
      world.tables.taxIds.delete(taxId.id);
      world.emit("customer.tax_id.deleted", taxId);
      return { id: taxId.id, object: "tax_id", deleted: true };
    },
  },
];
