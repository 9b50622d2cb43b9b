import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startRealStack } from "../support/stack/real-stack.ts";
import type { RunningStack } from "../support/stack/real-stack.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage, pageTitle } from "../support/browser/watched-page.ts";

const gatePassword = "offene Tür im Herbst 5";
let stack: RunningStack;
beforeAll(async () => {
  stack = await startRealStack({ APP_PASSWORD: gatePassword });
}, 300_000);
afterAll(async () => {
  await stack?.stop();
});

const marker = (page: Page) => page.evaluate(() => localStorage.getItem("tc_simple_auth"));
const gate = (page: Page) => page.getByText("Diese Anwendung ist mit einem Passwort geschützt.");

async function enter(page: Page, password: string) {
  await page.getByLabel("Passwort").fill(password);
  await page.keyboard.press("Enter");
}

describe("the gate in front of the application", () => {
  test("refuses a wrong password and lets the right one through to what was asked for", async () => {
    const { page, close } = await openWatchedPage();
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${stack.origin}/app/results?q=Kampagne`);
    await gate(page).waitFor();
    const name = page.getByLabel("Benutzername");
    await expect.poll(() => name.isDisabled()).toBe(true);
    await expect.poll(() => name.inputValue()).not.toBe("");
    await enter(page, "falsch geraten");
    await page.getByRole("alert").getByText("Falsches Passwort", { exact: true }).waitFor();
    expect(await marker(page)).toBeNull();
    // Nothing of the app before the password: only the script that every document has, and its part for the gate
    expect(
      loaded.filter((path) => path.endsWith(".js") && !/^\/assets\/(main|gate)-/.test(path)),
    ).toEqual([]);

    await enter(page, gatePassword);
    // Behind the gate the sign-in still holds.
    await page.waitForURL((url) => url.pathname === "/login");
    expect(await marker(page)).toBe("authenticated");
    await page.reload();
    await page.getByRole("heading", { name: "Anmelden" }).waitFor();
    await close();
  });

  test("asks for nothing but the password", async () => {
    const { page } = await openWatchedPage({ isAskedForConsent: true });
    await page.goto(stack.origin);
    await gate(page).waitFor();
    await page.locator("html[data-consent=ask]").waitFor({ state: "attached" });
    expect(await page.getByRole("region", { name: "Cookie-Hinweis" }).isVisible()).toBe(false);
  });

  test("is not opened by a marker set by hand, which it takes away", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/impressum`);
    await page.evaluate(() => localStorage.setItem("tc_simple_auth", "authenticated"));
    const answer = await page.goto(`${stack.origin}/login`);
    expect(answer?.status()).toBe(401);
    await gate(page).waitFor();
    await page.waitForFunction(() => localStorage.getItem("tc_simple_auth") === null);
    await close();
  });

  test("keeps a recovery link's key for afterwards, out of the address", async () => {
    const { page, close } = await openWatchedPage();
    const key = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";
    await page.goto(`${stack.origin}/#type=recovery&access_token=${key}`);
    await page.waitForURL((url) => url.pathname === "/reset-password" && url.hash === "");
    await gate(page).waitFor();
    await enter(page, gatePassword);
    // This key never was one; that it was tried shows that it arrived.
    await page
      .getByRole("alert")
      .getByText("Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.")
      .waitFor();
    expect(page.url()).not.toContain(key);
    await close();
  });

  test.each(["/impressum", "/datenschutz", "/terms"])("leaves %s open", async (path) => {
    const { page, close } = await openWatchedPage();
    const answer = await page.goto(stack.origin + path);
    expect(answer?.status()).toBe(200);
    await pageTitle(page).waitFor();
    await expect.poll(() => gate(page).count()).toBe(0);
    await close();
  });

  test.each(["light", "dark"] as const)("is free of findings in %s", async (colorScheme) => {
    const { page, close } = await openWatchedPage({
      colorScheme,
      viewport: { width: 320, height: 640 },
    });
    await page.goto(stack.origin);
    await gate(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await close();
  });

  test("brute force: after some tries it says when to come back", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(stack.origin);
    const limited = page.getByText(
      /^Das waren zu viele Versuche\. Versuche es in .+ noch einmal\.$/,
    );
    // The form takes no second password while it waits for an answer.
    const ready = page.locator("button[type=submit]:not([aria-disabled])");
    for (let attempt = 0; attempt < 12 && !(await limited.isVisible()); attempt++) {
      await enter(page, `geraten ${attempt}`);
      await ready.waitFor();
    }
    await limited.waitFor();
    await close();
  });
});
