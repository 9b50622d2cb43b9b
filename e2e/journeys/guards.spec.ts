import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, confirmedAccount } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import type { Account } from "../support/stack/accounts.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { leaveOutBootstrap } from "../support/browser/bootstrap.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let active: Account & { cookie: string };
beforeAll(async () => {
  active = await activeAccount(stack);
});

const stored = () => localStorage.getItem("registered_agency_id");

describe("the user-status check", () => {
  test("of an active user forgets the agency id of the registration", async () => {
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/impressum`);
    await page.evaluate(() => localStorage.setItem("registered_agency_id", "x"));
    await bringSession(stack, page.context(), active);
    await page.goto(`${stack.origin}/app/datenstand`);
    await page.getByRole("heading", { name: "Datenstand" }).waitFor();
    expect(await page.evaluate(stored)).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test("of an inactive user leads to onboarding, from whatever page", async () => {
    const inactive = await confirmedAccount(stack);
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), inactive);
    for (const path of ["/app/results", "/login", "/register"]) {
      await page.goto(stack.origin + path);
      await page.waitForURL((url) => url.pathname === "/onboarding");
    }
    await close();
  });

  test("that finds no record leads to onboarding", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), active);
    await leaveOutBootstrap(page);
    await page.route("**/api/user-status", (route) =>
      route.fulfill({ json: { record: null, hasPendingProfile: true } }),
    );
    await page.goto(`${stack.origin}/app/results`);
    await page.waitForURL((url) => url.pathname === "/onboarding");
    await close();
  });

  test("that fails leads to setup with error and message", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), active);
    await leaveOutBootstrap(page);
    await page.route("**/api/user-status", (route) =>
      route.fulfill({ status: 500, json: { error: "internal", requestId: "r" } }),
    );
    await page.goto(`${stack.origin}/app/results`);
    await page.waitForURL((url) => url.pathname === "/setup");
    const query = new URL(page.url()).searchParams;
    expect(Object.fromEntries(query)).toEqual({
      error: "database_error",
      message: "Fehler beim Überprüfen des Nutzerstatus.",
    });
    await page.getByRole("heading", { name: "Unbekannter Fehler" }).waitFor();
    await page.getByText("Fehler beim Überprüfen des Nutzerstatus.").waitFor();
    await close();
  });

  test("runs on every change of the path, and not on /onboarding and /setup", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), active);
    await leaveOutBootstrap(page);
    let checks = 0;
    page.on("request", (request) => {
      if (request.url().endsWith("/api/user-status")) checks++;
    });
    // A busy server sends some away, and the page asks again.
    page.on("response", (response) => {
      if (response.url().endsWith("/api/user-status") && response.status() === 503) checks--;
    });
    await page.goto(`${stack.origin}/app/datenstand`);
    await page.getByRole("heading", { name: "Datenstand" }).waitFor();
    await expect.poll(() => checks).toBe(1);
    await page.getByRole("link", { name: "Ergebnisse" }).first().click();
    await page.getByRole("textbox", { name: "Ausschreibungen durchsuchen" }).waitFor();
    await expect.poll(() => checks).toBe(2);
    await page.goto(`${stack.origin}/setup`);
    await page.getByRole("heading", { name: "Profilerstellung unterbrochen" }).waitFor();
    expect(checks).toBe(2);
    await close();
  });
});

describe("the guard", () => {
  test("says that it checks, for as long as it does", async () => {
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), active);
    let goOn = () => {};
    const held = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    await page.route("**/api/bootstrap?*", async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${stack.origin}/app/datenstand`);
    await page.getByText("Lade Berechtigungen…").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    goOn();
    await page.getByRole("heading", { name: "Datenstand" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)(
    "refuses who has no agency, free of findings in %s",
    async (colorScheme) => {
      const { page, close } = await openWatchedPage({ colorScheme });
      await bringSession(stack, page.context(), active);
      await leaveOutBootstrap(page);
      // An account that no agency knows: neither by metadata nor by a record.
      await page.route("**/api/session", async (route) => {
        const answer = await route.fetch({ timeout: 120_000 });
        const { user } = (await answer.json()) as { user: { metadata: object } };
        await route.fulfill({ json: { user: { ...user, metadata: { name: "Anna" } } } });
      });
      await page.route("**/api/user-status", (route) =>
        route.fulfill({ json: { record: null, hasPendingProfile: false } }),
      );
      await page.goto(`${stack.origin}/app/datenstand`);
      await page.getByRole("heading", { name: "Zugriff verweigert" }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Abmelden" }).waitFor();
      await close();
    },
  );

  test("leads every screen of the app to the login, with nothing of it loaded before", async () => {
    const { page, close } = await openWatchedPage();
    const apiPaths: string[] = [];
    const answers = new Set<string>();
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (!/^\/api\/(session|bootstrap)$/.test(pathname) && pathname.startsWith("/api/"))
        apiPaths.push(pathname);
    });
    await page.route("**/api/bootstrap?*", async (route) => {
      const answer = await route.fetch({ timeout: 120_000 });
      for (const address of Object.keys((await answer.json()) as object)) answers.add(address);
      await route.fulfill({ response: answer });
    });
    for (const path of [
      "/app/dashboard",
      "/app/results",
      "/app/tender/irgendeine",
      "/app/profil",
      "/app/upgrade",
      "/admin",
      "/onboarding",
    ]) {
      await page.goto(stack.origin + path);
      await page.waitForURL((url) => url.pathname === "/login");
    }
    expect(apiPaths).toEqual([]);
    expect([...answers].toSorted()).toEqual(["/api/session", "/api/sources"]);
    await close();
  });

  test("waits in German while the first screen is loaded", async () => {
    const html = await (await fetch(`${stack.origin}/app/results`)).text();
    expect(html).toContain("Lädt …");
  });
});
