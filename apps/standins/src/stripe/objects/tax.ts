import type Stripe from "stripe";
import { invalid } from "../payments/failure.ts";
import type { World } from "./world.ts";

const euCountries = new Set(
  "AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK".split(" "),
);

export interface TaxRule {
  readonly percent: number;
  readonly reason: Stripe.InvoiceLineItem.Tax["taxability_reason"];
  readonly taxRate: string;
}

/**
 * VAT of a seller in Germany on services for businesses: 19 % at home; in another member state the buyer owes it
 * (reverse charge, § 13b UStG and Art. 196 of Directive 2006/112/EC) if it has shown its VAT id; none outside the EU.
 */
export function taxRuleFor(world: World, customer: Stripe.Customer): TaxRule {
  const country = customer.address?.country;
  if (!country) {
    throw invalid(
      "The customer's location isn't recognized. Set a valid customer address in order to automatically calculate tax.",
      "customer_tax_location_invalid",
    );
  }
  if (customer.tax_exempt === "exempt") {
    return { percent: 0, reason: "customer_exempt", taxRate: "txr_exempt" };
  }
  const isAbroad = country !== "DE" && euCountries.has(country);
  const hasVatId = [...world.tables.taxIds.values()].some(
    (it) => it.customer === customer.id && it.type === "eu_vat" && it.country !== "DE",
  );
  if (customer.tax_exempt === "reverse" || (isAbroad && hasVatId)) {
    return { percent: 0, reason: "reverse_charge", taxRate: "txr_reverse_charge" };
  }
  if (!euCountries.has(country)) {
    return { percent: 0, reason: "not_subject_to_tax", taxRate: "txr_outside_eu" };
  }
  return { percent: 19, reason: "standard_rated", taxRate: "txr_de_19" };
}

export function taxOn(amountCents: number, { percent, reason, taxRate }: TaxRule) {
  // Whole cents away from zero, so that a credit takes back exactly what was charged.
  const amount = Math.sign(amountCents) * Math.round((Math.abs(amountCents) * percent) / 100);
  return {
    amount,
    tax_behavior: "exclusive",
    tax_rate_details: { tax_rate: taxRate },
    taxability_reason: reason,
    taxable_amount: amountCents,
    type: "tax_rate_details",
  } satisfies Stripe.InvoiceLineItem.Tax;
}
