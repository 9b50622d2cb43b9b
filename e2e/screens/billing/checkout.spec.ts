import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { bookButton, openCheckout, trialButton } from "../../support/pages/checkout-page.ts";
import { fakeScriptPath } from "../../support/web/fake-stripe.ts";
import { refusal, sampleAnswers } from "../../support/samples/account.ts";
import { calls } from "../../support/samples/checkout.ts";
import { leaveOutBootstrap } from "../../support/browser/bootstrap.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { pageTitle } from "../../support/browser/watched-page.ts";

const stored = (page: Page) =>
  page.evaluate(() => [
    localStorage.getItem("checkout_tier"),
    localStorage.getItem("checkout_billing"),
  ]);

describe("the checkout", () => {
  test("says „Lade Benutzerdaten...“ while they load", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { page, close } = await openCheckout({
      prepare: async (it) => {
        await leaveOutBootstrap(it);
        await it.route("**/api/user-status", async (route) => {
          await held;
          await route.continue();
        });
      },
    });
    await page.getByText("Lade Benutzerdaten...", { exact: true }).waitFor();
    release();
    await trialButton(page).waitFor();
    await close();
  });

  test.each([
    ["agency id", { [calls.status]: { record: null, hasPendingProfile: false } }, {}],
    ["e-mail", {}, { email: "" }],
  ])("without the %s it says „Fehler: Benutzerdaten nicht gefunden“", async (_, status, user) => {
    const session = {
      user: {
        ...sampleAnswers.session.user,
        ...("email" in user ? user : { metadata: {} }),
      },
    };
    const { page, close } = await openCheckout({
      answers: { [calls.session]: session, ...status },
    });
    await expect
      .poll(() => pageTitle(page).innerText())
      .toBe("Fehler: Benutzerdaten nicht gefunden");
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test.each([
    ["the server names no provider", { [calls.setup]: refusal(500, "internal") }, false],
    ["its script does not load", {}, true],
  ])("says „Fehler: Stripe konnte nicht geladen werden“ when %s", async (_, answers, isCut) => {
    const { page, close } = await openCheckout({
      answers,
      prepare: async (it) => {
        if (isCut) await it.route(`**${fakeScriptPath}`, (route) => route.abort());
      },
    });
    await page
      .getByRole("heading", { name: "Fehler: Stripe konnte nicht geladen werden" })
      .waitFor();
    await page.getByRole("link", { name: "Neu laden" }).waitFor();
    await close();
  });

  test("says that nothing can be booked where no provider is set up, and leads to the trial", async () => {
    const { page, close } = await openCheckout({
      answers: { [calls.setup]: refusal(503, "payments_unavailable") },
    });
    await page.getByRole("heading", { name: "Buchen lässt sich noch nichts" }).waitFor();
    await page.getByRole("link", { name: "Zu den Tarifen" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("is for the owner; a member learns so", async () => {
    const { status } = sampleAnswers;
    const answers = { [calls.status]: { ...status, record: { ...status.record, role: "member" } } };
    const { page, close } = await openCheckout({ answers });
    await expect.poll(() => pageTitle(page).innerText()).toContain("Buchen kann nur die Inhaberin");
    await close();
  });

  test.each([
    ["", "premium", "annual", "12 × 149,00\u00a0€ = 1.788\u00a0€"],
    ["?tier=gold&billing=weekly", "premium", "annual", "1.788\u00a0€"],
    ["?tier=basis&billing=monthly", "basis", "monthly", "119,00\u00a0€"],
    ["?tier=premium&billing=monthly", "premium", "monthly", "189,00\u00a0€"],
    ["?tier=basis&billing=annual", "basis", "annual", "12 × 89,00\u00a0€ = 1.068\u00a0€"],
  ])("opened with „%s“ sells and stores %s, %s", async (query, tier, billing, price) => {
    const { page, complaints, close } = await openCheckout({ path: `/app/checkout${query}` });
    const summary = page.getByRole("region", { name: "Deine Bestellung" });
    await summary.waitFor();
    await expect.poll(() => summary.innerText()).toContain(price);
    await expect
      .poll(() => summary.innerText())
      .toContain("netto, zuzüglich gesetzlicher Umsatzsteuer");
    expect(await stored(page)).toEqual([tier, billing]);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([
    ["basis", true, "Jetzt buchen"],
    ["premium", true, "2 Wochen kostenlos testen"],
    ["premium", false, "Jetzt buchen"],
  ])("for %s, eligible %s, the button reads „%s“", async (tier, eligible, text) => {
    const { page, close } = await openCheckout({
      path: `/app/checkout?tier=${tier}`,
      answers: { [calls.trial]: { eligible } },
    });
    await page.getByRole("button", { name: text }).waitFor();
    const summary = await page.getByRole("region", { name: "Deine Bestellung" }).innerText();
    expect(summary.includes("Kündigst du vorher in der App, zahlst du nichts.")).toBe(
      text !== "Jetzt buchen",
    );
    await close();
  });

  test("fills itself in from the agency's profile", async () => {
    const { page, close } = await openCheckout();
    await trialButton(page).waitFor();
    const texts = await page
      .locator("form input:not([type=radio]):not([aria-label])")
      .evaluateAll((inputs) => inputs.map((it) => (it as HTMLInputElement).value));
    expect(texts).toEqual([
      "Nordlicht Media GmbH",
      "Ada Beispiel",
      "Am Hafen",
      "7",
      "24103",
      "Kiel",
      "DE123456789",
    ]);
    await close();
  });

  test("that cannot read profile or eligibility opens empty and promises no trial", async () => {
    const { page, close } = await openCheckout({
      answers: {
        [calls.info]: refusal(500, "internal"),
        [calls.trial]: refusal(500, "internal"),
      },
    });
    await bookButton(page).waitFor();
    await expect
      .poll(() => page.getByRole("textbox", { name: "Unternehmen" }).inputValue())
      .toBe("");
    await close();
  });

  test("holds its button down until the provider is ready", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const { page, close } = await openCheckout({
      prepare: (it) =>
        it.route(`**${fakeScriptPath}`, async (route) => {
          await held;
          await route.fallback();
        }),
    });
    await trialButton(page).waitFor();
    await expect.poll(() => trialButton(page).isDisabled()).toBe(true);
    release();
    await expect.poll(() => trialButton(page).isDisabled()).toBe(false);
    await close();
  });

  test("reached without a new document gets one, as only its own may load the script", async () => {
    const { page, complaints, close } = await openCheckout({ path: "/app/fail" });
    await page.getByRole("link", { name: "Erneut versuchen" }).waitFor();
    await page.evaluate(() =>
      Reflect.get(window, "__reactRouterDataRouter").navigate("/app/checkout"),
    );
    await expect.poll(() => trialButton(page).isEnabled()).toBe(true);
    const loaded = await page.evaluate(
      () => performance.getEntriesByType("navigation")[0]?.name ?? "",
    );
    expect(new URL(loaded).pathname).toBe("/app/checkout");
    expect(complaints).toEqual([]);
    await close();
  });

  test.each([320, 1440])("is complete and without findings at %i pixels", async (width) => {
    const { page, complaints, close } = await openCheckout({ viewport: { width, height: 900 } });
    await trialButton(page).waitFor();
    await page.getByLabel("Stadt").fill("");
    await trialButton(page).click();
    await page.getByText("Bitte prüfe deine Angaben").waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    expect(complaints).toEqual([]);
    await close();
  });
});
