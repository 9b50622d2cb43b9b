import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkoutErrors } from "./checkout-errors.ts";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { getAgencyInfo } from "./get-agency-info.ts";
import { getBilling } from "../subscription/get-billing.ts";
import { getPlan } from "../subscription/get-plan.ts";
import { resumeCommands } from "../orders/resume-commands.ts";
import { startFreeTrial } from "./start-free-trial.ts";
import { openShop, secretOf } from "../../../testing/shop/shop-world.ts";
import type { Shop } from "../../../testing/shop/shop-world.ts";

const basic = { tier: "basis", period: "monthly" } as const;
const annual = { tier: "basis", period: "annual" } as const;
const premium = { tier: "premium", period: "annual" } as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const paidInvoices = async (agency: Parameters<Shop["subscriptionsOf"]>[0]) =>
  (await shop.subscriptionsOf(agency)).invoices.filter(({ paidCents }) => paidCents > 0);

describe("a checkout", () => {
  test("that is sent twice at once is one subscription, paid once", async () => {
    const agency = await shop.newAgency();
    const order = () => secretOf(createCheckoutSession(agency.ctx, shop.body(agency, basic)));
    const secrets = await Promise.all([order(), order(), order()]);
    secrets.push(await order());
    expect(new Set(secrets).size).toBe(1);
    shop.standin.payer.confirm(secrets[0]!, {});
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    expect((await shop.subscriptionsOf(agency)).subscriptions).toHaveLength(1);
    expect(await paidInvoices(agency)).toHaveLength(1);
    expect(await shop.tierOf(agency.agencyId)).toBe("basis");
  });

  test("of two plans in two tabs leaves one that can be paid", async () => {
    const agency = await shop.newAgency();
    const order = (plan: typeof basic | typeof annual) =>
      secretOf(createCheckoutSession(agency.ctx, shop.body(agency, plan)));
    const [first, second] = [await order(basic), await order(annual)];
    expect(shop.standin.payer.confirm(first, {}).status).not.toBe("succeeded");
    expect(shop.standin.payer.confirm(second, {}).status).toBe("succeeded");
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    expect(await paidInvoices(agency)).toHaveLength(1);
    expect(await shop.rowOf(agency.agencyId)).toMatchObject({ status: "active", period: "annual" });
  });

  test("after the payment in another tab is refused with a sentence, also before any webhook came", async () => {
    const agency = await shop.newAgency();
    const body = shop.body(agency, basic);
    shop.standin.webhooks.hold();
    shop.standin.payer.confirm(await secretOf(createCheckoutSession(agency.ctx, body)), {});
    const again = await createCheckoutSession(agency.ctx, shop.body(agency, premium));
    expect(again).toEqual({ error: checkoutErrors.alreadySubscribed });
    await shop.standin.webhooks.release();
    expect((await shop.subscriptionsOf(agency)).subscriptions).toHaveLength(1);
  });

  test("names the address of the account, not the one the browser sent", async () => {
    const agency = await shop.newAgency({ ownerEmail: "echt@inhaberin.example" });
    await createCheckoutSession(agency.ctx, shop.body(agency, basic));
    const created = shop.standin.requests.filter(({ path }) => path === "/v1/customers").at(-1);
    expect(decodeURIComponent(created?.body ?? "")).toContain("echt@inhaberin.example");
    expect(created?.body).not.toContain("anderswo");
    expect(await getAgencyInfo(agency.ctx, agency)).toMatchObject({ house_number: "4" });
  });

  test("for another agency is answered like one that does not exist", async () => {
    const [agency, other] = [await shop.newAgency(), await shop.newAgency()];
    for (const id of [other.agencyId, crypto.randomUUID()]) {
      const body = { ...shop.body(agency, basic), agency_id: id };
      await expect(createCheckoutSession(agency.ctx, body)).rejects.toMatchObject({
        code: "not_found",
      });
      await expect(getPlan(agency.ctx, { agencyId: id })).rejects.toMatchObject({
        code: "not_found",
      });
    }
    expect(await shop.commandsOf(other)).toEqual([]);
  });

  test("of Premium by a newcomer sets up a card and charges nothing", async () => {
    const agency = await shop.newAgency();
    const body = shop.body(agency, premium, { trial_eligible: true });
    const secret = await secretOf(createCheckoutSession(agency.ctx, body));
    expect(secret).toMatch(/^seti_/);
    expect(await shop.tierOf(agency.agencyId)).toBeNull();
    shop.standin.payer.confirm(secret, {});
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    expect(await shop.tierOf(agency.agencyId)).toBe("trial");
    expect(await paidInvoices(agency)).toEqual([]);
    const { subscription } = await getBilling(agency.ctx);
    expect(subscription).toMatchObject({ status: "trialing", nextCharge: { netCents: 178_800 } });
  });

  test("that was promised a trial charges nothing where there is none", async () => {
    const first = await shop.newAgency({ name: "Doppelt GmbH" });
    await startFreeTrial(first.ctx);
    const second = await shop.newAgency({ name: "DOPPELT G.m.b.H." });
    const body = shop.body(second, premium, { trial_eligible: true });
    const answer = await createCheckoutSession(second.ctx, {
      ...body,
      rechnungsempfaenger: "Doppelt",
    });
    expect(answer).toEqual({ error: checkoutErrors.trialUsed });
    // Without the promise the same order is paid at once.
    const paid = await secretOf(
      createCheckoutSession(second.ctx, { ...body, trial_eligible: false }),
    );
    expect(paid).toMatch(/^pi_/);
  });
});

describe("a process that dies after the provider's answer", () => {
  test("leaves an order that goes on as the same one", async () => {
    const agency = await shop.newAgency();
    const body = shop.body(agency, basic);
    const killed = shop.withPayments(agency, {
      subscribe: async (...parameters) => {
        await shop.payments.subscribe(...parameters);
        throw new Error("killed");
      },
    });
    await expect(createCheckoutSession(killed, body)).rejects.toThrow("killed");
    expect(await shop.commandsOf(agency)).toContainEqual(
      expect.objectContaining({ kind: "subscribe", isDone: false }),
    );
    const secret = await secretOf(createCheckoutSession(agency.ctx, body));
    expect((await shop.subscriptionsOf(agency)).subscriptions).toHaveLength(1);
    shop.standin.payer.confirm(secret, {});
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    expect(await paidInvoices(agency)).toHaveLength(1);
  });

  test("leaves no second customer and no open order when nobody comes back", async () => {
    const agency = await shop.newAgency();
    const killed = shop.withPayments(agency, {
      saveCustomer: async (...parameters) => {
        await shop.payments.saveCustomer(...parameters);
        throw new Error("killed");
      },
    });
    await expect(createCheckoutSession(killed, shop.body(agency, basic))).rejects.toThrow("killed");
    await shop.standin.advance({ days: 1 });
    await resumeCommands(shop.ctx);
    expect((await shop.commandsOf(agency)).every(({ isDone }) => isDone)).toBe(true);
    const { customer_id: customerId } = await shop.rowOf(agency.agencyId);
    expect(customerId).toBe(await shop.payments.findCustomer(agency.agencyId));
  });
});

test("while the provider is down nothing is booked, and an hour later the order is one", async () => {
  const agency = await shop.newAgency();
  const order = () => createCheckoutSession(agency.ctx, shop.body(agency, basic));
  shop.standin.goDown();
  await expect(order()).rejects.toMatchObject({ code: "payments_unavailable" });
  await expect(order()).rejects.toMatchObject({ code: "payments_unavailable" });
  shop.standin.comeBack();
  await shop.standin.advance(new Date(shop.standin.now().getTime() + 3_600_000));
  await resumeCommands(shop.ctx);
  const secret = await secretOf(order());
  shop.standin.payer.confirm(secret, {});
  await shop.standin.webhooks.settled();
  await shop.doJobs();
  expect(await paidInvoices(agency)).toHaveLength(1);
  expect(await shop.tierOf(agency.agencyId)).toBe("basis");
});
