import { trialDays } from "@tc/domain";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openBilling, readable, toast } from "../../support/pages/billing-page.ts";
import { refusal } from "../../support/samples/account.ts";
import {
  cemId,
  germanDay,
  nothingBought,
  ownerId,
  premiumMonthly,
  premiumPaid,
  withSubscription,
} from "../../support/samples/billing.ts";
import { inDays } from "../../support/samples/days.ts";
import { axeFindings } from "../../support/browser/axe.ts";

const open = (path: string, billing: unknown, options?: Parameters<typeof openBilling>[2]) =>
  openBilling(path, billing, options);
const plan = (page: Page, name: string) =>
  page.locator("section").filter({
    has: page.getByRole("heading", { level: 2, name: new RegExp(`^${name}( Euer Tarif)?$`) }),
  });
const periodEnd = premiumMonthly.periodEndsAt;
const cancellationEnd = premiumMonthly.ifCancelledNow.endsAt;

const atOnce = {
  takesEffect: "now",
  at: inDays(0),
  dueCents: 197_778,
  netCents: 166_200,
  taxCents: 31_578,
  creditCents: 0,
  currency: "eur",
  lines: [
    { text: "Ungenutzte Zeit von Premium", cents: -12_600 },
    { text: "Premium, jährlich", cents: 178_800 },
  ],
  computedFor: inDays(0),
  seats: { limit: 3, over: 0 },
};
const atPeriodEnd = {
  ...atOnce,
  takesEffect: "period_end",
  at: periodEnd,
  dueCents: 0,
  netCents: 0,
  taxCents: 0,
  lines: [],
};
const preview = "POST /api/billing/change/preview";

describe("the plans", () => {
  test("show every price and switch to the month", async () => {
    const { page, close } = await open("/app/upgrade", nothingBought);
    await page.getByRole("link", { name: "Premium buchen" }).waitFor();
    for (const [name, price, sum] of [
      ["Basic", "89 €", "12 × 89 € = 1.068 € im Jahr"],
      ["Premium", "149 €", "12 × 149 € = 1.788 € im Jahr"],
      ["Enterprise", "299 €", "12 × 299 € = 3.588 € im Jahr"],
    ] as const) {
      const text = (await plan(page, name).innerText()).replaceAll("\u00a0", " ");
      expect(text.replaceAll("\n", " ")).toContain(`${price} im Monat, zzgl. USt.`);
      expect(text).toContain(sum);
    }
    await page.getByRole("radio", { name: "Monatlich" }).check();
    for (const price of ["119 €", "189 €", "379 €"]) expect(await readable(page)).toContain(price);
    await close();
  });

  test("advertise no booking where nothing can be bought, and still the trial", async () => {
    const closed = { ...nothingBought, isPurchasePossible: false };
    const { page, close } = await open("/app/upgrade", closed);
    await page.getByRole("button", { name: "Testphase starten" }).waitFor();
    await expect.poll(() => page.getByRole("link", { name: /buchen/ }).count()).toBe(0);
    await close();
  });

  test("lead to the checkout of the plan and period that are shown", async () => {
    const { page, close } = await open("/app/upgrade", nothingBought);
    const href = (name: string) => page.getByRole("link", { name }).getAttribute("href");
    await page.getByRole("link", { name: "Premium buchen" }).waitFor();
    expect(await href("Premium buchen")).toBe("/app/checkout?tier=premium&billing=annual");
    await page.getByRole("radio", { name: "Monatlich" }).check();
    expect(await href("Basic buchen")).toBe("/app/checkout?tier=basis&billing=monthly");
    expect(await href("Kontakt aufnehmen")).toBe("/kontakt");
    await close();
  });

  test("start the trial without payment data after asking once", async () => {
    const endsAt = inDays(trialDays);
    const { page, orders, show, complaints, close } = await open("/app/upgrade", nothingBought, {
      change: { "POST /api/billing/free-trial": { endsAt } },
    });
    await page.getByRole("button", { name: "Testphase starten" }).click();
    expect(orders).toEqual([]);
    show({
      ...nothingBought,
      tier: "trial",
      source: "trial",
      trial: { isEligible: false, endsAt },
    });
    await page.getByRole("button", { name: "Jetzt starten" }).click();
    await toast(page, "Premium ist freigeschaltet").waitFor();
    await page
      .getByRole("heading", { name: `Eure Testphase läuft bis ${germanDay(endsAt)}` })
      .waitFor();
    expect(orders).toEqual([{ order: "POST /api/billing/free-trial", body: undefined }]);
    await expect
      .poll(() => page.getByRole("button", { name: "Testphase starten" }).count())
      .toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("say why a trial is refused, and keep the question open", async () => {
    const { page, close } = await open("/app/upgrade", nothingBought, {
      change: { "POST /api/billing/free-trial": refusal(409, "trial_used") },
    });
    await page.getByRole("button", { name: "Testphase starten" }).click();
    await page.getByRole("button", { name: "Jetzt starten" }).click();
    const dialog = page.getByRole("dialog", { name: "Testphase starten" });
    await dialog.getByText("Die Testphase wurde für deine Agentur bereits genutzt.").waitFor();
    await close();
  });

  test.each([
    [
      "a member",
      { ...nothingBought, can: { manage: false } },
      "nur die Inhaberin oder der Inhaber",
    ],
    [
      "no payment provider",
      { ...nothingBought, isPurchasePossible: false },
      "noch keine Bezahlung",
    ],
    [
      "a plan given by hand",
      { ...premiumPaid, source: "granted" },
      "haben wir für euch freigeschaltet",
    ],
    [
      "an open invoice",
      withSubscription({ unpaid: { since: inDays(-2), planEndsAt: inDays(12) } }),
      "Eine Rechnung ist offen",
    ],
    ["a notice", withSubscription({ endsAt: cancellationEnd }), "Nimm die Kündigung zurück"],
    [
      "a debit on its way",
      withSubscription({ isFirstPaymentProcessing: true }),
      "Eure erste Zahlung ist unterwegs",
    ],
  ] as const)("offer nothing to order under %s, and say why", async (_case, billing, words) => {
    const { page, complaints, close } = await open("/app/upgrade", billing);
    await page.getByText(words).waitFor();
    await expect.poll(() => page.getByRole("link", { name: / buchen$/ }).count()).toBe(0);
    await expect.poll(() => page.getByRole("button", { name: /wechseln$/ }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("stay readable while the subscription cannot be loaded, and come back on retry", async () => {
    const { page, show, close } = await open("/app/upgrade", refusal(500, "internal"));
    await page.getByText("Euer Abo ließ sich nicht laden").waitFor();
    expect(await readable(page)).toContain("149 €");
    await expect.poll(() => page.getByRole("link", { name: / buchen$/ }).count()).toBe(0);
    show(nothingBought);
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await page.getByRole("link", { name: "Premium buchen" }).waitFor();
    await close();
  });
});

describe("a change of plan", () => {
  test("shows its computation and orders exactly what was shown", async () => {
    const { page, orders, complaints, close } = await open("/app/upgrade", premiumPaid, {
      change: {
        [preview]: atOnce,
        "POST /api/billing/change": { takesEffect: "now", at: inDays(0) },
      },
    });
    await page.getByRole("radio", { name: /^Jährlich/ }).check();
    await page.getByRole("button", { name: "Auf jährliche Zahlung wechseln" }).click();
    const order = page.getByRole("button", { name: /^Wechseln und/ });
    await order.waitFor();
    const text = await readable(page, "dialog[open]");
    for (const part of ["-126,00 €", "1.788,00 €", "1.662,00 €", "315,78 €", "1.977,78 €"]) {
      expect(text).toContain(part);
    }
    expect(text).toContain("Wechseln und 1.977,78 € zahlen");
    expect(await axeFindings(page)).toEqual([]);
    await order.click();
    await toast(page, "Ihr habt jetzt Premium, jährliche Zahlung.").waitFor();
    await page.waitForURL("**/app/subscription");
    const choice = { tier: "premium", period: "annual" };
    expect(orders).toEqual([
      { order: preview, body: choice },
      {
        order: "POST /api/billing/change",
        body: { ...choice, computedFor: atOnce.computedFor },
      },
    ]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("to less costs nothing today, and who keeps a seat is chosen", async () => {
    const { page, orders, close } = await open("/app/upgrade", premiumPaid, {
      change: {
        [preview]: { ...atPeriodEnd, seats: { limit: 2, over: 1 } },
        "POST /api/billing/change": { takesEffect: "period_end", at: periodEnd },
      },
    });
    await page.getByRole("button", { name: "Zu Basic wechseln" }).click();
    const order = page.getByRole("button", { name: `Zum ${germanDay(periodEnd)} wechseln` });
    await order.waitFor();
    expect(await readable(page, "dialog[open]")).toContain("Heute ist nichts zu zahlen.");
    await expect
      .poll(() => page.getByRole("checkbox", { name: /Ada Beispiel/ }).isDisabled())
      .toBe(true);
    await page.getByText("Cem Früher: Zugang wird").waitFor();
    await page.getByRole("checkbox", { name: "Cem Früher" }).check();
    await page.getByText("Ausgewählt sind 3, es gibt aber nur 2 Plätze.").waitFor();
    await expect.poll(() => order.isDisabled()).toBe(true);
    await page.getByRole("checkbox", { name: "Ben Muster" }).uncheck();
    await page.getByText("Ben Muster: Zugang wird").waitFor();
    await order.click();
    await toast(page, "Der Wechsel ist bestellt").waitFor();
    expect(orders.at(-1)?.body).toMatchObject({ keepUserIds: [ownerId, cemId] });
    await close();
  });

  test("says that the provider does not answer, and computes again on demand", async () => {
    const { page, orders, close } = await open("/app/upgrade", premiumPaid, {
      change: { [preview]: refusal(503, "payments_unavailable") },
    });
    await page.getByRole("button", { name: "Zu Basic wechseln" }).click();
    await page.getByText("Der Zahlungsdienst ist gerade nicht erreichbar.").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Wechseln", exact: true }).isDisabled())
      .toBe(true);
    const before = orders.length;
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await expect.poll(() => orders.length).toBeGreaterThan(before);
    await close();
  });

  test("whose price no longer holds is computed anew before it is ordered again", async () => {
    const { page, orders, close } = await open("/app/upgrade", premiumPaid, {
      change: { [preview]: atOnce, "POST /api/billing/change": refusal(409, "stale_version") },
    });
    await page.getByRole("radio", { name: /^Jährlich/ }).check();
    await page.getByRole("button", { name: "Auf jährliche Zahlung wechseln" }).click();
    await page.getByRole("button", { name: /^Wechseln und/ }).click();
    await page.getByText("Bitte prüfe den neu berechneten Betrag.").waitFor();
    await expect
      .poll(() => orders.map(({ order }) => order))
      .toEqual([preview, "POST /api/billing/change", preview]);
    await close();
  });
});
