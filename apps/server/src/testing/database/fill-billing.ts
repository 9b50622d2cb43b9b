import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A granted plan, so that nothing of it changes the agency's; an address, a bill and an order that is done. */
export async function fillBillingTables(
  t: Transaction<Database>,
  agencyId: string,
  at: Date,
): Promise<void> {
  await t
    .insertInto("subscription")
    .values({ agency_id: agencyId, granted_tier: "premium" })
    .execute();
  const address = {
    company: "Testagentur",
    contact: "Erika Muster",
    email: `rechnung@${agencyId}.example`,
    street: "Domkloster",
    houseNumber: "4",
    postalCode: "50667",
    city: "Köln",
    country: "DE",
  };
  await t
    .insertInto("billing_address")
    .values({ agency_id: agencyId, address: JSON.stringify(address), updated_at: at })
    .execute();
  await t
    .insertInto("invoice")
    .values({
      id: `in_${agencyId}`,
      agency_id: agencyId,
      status: "paid",
      net_cents: 18_900,
      tax_cents: 3_591,
      total_cents: 22_491,
      paid_cents: 22_491,
      currency: "eur",
      created_at: at,
      paid_at: at,
    })
    .execute();
  await t
    .insertInto("processing_contract")
    .values({
      agency_id: agencyId,
      version: "2026-11",
      text: JSON.stringify({ title: "Vertrag", sections: [] }),
      concluded_at: at,
      concluded_by_name: "Erika Muster",
    })
    .execute();
  await t
    .insertInto("business_letter")
    .values({
      agency_id: agencyId,
      key: "order sub_1",
      address: `rechnung@${agencyId}.example`,
      subject: "Deine Bestellung",
      content: JSON.stringify({ preview: "", heading: `Geheim in ${agencyId}`, paragraphs: [] }),
      written_at: at,
      state: "accepted",
      settled_at: at,
    })
    .execute();
  await t
    .insertInto("billing_command")
    .values({
      agency_id: agencyId,
      kind: "subscribe",
      payload: JSON.stringify({}),
      begun_at: at,
      done_at: at,
    })
    .execute();
}
