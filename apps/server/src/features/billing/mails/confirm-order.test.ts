import { afterAll, beforeAll, expect, test } from "vitest";
import { openShop, secretOf } from "../../../testing/shop/shop-world.ts";
import type { Customer, Shop } from "../../../testing/shop/shop-world.ts";
import { lettersJobs } from "../../letters/index.ts";
import { createCheckoutSession } from "../checkout/create-checkout-session.ts";
import { convergeAgency } from "../convergence/converge-agency.ts";
import { resumeCommands } from "../orders/resume-commands.ts";
import { cancelSubscription } from "../subscription/cancel-subscription.ts";
import { changePlan } from "../subscription/change-plan.ts";
import { previewPlanChange } from "../subscription/preview-plan-change.ts";
import { resumeSubscription } from "../subscription/resume-subscription.ts";

const basic = { tier: "basis", period: "monthly" } as const;
const premium = { tier: "premium", period: "monthly" } as const;

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

const lettersOf = async ({ agencyId }: Customer) => {
  const rows = await shop.database.owner.db
    .selectFrom("business_letter")
    .select(["address", "subject", "content"])
    .where("agency_id", "=", agencyId)
    .orderBy("written_at")
    .orderBy("key")
    .execute();
  return rows.map(({ address, subject, content }) => ({
    address,
    subject,
    // The price keeps its currency on its line.
    text: content.paragraphs.join("\n").replaceAll("\u00a0", " "),
  }));
};
const subjectsOf = async (agency: Customer) =>
  (await lettersOf(agency)).map(({ subject }) => subject);
const order = "Bestätigung deiner Bestellung bei TenderChances";
const cancellation = "Bestätigung deiner Kündigung bei TenderChances";

test("an order is confirmed once it is paid, with plan, price, term and the end of the period, and once", async () => {
  const agency = await shop.newAgency();
  const secret = await secretOf(createCheckoutSession(agency.ctx, shop.body(agency, basic)));
  expect(await subjectsOf(agency)).toEqual([]);
  shop.standin.payer.confirm(secret, {});
  await shop.standin.webhooks.settled();
  await shop.doJobs();
  await Promise.all([
    convergeAgency(shop.ctx, agency.agencyId),
    convergeAgency(shop.ctx, agency.agencyId),
  ]);
  const [letter, ...more] = await lettersOf(agency);
  expect(more).toEqual([]);
  expect(letter).toMatchObject({ subject: order, address: agency.owner.email });
  expect(letter?.text).toContain("Basic, monatlich 119,00 € zzgl. USt.");
  expect(letter?.text).toContain("Die Mindestlaufzeit beträgt einen Monat");
  expect(letter?.text).toContain("Frist von 30 Tagen");
  expect(letter?.text).toContain("Widerrufsrecht für Verbraucher besteht deshalb nicht");
});

test("a checkout that nobody pays is confirmed to nobody", async () => {
  const agency = await shop.newAgency();
  await createCheckoutSession(agency.ctx, shop.body(agency, basic));
  await shop.pass({ days: 2 });
  expect(await subjectsOf(agency)).toEqual([]);
});

test("a cancellation is confirmed with its end, once for two clicks and a repeated try", async () => {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  const [{ endsAt }] = await Promise.all([
    cancelSubscription(agency.ctx, {}),
    cancelSubscription(agency.ctx, {}),
  ]);
  await cancelSubscription(agency.ctx, {});
  const letters = await lettersOf(agency);
  expect(letters.map(({ subject }) => subject).toSorted()).toEqual([order, cancellation]);
  const day = new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", dateStyle: "medium" });
  const confirmation = letters.find(({ subject }) => subject === cancellation);
  expect(confirmation?.text).toContain(`Dein Abo endet am ${day.format(new Date(endsAt))}`);
});

test("a cancellation counts and is confirmed while the provider is away, and not again when it is passed on", async () => {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  shop.standin.goDown();
  await cancelSubscription(agency.ctx, {});
  expect((await subjectsOf(agency)).toSorted()).toEqual([order, cancellation]);
  shop.standin.comeBack();
  await shop.standin.advance(new Date(shop.standin.now().getTime() + 10 * 60_000));
  await resumeCommands(shop.ctx);
  await resumeCommands(shop.ctx);
  expect((await subjectsOf(agency)).toSorted()).toEqual([order, cancellation]);
});

test("taking a cancellation back is confirmed, and a second cancellation is an act of its own", async () => {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  await cancelSubscription(agency.ctx, {});
  await resumeSubscription(agency.ctx);
  await cancelSubscription(agency.ctx, {});
  const subjects = await subjectsOf(agency);
  expect(subjects.filter((subject) => subject === cancellation)).toHaveLength(2);
  expect(subjects).toContain("Deine Kündigung bei TenderChances ist zurückgenommen");
});

test("a change of the plan is confirmed with its price, once however often it is sent", async () => {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  const { computedFor } = await previewPlanChange(agency.ctx, premium);
  const change = { ...premium, computedFor };
  await Promise.all([changePlan(agency.ctx, change), changePlan(agency.ctx, change)]);
  const changes = (await lettersOf(agency)).filter(({ subject }) => subject.includes("wechsel"));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.text).toContain("Premium, monatlich 189,00 € zzgl. USt.");
  expect(changes[0]?.text).toContain("gilt ab sofort");
});

test("a letter is sent once, and again only where nobody knows whether the mail server took it", async () => {
  const agency = await shop.newAgency();
  await shop.buy(agency, basic);
  const [send, check] = lettersJobs();
  const { id } = await shop.database.owner.db
    .selectFrom("business_letter")
    .select("id")
    .where("agency_id", "=", agency.agencyId)
    .executeTakeFirstOrThrow();
  const payload = { agencyId: agency.agencyId, letterId: id };
  const { signal } = new AbortController();
  const ctx = shop.contextOf({});
  const down = shop.contextOf({
    ports: { mailer: { send: () => Promise.reject(new Error("away")) } },
  });
  await expect(send?.run(down, payload, signal)).rejects.toThrow("away");
  // Its job was given up; the letter waits all the same.
  const late = shop.contextOf({ now: new Date(shop.standin.now().getTime() + 3_600_000) });
  await check?.run(late, {}, signal);
  expect(await late.sentJobs()).toContainEqual({ name: "send-letter", payload });
  await send?.run(ctx, payload, signal);
  await send?.run(ctx, payload, signal);
  expect(ctx.mails).toHaveLength(1);
  expect(ctx.mails[0]).toMatchObject({ to: agency.owner.email, subject: order });
  expect(ctx.mails[0]?.messageId).toContain(id);
  expect(ctx.mails[0]?.headers).not.toHaveProperty("List-Unsubscribe");
});
