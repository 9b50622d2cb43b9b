import { describe, expect, test } from "vitest";
import { openCheckout } from "../../support/pages/checkout-page.ts";
import { refusal } from "../../support/samples/account.ts";
import { agencyId, calls, orderedPremium } from "../../support/samples/checkout.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { pageTitle } from "../../support/browser/watched-page.ts";

type Watched = Awaited<ReturnType<typeof openCheckout>>;

async function expectNoFindings({ page }: Watched) {
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 800 });
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(320);
}

describe("/app/fail", () => {
  test("says what failed, whom to ask, and leads back to the same plan or on", async () => {
    const watched = await openCheckout({
      path: "/app/fail",
      isFresh: true,
      prepare: (page) =>
        page.addInitScript(() => {
          localStorage.setItem("checkout_tier", "basis");
          localStorage.setItem("checkout_billing", "monthly");
        }),
    });
    const { page, complaints, close } = watched;
    const again = page.getByRole("link", { name: "Erneut versuchen" });
    await expect
      .poll(() => again.getAttribute("href"))
      .toBe("/app/checkout?tier=basis&billing=monthly");
    const on = page.getByRole("link", { name: "Zum Dashboard" });
    await expect.poll(() => on.getAttribute("href")).toBe("/app/dashboard");
    await expectNoFindings(watched);
    expect(complaints).toEqual([]);
    await close();
  });

  test("with nothing stored leads to premium, annual", async () => {
    const { page, close } = await openCheckout({ path: "/app/fail" });
    await page
      .getByText(
        "Das Premium-Upgrade konnte nicht abgeschlossen werden. Wenn das Problem weiterhin besteht, kontaktiere bitte unseren Support.",
      )
      .waitFor();
    const again = page.getByRole("link", { name: "Erneut versuchen" });
    await expect
      .poll(() => again.getAttribute("href"))
      .toBe("/app/checkout?tier=premium&billing=annual");
    await close();
  });
});

describe("/app/confirmation", () => {
  test("shows what was booked and leads on", async () => {
    const watched = await openCheckout({ path: "/app/confirmation" });
    const { page, close } = watched;
    await page.getByRole("heading", { name: "Danke für deine Buchung!" }).waitFor();
    const text = await page.locator("main").innerText();
    expect(text).toContain("Premium, jährliche Zahlung");
    expect(text).toContain("05.12.2026, 1.788\u00a0€ zzgl. USt.");
    expect(text).toContain("Karte, endet auf 4242");
    await page.getByRole("link", { name: "Zum Dashboard" }).waitFor();
    await expectNoFindings(watched);
    await close();
  });

  test("leads to the activation while there is no plan", async () => {
    const { subscription: _, ...billing } = orderedPremium;
    const { page, close } = await openCheckout({
      path: "/app/confirmation",
      answers: { [calls.billing]: { ...billing, tier: null, source: "none" } },
    });
    const on = page.getByRole("link", { name: "Weiter zur Freischaltung" });
    await expect.poll(() => on.getAttribute("href")).toBe(`/app/activate/${agencyId}`);
    await expect.poll(() => pageTitle(page).innerText()).toBe("Deine Bestellung ist unterwegs");
    await close();
  });
});

describe("the activation", () => {
  const path = `/app/activate/${agencyId}`;

  test.each([
    ["basis", "Basic wird aktiviert …"],
    ["premium", "Premium wird aktiviert …"],
  ])("waits for %s with words of its own", async (tier, text) => {
    const watched = await openCheckout({
      path,
      isFresh: true,
      prepare: (page) =>
        page.addInitScript((stored) => localStorage.setItem("checkout_tier", stored), tier),
    });
    await watched.page.getByRole("heading", { name: text }).waitFor();
    await expectNoFindings(watched);
    await watched.close();
  });

  test.each(["premium", "trial", "basis", "enterprise"])(
    "confirms %s and replaces itself by the dashboard",
    async (tier) => {
      const watched = await openCheckout({ path: "/app/fail" });
      const { page, origin, close } = watched;
      await page.getByRole("link", { name: "Erneut versuchen" }).waitFor();
      const { promise: isHeld, resolve: letAnswer } = Promise.withResolvers<void>();
      await page.route("**/api/plan/*", async (route) => {
        await isHeld;
        await route.fulfill({ json: { tier } });
      });
      await page.goto(origin + path);
      // It stands there for a moment only: the page itself looks for it, at each frame.
      const confirmed = page.waitForFunction(
        () => document.querySelector("h1")?.textContent === "Erfolgreich aktiviert!",
      );
      letAnswer();
      await confirmed;
      await page.waitForURL("**/app/dashboard");
      await page.goBack();
      expect(new URL(page.url()).pathname).toBe("/app/fail");
      await close();
    },
  );

  test("asks again after a failure, and gives up after two minutes", async () => {
    let requestCount = 0;
    const watched = await openCheckout({
      path,
      answers: { [calls.plan]: refusal(500, "internal") },
      isFresh: true,
      prepare: async (page) => {
        await page.clock.install();
        page.on("request", (request) => {
          if (request.url().includes("/api/plan/")) requestCount++;
        });
      },
    });
    const { page, close } = watched;
    await page.getByRole("heading", { name: "Premium wird aktiviert …" }).waitFor();
    // The page's clock goes on by itself as well; its exact two minutes are watch-activation.test.ts's.
    await expect.poll(() => requestCount).toBeGreaterThan(0);
    const firstCount = requestCount;
    await page.clock.runFor(2500);
    await expect.poll(() => requestCount).toBeGreaterThan(firstCount);
    await page.clock.runFor(60_000);
    await expect.poll(() => pageTitle(page).innerText()).toBe("Premium wird aktiviert …");
    await page.clock.runFor(60_000);
    await expect
      .poll(() => pageTitle(page).innerText())
      .toBe("Leider konnte dein Abo-Status nicht bestätigt werden.");
    await page
      .getByText(
        "Das Upgrade scheint nicht geklappt zu haben. Bitte überprüfe deine Internetverbindung. Falls das Problem weiterhin besteht, kontaktiere gerne unseren Support:",
        { exact: true },
      )
      .waitFor();
    const mail = page.getByRole("link", { name: "Support kontaktieren" });
    await expect
      .poll(() => mail.getAttribute("href"))
      .toMatch(/^mailto:.*subject=.*Premium-Aktivierung$/);
    const before = requestCount;
    await page.clock.runFor(10_000);
    expect(requestCount).toBe(before);
    await page.clock.resume();
    await expectNoFindings(watched);
    await close();
  });
});
