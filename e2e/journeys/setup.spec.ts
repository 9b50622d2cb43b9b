import type { Page } from "playwright-core";
import { sendSupportAlert } from "@tc/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { confirmedAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import type { Account } from "../support/stack/accounts.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let account: Account & { cookie: string };
beforeAll(async () => {
  account = await confirmedAccount(stack);
});

const retry = (page: Page) => page.getByRole("button", { name: "Erneut versuchen" });

/** Until a button of the page matches, if only for a second: the page itself looks at each frame. */
const untilButton = (page: Page, pattern: string) =>
  page.waitForFunction(
    (wanted) => [...document.querySelectorAll("button")].some((it) => it.textContent.match(wanted)),
    `^${pattern}$`,
  );

function watchAlerts(page: Page): unknown[] {
  const alerts: unknown[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/send-support-alert")) alerts.push(request.postDataJSON());
  });
  return alerts;
}

/** The database refuses: as the server answers then. */
async function refuseSetup(page: Page) {
  await page.route("**/api/setup/**", (route) =>
    route.fulfill({
      status: 500,
      json: { error: "internal", requestId: "r", details: { errorType: "rls_permission" } },
    }),
  );
}

describe("setup", () => {
  test("needs a session, and comes back to itself after the sign-in", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/setup?error=timeout`);
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByLabel("E-Mail-Adresse").fill(account.email);
    await page.getByLabel("Passwort", { exact: true }).fill(account.password);
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.waitForURL((url) => url.pathname === "/setup");
    await page.getByRole("heading", { name: "Zeitüberschreitung" }).waitFor();
    await close();
  });

  test("content spoofing: shows no message but its own", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    const query = new URLSearchParams({
      error: "network",
      message: "Ihr Konto ist gesperrt, rufen Sie 0190 an.",
    });
    await page.goto(`${stack.origin}/setup?${query}`);
    await page.getByRole("heading", { name: "Profilerstellung unterbrochen" }).waitFor();
    await page.getByRole("heading", { name: "Verbindungsfehler" }).waitFor();
    await page.getByText("Ein unbekannter Fehler ist aufgetreten.").waitFor();
    await expect.poll(() => page.getByText("0190").count()).toBe(0);
    await close();
  });

  test("tells the support once, with the whole payload and without secrets", async () => {
    // The server takes one alert in five seconds from each account.
    const account = await confirmedAccount(stack);
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    const alerts = watchAlerts(page);
    const secret = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";
    await page.goto(`${stack.origin}/setup?error=foreign_key&token=${secret}`);
    await page.getByText("Support-Team benachrichtigt").waitFor();
    await page.getByText("Support wurde benachrichtigt").waitFor();
    expect(alerts).toHaveLength(1);
    const alert = sendSupportAlert.body?.parse(alerts[0]);
    expect(alert).toMatchObject({
      userEmail: account.email,
      errorType: "foreign_key",
      errorMessage: "Ein unbekannter Fehler ist aufgetreten.",
      retryAttempt: 0,
      currentPage: "/setup",
    });
    expect(JSON.stringify(alert)).not.toContain(secret);
    expect(
      await page.getByRole("link", { name: "Support kontaktieren" }).getAttribute("href"),
    ).toMatch(/^mailto:\S+@\S+\?subject=/);
    await close();
  });

  test("waits 0, 3 and 10 seconds before its three attempts, then sends people to the support", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    const alerts = watchAlerts(page);
    await refuseSetup(page);
    await page.goto(`${stack.origin}/setup?error=timeout`);
    await page.getByRole("heading", { name: "Zeitüberschreitung" }).waitFor();

    await retry(page).click();
    await page.getByRole("heading", { name: "Berechtigungsfehler" }).waitFor();
    await page.getByText("Das Agenturprofil konnte nicht geprüft werden.").waitFor();
    const counted = ["3 s", "[12] s"].map((left) =>
      untilButton(page, `Nächster Versuch in ${left}`),
    );
    await retry(page).click();
    await Promise.all(counted);
    const ten = untilButton(page, "Nächster Versuch in 10 s");
    await retry(page).click();
    await ten;
    await page
      .getByText("Maximale Anzahl der Versuche erreicht. Bitte kontaktieren Sie den Support.")
      .waitFor();
    await expect.poll(() => retry(page).count()).toBe(0);
    await expect.poll(() => alerts.at(-1)).toMatchObject({ retryAttempt: 3 });
    const attempts = alerts.map((alert) => sendSupportAlert.body?.parse(alert).retryAttempt);
    // The first failure follows the automatic alert within five seconds.
    expect(attempts[0]).toBe(0);
    expect(attempts.length).toBeLessThanOrEqual(4);
    await close();
  });

  test("that finds the profile goes on to the guided set-up and forgets the registration", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    await page.goto(`${stack.origin}/setup?error=network`);
    await page.evaluate(() => localStorage.setItem("registered_agency_id", "x"));
    await retry(page).click();
    await page.waitForURL((url) => url.pathname === "/onboarding");
    expect(await page.evaluate(() => localStorage.getItem("registered_agency_id"))).toBeNull();
    await close();
  });

  test("with a foreign agency finds no profile", async () => {
    const stranger = await confirmedAccount(stack);
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    const { cookie } = stranger;
    const session = await fetch(`${stack.origin}/api/session`, { headers: { cookie } });
    const { user } = (await session.json()) as { user: { metadata: { agency_id: string } } };
    await page.goto(`${stack.origin}/setup?agencyId=${user.metadata.agency_id}`);
    const noProfile = page.getByText(
      "Kein Agenturprofil gefunden. Bitte kontaktieren Sie den Support.",
    );
    // A busy server may send the first attempt away; whoever waits tries again.
    for (let tries = 0; tries < 2; tries++) {
      await retry(page).click();
      await retry(page).waitFor();
      if (await noProfile.isVisible()) break;
    }
    await noProfile.waitFor();
    await close();
  });

  test("leads back to the login", async () => {
    const { page, close } = await openWatchedPage();
    await signInWithoutForm(stack, page.context(), account);
    await page.goto(`${stack.origin}/setup`);
    await page.getByRole("heading", { name: "Unbekannter Fehler" }).waitFor();
    await page.getByRole("button", { name: "Zurück zum Login" }).click();
    await page.waitForURL((url) => url.pathname === "/login");
    await page.getByRole("heading", { name: "Anmelden" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)("is free of findings in %s", async (colorScheme) => {
    const { page, close } = await openWatchedPage({ colorScheme });
    await bringSession(stack, page.context(), account);
    await page.goto(`${stack.origin}/setup?error=timeout`);
    await page.getByRole("heading", { name: "Zeitüberschreitung" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
