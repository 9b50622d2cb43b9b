import type Stripe from "stripe";
import type { BillingAddress, Payments } from "../../ports/payments.ts";
import type { StripeOptions } from "./stripe-connection.ts";

type CustomerMethods = Pick<Payments, "saveCustomer" | "findCustomer">;

function fieldsOf(agencyId: string, address: BillingAddress, hasAutomaticTax: boolean) {
  const { company, contact, email, street, houseNumber, postalCode, city, country } = address;
  return {
    name: company,
    email,
    preferred_locales: ["de"],
    address: {
      line1: `${street} ${houseNumber}`,
      line2: contact,
      postal_code: postalCode,
      city,
      country,
    },
    metadata: { agency_id: agencyId },
    // An address that cannot be taxed is told to whoever enters it, not found at the first invoice.
    ...(hasAutomaticTax && { tax: { validate_location: "immediately" as const } }),
  } satisfies Stripe.CustomerCreateParams;
}

export function customerMethods(
  stripe: Stripe,
  { hasAutomaticTax }: StripeOptions,
): CustomerMethods {
  async function saveVatId(commandId: string, customerId: string, vatId: string | undefined) {
    const { data } = await stripe.customers.listTaxIds(customerId, { limit: 100 });
    const isKnown = data.some(({ type, value }) => type === "eu_vat" && value === vatId);
    // The new one first: what the authorities do not take leaves the old one in place.
    if (vatId !== undefined && !isKnown) {
      await stripe.customers.createTaxId(
        customerId,
        { type: "eu_vat", value: vatId },
        { idempotencyKey: `${commandId}:tax-id:${vatId}` },
      );
    }
    const others = data.filter(({ value }) => value !== vatId);
    for (const { id } of others) await stripe.customers.deleteTaxId(customerId, id);
  }

  return {
    async saveCustomer(commandId, { customerId, agencyId, address }) {
      const fields = fieldsOf(agencyId, address, hasAutomaticTax);
      const { id } =
        customerId === undefined
          ? await stripe.customers.create(fields, { idempotencyKey: `${commandId}:customer` })
          : await stripe.customers.update(customerId, fields);
      await saveVatId(commandId, id, address.vatId);
      return id;
    },

    /** By list: the search of the provider does not know yet what was made a minute ago. */
    async findCustomer(agencyId) {
      for await (const customer of stripe.customers.list({ limit: 100 })) {
        if (customer.metadata["agency_id"] === agencyId) return customer.id;
      }
      return undefined;
    },
  };
}
