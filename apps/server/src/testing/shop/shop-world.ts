import type { MadeAgency } from "../people/make-agency.ts";
import { makeAgency } from "../people/make-agency.ts";
import { openBillingWorld } from "./billing-world.ts";
import type { BillingWorld } from "./billing-world.ts";
import type { TestContext } from "../database/test-context.ts";
import { createTestDatabase } from "../database/test-database.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { Payments, PricedPlan } from "../../ports/payments.ts";
import { billingJobs } from "../../features/billing/index.ts";
import { createCheckoutSession } from "../../features/billing/checkout/create-checkout-session.ts";

type CheckoutBody = Parameters<typeof createCheckoutSession>[1];

export interface Customer extends MadeAgency {
  /** The owner in front of the screen */
  readonly ctx: TestContext;
}

export interface Shop extends BillingWorld {
  readonly database: TestDatabase;
  newAgency(options?: { name?: string; ownerEmail?: string }): Promise<Customer>;
  /** The owner, with a provider of which some calls go differently. */
  withPayments(agency: Customer, changed: Partial<Payments>): TestContext;
  body(agency: Customer, plan: PricedPlan, more?: Partial<CheckoutBody>): CheckoutBody;
  /** Books and pays. */
  buy(agency: Customer, plan: PricedPlan): Promise<void>;
  commandsOf(
    agency: Customer,
  ): Promise<readonly { kind: string; failure: string | null; isDone: boolean }[]>;
  subscriptionsOf(agency: Customer): ReturnType<Payments["getCustomer"]>;
  close(): Promise<void>;
}

let count = 0;

/** The product's side of the counter, on the provider's stand-in. */
export async function openShop(): Promise<Shop> {
  const database = await createTestDatabase();
  const jobs = billingJobs();
  const world = await openBillingWorld(database, { jobs });
  const shop: Shop = {
    ...world,
    database,
    async newAgency({ name, ownerEmail } = {}) {
      count++;
      const agency = await makeAgency(database, {
        tier: null,
        name: name ?? `Agentur Nummer ${count}`,
        ownerEmail: ownerEmail ?? `chefin@agentur-${count}.example`,
      });
      return { ...agency, ctx: world.contextOf({ actor: agency.actor }) };
    },
    withPayments: ({ actor }, changed) =>
      world.contextOf({ actor, ports: { payments: { ...world.payments, ...changed } } }),
    body: ({ agencyId }, { tier, period }, more) => ({
      agency_id: agencyId,
      email: "irgendwer@anderswo.example",
      rechnungsempfaenger: `Agentur ${agencyId}`,
      ansprechpartner: "Erika Muster",
      strasse: "Domkloster",
      hausnummer: "4",
      plz: "50667",
      stadt: "Köln",
      subscription_tier: tier === "basis" ? "basis" : "premium",
      billing_period: period,
      trial_eligible: false,
      ...more,
    }),
    async buy(agency, plan) {
      const secret = await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, plan)));
      world.standin.payer.confirm(secret, {});
      await world.standin.webhooks.settled();
      await world.doJobs();
    },
    commandsOf: ({ agencyId }) =>
      inAgency(world.ctx, agencyId, async (t) => {
        const rows = await t.db
          .selectFrom("billing_command")
          .select(["kind", "failure", "done_at"])
          .where("agency_id", "=", agencyId)
          .orderBy("begun_at")
          .execute();
        return rows.map(({ kind, failure, done_at }) => ({
          kind,
          failure,
          isDone: done_at !== null,
        }));
      }),
    async subscriptionsOf({ agencyId }) {
      const { customer_id: customerId } = await world.rowOf(agencyId);
      return world.payments.getCustomer(customerId ?? "");
    },
    async close() {
      await world.close();
      await database.drop();
    },
  };
  return shop;
}

export async function secretOf(answer: ReturnType<typeof createCheckoutSession>): Promise<string> {
  const result = await answer;
  if ("error" in result) throw new Error(result.error);
  return result.client_secret;
}
