import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { openBilling, readable, toast } from "../../support/pages/billing-page.ts";
import { refusal } from "../../support/samples/account.ts";
import {
  germanDay,
  nothingBought,
  premiumMonthly,
  premiumPaid,
  withSubscription,
} from "../../support/samples/billing.ts";
import { inDays } from "../../support/samples/days.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";

const open = (path: string, billing: unknown, options?: Parameters<typeof openBilling>[2]) =>
  openBilling(path, billing, options);
const subscriptionCancellation = (page: Page, name: string) => page.getByRole("region", { name });
const periodEnd = premiumMonthly.periodEndsAt;
const cancellationEnd = premiumMonthly.ifCancelledNow.endsAt;

describe("the subscription", () => {
  test("tells plan, period, next charge, usage, method and invoices", async () => {
    const { page, complaints, close } = await open("/app/subscription", premiumPaid);
    await page.getByText("Premium, monatliche Zahlung").waitFor();
    const text = await readable(page);
    for (const part of [
      "189 € netto im Monat",
      `${germanDay(premiumMonthly.periodStartsAt)} bis ${germanDay(periodEnd)}`,
      `${germanDay(periodEnd)}: 189,00 € zzgl. USt.`,
      `heute zum ${germanDay(cancellationEnd)}`,
      "3 von 3",
      "18 von 50",
      "Visa, endet auf 4242, gültig bis 04/2030",
      "DE123456789 geprüft",
      "TC-2026-0002",
      "224,91 €",
      "189,00 € netto, 35,91 € USt.",
    ]) {
      expect(text).toContain(part);
    }
    const pdf = page.getByRole("link", { name: /^PDF der Rechnung TC-2026-0002/ });
    await expect.poll(() => pdf.getAttribute("href")).toBe("https://invoice.example/in_2.pdf");
    expect(complaints).toEqual([]);
    await close();
  });

  test("is cancelled to the end that was named, with the period that cancellation still costs", async () => {
    const { page, orders, show, close } = await open("/app/subscription", premiumPaid, {
      change: { "POST /api/billing/cancel": { endsAt: cancellationEnd } },
    });
    await page.getByRole("button", { name: "Kündigen" }).click();
    const text = await readable(page, "dialog[open]");
    expect(text).toContain(`Euer Abo endet am ${germanDay(cancellationEnd)}.`);
    expect(text).toContain(
      `Darum wird noch berechnet: am ${germanDay(periodEnd)}: 189,00 € zzgl. USt.`,
    );
    show(
      withSubscription({
        endsAt: cancellationEnd,
        subscriptionCancelledAt: inDays(0),
        nextCharge: undefined,
      }),
    );
    await page.getByRole("button", { name: `Zum ${germanDay(cancellationEnd)} kündigen` }).click();
    await toast(page, `Euer Abo endet am ${germanDay(cancellationEnd)}.`).waitFor();
    await subscriptionCancellation(page, `Gekündigt zum ${germanDay(cancellationEnd)}.`).waitFor();
    expect(orders).toEqual([{ order: "POST /api/billing/cancel", body: {} }]);
    await expect.poll(() => page.getByRole("button", { name: "Kündigen" }).count()).toBe(0);
    await close();
  });

  test("whose trial is cancelled ends at its end or at once, as chosen", async () => {
    const trialEnd = inDays(9);
    const trial = withSubscription({ status: "trialing", trialEndsAt: trialEnd });
    const { page, orders, close } = await open("/app/subscription", trial, {
      change: { "POST /api/billing/cancel": { endsAt: trialEnd } },
    });
    await page.getByRole("button", { name: "Kündigen" }).click();
    await page.getByRole("button", { name: `Zum ${germanDay(trialEnd)} kündigen` }).waitFor();
    await page.getByRole("radio", { name: /^Sofort/ }).check();
    await page.getByRole("button", { name: "Sofort beenden" }).click();
    await toast(page, "Die Testphase ist beendet.").waitFor();
    expect(orders).toEqual([{ order: "POST /api/billing/cancel", body: { isAtOnce: true } }]);
    await close();
  });

  test("is resumed after a cancellation, and a change that waits is dropped", async () => {
    const next = { tier: "basis", period: "annual", from: periodEnd } as const;
    const { page, orders, show, close } = await open(
      "/app/subscription",
      withSubscription({ endsAt: cancellationEnd, next }),
      {
        change: {
          "POST /api/billing/resume": { done: true },
          "DELETE /api/billing/change": { done: true },
        },
      },
    );
    await subscriptionCancellation(page, `Wechsel zum ${germanDay(periodEnd)}.`)
      .getByText("Basic, jährliche Zahlung für 1.068 € netto im Jahr")
      .waitFor();
    // The end was counted in the periods of the change: first things first.
    const drop = page.getByRole("button", { name: "Wechsel zurücknehmen" });
    await expect.poll(() => drop.count()).toBe(0);
    await page.getByRole("button", { name: "Kündigung zurücknehmen" }).click();
    show(withSubscription({ next }));
    await page.getByRole("button", { name: "Abo fortsetzen" }).click();
    await toast(page, "Euer Abo läuft weiter.").waitFor();
    await page.getByRole("button", { name: "Kündigen" }).waitFor();
    await drop.click();
    show(premiumPaid);
    await page.getByRole("button", { name: "Beim jetzigen Tarif bleiben" }).click();
    await toast(page, "Der Wechsel ist zurückgenommen.").waitFor();
    await drop.waitFor({ state: "detached" });
    expect(orders.map(({ order }) => order)).toEqual([
      "POST /api/billing/resume",
      "DELETE /api/billing/change",
    ]);
    await close();
  });

  test("with a failed payment says until when all goes on, and how to pay", async () => {
    const planEndsAt = inDays(10);
    const nextAttemptAt = inDays(2);
    const { page, close } = await open(
      "/app/subscription",
      withSubscription(
        { status: "past_due", unpaid: { since: inDays(-4), planEndsAt } },
        {
          invoices: [
            {
              ...premiumPaid.invoices[0]!,
              status: "open",
              paidAt: undefined,
              nextAttemptAt,
            },
          ],
        },
      ),
    );
    const failed = subscriptionCancellation(page, "Eine Zahlung ist fehlgeschlagen.");
    await failed
      .getByText(`Bis zum ${germanDay(planEndsAt)} bleibt alles freigeschaltet`)
      .waitFor();
    const change = failed.getByRole("link", { name: "Zahlungsart ändern" });
    await expect
      .poll(() => change.getAttribute("href"))
      .toBe("/app/subscription?zahlungsart=aendern");
    const pay = failed.getByRole("link", { name: /^Rechnung bezahlen/ });
    await expect.poll(() => pay.getAttribute("href")).toBe("https://invoice.example/in_2");
    await page.getByText(`offen, nächster Versuch am ${germanDay(nextAttemptAt)}`).waitFor();
    await close();
  });

  test("is told a member without anything to order", async () => {
    const { page, close } = await open("/app/subscription", {
      ...withSubscription({ endsAt: cancellationEnd }),
      can: { manage: false },
    });
    await page.getByText("kündigen kann nur die Inhaberin oder der Inhaber").waitFor();
    for (const name of [/^Kündig/, /^Zahlungsart/, /wechseln$/]) {
      await expect.poll(() => page.getByRole("button", { name }).count()).toBe(0);
      await expect.poll(() => page.getByRole("link", { name }).count()).toBe(0);
    }
    await close();
  });

  test("that nobody bought leads to the plans", async () => {
    const { page, close } = await open("/app/subscription", nothingBought);
    await page.getByText("Ihr habt kein Abo.").waitFor();
    const link = page.getByRole("link", { name: "Tarife ansehen" });
    await expect.poll(() => link.getAttribute("href")).toBe("/app/upgrade");
    await close();
  });

  test("offers the onboarding of its plan, and says what became of the request", async () => {
    const request = { requestedAt: "2026-11-20T08:00:00.000Z", byName: "Ada Beispiel" };
    const { page, orders, complaints, show, close } = await open("/app/subscription", premiumPaid, {
      change: { "POST /api/agency/onboarding-request": { request, isNew: true } },
    });
    const heading = page.getByRole("heading", { name: "Persönliches Onboarding" });
    const card = page.locator("section", { has: heading });
    await card.getByRole("button", { name: "Onboarding anfragen" }).click();
    await page.keyboard.type("Gern dienstags");
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await card.getByRole("button", { name: "Anfragen", exact: true }).click();
    await toast(page, "Angefragt. Eine Bestätigung kommt per Mail.").waitFor();
    await card.getByText("Anfrage vom 20.11.2026 von Ada Beispiel, wir melden uns.").waitFor();
    expect(await card.getByRole("button").count()).toBe(0);
    expect(orders).toEqual([
      { order: "POST /api/agency/onboarding-request", body: { wish: "Gern dienstags" } },
    ]);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    show({ ...nothingBought, tier: "basis" });
    await page.reload();
    await card.getByText("Der kleinste Tarif damit ist Premium.").waitFor();
    expect(await card.getByRole("button").count()).toBe(0);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await close();
  });

  test("keeps its question open when the provider does not answer", async () => {
    const { page, close } = await open("/app/subscription", premiumPaid, {
      change: { "POST /api/billing/cancel": refusal(503, "payments_unavailable") },
    });
    await page.getByRole("button", { name: "Kündigen" }).click();
    await page.getByRole("button", { name: `Zum ${germanDay(cancellationEnd)} kündigen` }).click();
    await page.getByRole("dialog").getByText("Der Zahlungsdienst ist gerade nicht").waitFor();
    await close();
  });

  test("that failed to load comes back on retry", async () => {
    const { page, show, close } = await open("/app/subscription", refusal(500, "internal"));
    await page.getByText("Dein Abo ließ sich nicht laden").waitFor();
    show(premiumPaid);
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await page.getByText("Premium, monatliche Zahlung").waitFor();
    await close();
  });

  test("keeps the payment method when the provider's script does not load", async () => {
    const { page, close } = await open("/app/subscription?zahlungsart=aendern", premiumPaid, {
      change: { "GET /api/payments-setup": refusal(503, "payments_unavailable") },
    });
    await page.getByText("Der Zahlungsdienst ließ sich nicht laden.").waitFor();
    await page.getByText("Visa, endet auf 4242").waitFor();
    await close();
  });
});

describe("every screen says", () => {
  const banner = (page: Page) => page.getByRole("complementary", { name: "Zu eurem Tarif" });

  test("that a payment failed, with the way to it", async () => {
    const { page, close } = await open(
      "/app/profil/team",
      withSubscription({ unpaid: { since: inDays(-4), planEndsAt: inDays(10) } }),
    );
    await banner(page).getByText("Eine Zahlung ist fehlgeschlagen.").waitFor();
    await banner(page).getByRole("link", { name: "Zahlung prüfen" }).click();
    await page.getByRole("heading", { level: 1, name: "Abo und Rechnungen" }).waitFor();
    await close();
  });

  test("that a trial ends soon, and nothing while all is in order", async () => {
    const soon = { isEligible: false, endsAt: inDays(2) };
    const { page, close } = await open("/app/profil/team", {
      ...nothingBought,
      tier: "trial",
      source: "trial",
      trial: soon,
    });
    await banner(page)
      .getByText(`Eure Testphase endet am ${germanDay(soon.endsAt)}.`)
      .waitFor();
    await close();
    const calm = await open("/app/subscription", premiumPaid);
    await calm.page.getByText("Premium, monatliche Zahlung").waitFor();
    await expect.poll(() => banner(calm.page).count()).toBe(0);
    await calm.close();
  });
});

describe("plans and subscription", () => {
  const unpaid = withSubscription({
    unpaid: { since: inDays(-4), planEndsAt: inDays(10) },
    endsAt: cancellationEnd,
    next: { tier: "basis", period: "annual", from: periodEnd },
  });
  const screens = [
    ["/app/upgrade?feature=tenderChances", nothingBought, "Testphase starten"],
    ["/app/upgrade", premiumPaid, "Zu Basic wechseln"],
    ["/app/subscription", unpaid, "Kündigung zurücknehmen"],
  ] as const;

  test("are free of findings in light and dark", async () => {
    for (const [path, billing, button] of screens) {
      const { page, complaints, close } = await open(path, billing);
      await page.getByRole("button", { name: button }).waitFor();
      expect([path, await axeFindingsInBothColours(page)]).toEqual([path, []]);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test("scroll nowhere sideways, from a small phone to a wall", async () => {
    for (const [path, billing, button] of screens) {
      const { page, close } = await open(path, billing);
      await page.getByRole("button", { name: button }).waitFor();
      for (const width of [320, 390, 640, 760, 1024, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const extra = await page
          .locator("main")
          .evaluate((main) => main.scrollWidth - main.clientWidth);
        expect([path, width, extra]).toEqual([path, width, 0]);
      }
      await close();
    }
  });
});
