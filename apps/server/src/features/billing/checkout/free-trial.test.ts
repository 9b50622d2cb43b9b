import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createCheckoutSession } from "./create-checkout-session.ts";
import { getBilling } from "../subscription/get-billing.ts";
import { openShop, secretOf } from "../../../testing/shop/shop-world.ts";
import type { Shop } from "../../../testing/shop/shop-world.ts";
import { startFreeTrial } from "./start-free-trial.ts";
import { getTrialEligibility } from "./trial-eligibility.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const premium = { tier: "premium", period: "annual" } as const;
const dayMs = 24 * 60 * 60 * 1000;

describe("the trial without a card", () => {
  test("is fourteen days of Premium that end by themselves, asked for twice or not", async () => {
    const agency = await shop.newAgency();
    const [first, other] = await Promise.all([
      startFreeTrial(agency.ctx),
      startFreeTrial(agency.ctx),
    ]);
    expect(first).toEqual(other);
    expect(Date.parse(first.endsAt)).toBe(shop.standin.now().getTime() + 14 * dayMs);
    expect(await shop.tierOf(agency.agencyId)).toBe("trial");
    expect(await getBilling(agency.ctx)).toMatchObject({
      source: "trial",
      trial: { isEligible: false, endsAt: first.endsAt },
    });
    await shop.pass({ days: 15 });
    expect(await shop.tierOf(agency.agencyId)).toBeNull();
    await expect(startFreeTrial(agency.ctx)).rejects.toMatchObject({ code: "trial_used" });
  });

  test("keeps its remaining days when a plan is booked meanwhile: nothing is charged before its end", async () => {
    for (const tier of ["premium", "basis"] as const) {
      const agency = await shop.newAgency();
      const { endsAt } = await startFreeTrial(agency.ctx);
      expect(await getTrialEligibility(agency.ctx, agency)).toEqual({
        eligible: false,
        trialEndsAt: endsAt,
      });
      await shop.pass({ days: 4 });
      await shop.buy(agency, { tier, period: "monthly" });
      expect(await shop.tierOf(agency.agencyId)).toBe("trial");
      const { subscription } = await getBilling(agency.ctx);
      expect(subscription).toMatchObject({ status: "trialing" });
      const paidFrom = Date.parse(subscription?.nextCharge?.at ?? "");
      expect(paidFrom).toBeGreaterThanOrEqual(Date.parse(endsAt));
      expect(paidFrom).toBeLessThan(Date.parse(endsAt) + dayMs);
      await shop.pass({ days: 12 });
      expect(await shop.tierOf(agency.agencyId)).toBe(tier);
    }
  });

  test("needs no provider", async () => {
    const agency = await shop.newAgency();
    shop.standin.goDown();
    await startFreeTrial(agency.ctx);
    shop.standin.comeBack();
    expect(await shop.tierOf(agency.agencyId)).toBe("trial");
  });

  test("is not had beside one with a card that was left half begun", async () => {
    const agency = await shop.newAgency();
    const secret = await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, premium)));
    await startFreeTrial(agency.ctx);
    shop.standin.payer.confirm(secret, {});
    await shop.standin.webhooks.settled();
    await shop.doJobs();
    await shop.pass({ days: 14.5 });
    expect(await shop.tierOf(agency.agencyId)).toBeNull();
  });
});

describe("a second trial is refused to", () => {
  const isEligible = async (agency: Awaited<ReturnType<Shop["newAgency"]>>) =>
    (await getTrialEligibility(agency.ctx, agency)).eligible;

  test("the same company, however it is spelt", async () => {
    await startFreeTrial((await shop.newAgency({ name: "Müller & Söhne GmbH" })).ctx);
    expect(await isEligible(await shop.newAgency({ name: "MUELLER UND SÖHNE" }))).toBe(false);
    expect(await isEligible(await shop.newAgency({ name: "Müller & Töchter GmbH" }))).toBe(true);
  });

  test("the same mail domain, but not to everybody with a freemail address", async () => {
    const at = (domain: string, name: string) =>
      shop.newAgency({ name, ownerEmail: `${crypto.randomUUID()}@${domain}` });
    await startFreeTrial((await at("werbewerk.example", "Werk Eins")).ctx);
    expect(await isEligible(await at("werbewerk.example", "Ganz Anders"))).toBe(false);
    await startFreeTrial((await at("gmx.de", "Freie Post")).ctx);
    expect(await isEligible(await at("gmx.de", "Andere Post"))).toBe(true);
  });

  test("the same VAT id", async () => {
    const order = async (name: string) => {
      const agency = await shop.newAgency({ name });
      const body = shop.body(agency, premium, { ust_id: "DE136695976" });
      const secret = await secretOf(createCheckoutSession(agency.ctx, body));
      return { agency, secret };
    };
    const { agency, secret } = await order("Ust Eins");
    await startFreeTrial(agency.ctx);
    expect(secret).toMatch(/^seti_/);
    const second = await order("Ust Zwei");
    expect(second.secret).toMatch(/^pi_/);
    expect(await isEligible(second.agency)).toBe(false);
  });

  test("the same card: it ends uncharged", async () => {
    const begin = async () => {
      const agency = await shop.newAgency();
      const secret = await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, premium)));
      shop.standin.payer.confirm(secret, { card: "4000056655665556" });
      await shop.standin.webhooks.settled();
      await shop.doJobs();
      return agency;
    };
    const [first, second] = [await begin(), await begin()];
    expect(await shop.tierOf(first.agencyId)).toBe("trial");
    expect(await shop.tierOf(second.agencyId)).toBeNull();
    const { invoices } = await shop.subscriptionsOf(second);
    expect(invoices.every(({ paidCents }) => paidCents === 0)).toBe(true);
  });
});
