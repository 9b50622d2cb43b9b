import { startStripeStandin } from "@tc/standins";
import type { PayerMeans, PayerResult, StripeStandin, StripeStandinOptions } from "@tc/standins";
import { invariant } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { FastifyInstance } from "fastify";
import { sql } from "kysely";
import { pino } from "pino";
import { makeAgency } from "../people/make-agency.ts";
import type { MadeAgency } from "../people/make-agency.ts";
import { testContext } from "../database/test-context.ts";
import type { SentJob, TestContext, TestContextOptions } from "../database/test-context.ts";
import type { TestDatabase } from "../database/test-database.ts";
import { createStripePayments } from "../../adapters/stripe/create-stripe-payments.ts";
import {
  billingJobs,
  convergeAgency,
  findSubscription,
  registerBillingWebhooks,
} from "../../features/billing/index.ts";
import {
  changePlansJob,
  remindOfPaymentJob,
  remindOfTrialsJob,
} from "../../features/billing/job-definitions.ts";
import type { SubscriptionRow } from "../../features/billing/convergence/subscription.store.ts";
import { createHttpServer } from "../../platform/http/http-server.ts";
import type { JobHandler } from "../../platform/jobs/jobs.ts";
import { inAgency } from "../../platform/tenancy/tenancy.ts";
import type { BillingAddress, Payments, PricedPlan } from "../../ports/payments.ts";

const webhookSecret = "whsec_test_world";

const hourMs = 60 * 60 * 1000;

export interface BillingWorld {
  readonly standin: StripeStandin;
  readonly payments: Payments;
  /** On the stand-in's clock, with the adapter in the provider's place */
  readonly ctx: TestContext;
  contextOf(options: TestContextOptions): TestContext;
  /** Where the provider's events arrive */
  readonly webhookUrl: string;
  /** Does what was scheduled so far; returns what failed and is tried again with the next call. */
  doJobs(): Promise<readonly unknown[]>;
  /** Lets time pass; jobs are done meanwhile, those by the clock too. */
  pass(to: Date | { readonly days: number }, stepHours?: number): Promise<void>;
  tierOf(agencyId: string): Promise<Tier | null>;
  /** What our rows say was bought */
  rowOf(agencyId: string): Promise<SubscriptionRow>;
  /** An agency without a plan that has a customer at the provider. */
  makeCustomer(company?: string): Promise<MadeAgency & { readonly customerId: string }>;
  /** Orders as the checkout does, and pays as a person does. */
  order(
    agency: { readonly agencyId: string; readonly customerId: string },
    plan: PricedPlan,
    options?: PayerMeans & { readonly trialDays?: number },
  ): Promise<PayerResult & { readonly subscriptionId: string }>;
  close(): Promise<void>;
}

const testAddress: BillingAddress = {
  company: "Agentur GmbH",
  contact: "Erika Muster",
  email: "buchhaltung@agentur.example",
  street: "Domkloster",
  houseNumber: "4",
  postalCode: "50667",
  city: "Köln",
  country: "DE",
};

async function serveWebhooks(ctx: TestContext): Promise<{ app: FastifyInstance; url: string }> {
  const app = createHttpServer({ log: pino({ level: "silent" }), isHttps: false });
  await registerBillingWebhooks(app, (_request, work) =>
    work({ ...ctx, actor: { kind: "system" } }),
  );
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  return { app, url: `${address}/api/webhooks/stripe` };
}

/** A payment provider on loopback whose clock stands still, with our server's side of it. */
export async function openBillingWorld(
  database: TestDatabase,
  {
    jobs = billingJobs(),
    ...options
  }: StripeStandinOptions & { jobs?: readonly JobHandler[] } = {},
): Promise<BillingWorld> {
  const standin = await startStripeStandin({
    start: new Date("2026-01-15T09:00:00Z"),
    ...options,
    // Grace is ours; the provider goes on trying meanwhile and ends nothing.
    account: { afterDunning: "unpaid", ...options.account },
  });
  const payments = createStripePayments({
    secretKey: standin.secretKey,
    publishableKey: standin.publishableKey,
    webhookSecret,
    hasAutomaticTax: true,
    standin: { scriptUrl: standin.scriptUrl, connection: standin.connection },
    retries: 0,
  });
  const contextOf = ({ ports, ...more }: TestContextOptions) =>
    testContext(database, { now: () => standin.now(), ...more, ports: { payments, ...ports } });
  const ctx = contextOf({});
  const { app, url: webhookUrl } = await serveWebhooks(ctx);
  standin.webhooks.sendTo({ url: webhookUrl, secrets: [webhookSecret], retryDelaysMs: [] });

  const run = (name: string, payload: unknown) => {
    const handler = jobs.find(({ job }) => job.name === name);
    // Jobs of other features, as the scoring of an agency with a new plan, are left aside.
    return handler?.run(ctx, payload, new AbortController().signal);
  };
  async function doJobs(): Promise<readonly unknown[]> {
    const failures: unknown[] = [];
    const again: SentJob[] = [];
    for (let round = 0; round < 5; round++) {
      const { rows } = await sql<SentJob>`
        with due as (delete from test_job returning name, payload)
        select name, payload from due group by name, payload order by min(payload::text)`.execute(
        database.owner.db,
      );
      if (rows.length === 0) break;
      for (const { name, payload } of rows) {
        try {
          await run(name, payload);
        } catch (error) {
          failures.push(error);
          again.push({ name, payload });
        }
      }
    }
    for (const { name, payload } of again) {
      await sql`insert into test_job values (${name}, ${JSON.stringify(payload)}::jsonb)`.execute(
        database.owner.db,
      );
    }
    return failures;
  }

  return {
    standin,
    payments,
    ctx,
    contextOf,
    webhookUrl,
    doJobs,
    async pass(to, stepHours = 24) {
      const end =
        to instanceof Date ? to.getTime() : standin.now().getTime() + to.days * 24 * hourMs;
      while (standin.now().getTime() < end) {
        const next = Math.min(end, standin.now().getTime() + stepHours * hourMs);
        await standin.advance(new Date(next));
        await doJobs();
        for (const job of [changePlansJob, remindOfTrialsJob, remindOfPaymentJob])
          await run(job.name, {});
        await doJobs();
      }
    },
    async tierOf(agencyId) {
      const { rows } = await sql<{ tier: Tier | null }>`
        select tier from agency where id = ${agencyId}`.execute(database.owner.db);
      invariant(rows[0], "the agency is there");
      return rows[0].tier;
    },
    async rowOf(agencyId) {
      const row = await inAgency(ctx, agencyId, (t) => findSubscription(t, agencyId));
      invariant(row, "something was begun");
      return row;
    },
    async makeCustomer(company = `Agentur ${crypto.randomUUID()}`) {
      const agency = await makeAgency(database, {
        name: company,
        tier: null,
        ownerEmail: `chefin@${crypto.randomUUID()}.example`,
      });
      const { agencyId } = agency;
      const customerId = await payments.saveCustomer(crypto.randomUUID(), {
        agencyId,
        address: { ...testAddress, company },
      });
      await sql`insert into subscription (agency_id, customer_id) values (${agencyId}, ${customerId})`.execute(
        database.owner.db,
      );
      return { ...agency, customerId };
    },
    async order({ agencyId, customerId }, plan, { trialDays, ...means } = {}) {
      const subscription = await payments.subscribe(crypto.randomUUID(), {
        customerId,
        agencyId,
        plan,
        ...(trialDays !== undefined && { trialDays }),
      });
      invariant(subscription.clientSecret, "a new order can be paid");
      await convergeAgency(ctx, agencyId);
      const result = standin.payer.confirm(subscription.clientSecret, means);
      await standin.webhooks.settled();
      return { ...result, subscriptionId: subscription.id };
    },
    async close() {
      await standin.stop();
      await app.close();
    },
  };
}
