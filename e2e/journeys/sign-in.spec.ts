import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, registerAccount } from "../support/stack/accounts.ts";
import { bringSession } from "../support/stack/session.ts";
import type { Account } from "../support/stack/accounts.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let account: Account & { cookie: string };
beforeAll(async () => {
  account = await activeAccount(stack);
});

async function signIn(page: Page, { email, password }: Pick<Account, "email" | "password">) {
  await page.getByLabel("E-Mail-Adresse").fill(email);
  await page.getByLabel("Passwort", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Anmelden" }).click();
}

describe("signing in", () => {
  test("returns to the location that was asked for, with its query", async () => {
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/app/results?q=Kampagne`);
    await page.waitForURL((url) => url.pathname === "/login");
    expect(new URL(page.url()).search).toBe("");
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === "/app/results");
    expect(new URL(page.url()).searchParams.get("q")).toBe("Kampagne");
    await page.getByRole("textbox", { name: "Ausschreibungen durchsuchen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("works by keyboard alone and leads to the dashboard", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/login`);
    await page.getByRole("button", { name: "Anmelden", disabled: false }).waitFor();
    await page.getByLabel("E-Mail-Adresse").focus();
    await page.keyboard.type(account.email);
    await page.keyboard.press("Tab");
    await page.keyboard.type(account.password);
    await page.keyboard.press("Enter");
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    await close();
  });

  test("enumeration: an unknown address and a wrong password are told alike", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/login`);
    const messages: (string | null)[] = [];
    for (const email of [account.email, "niemand@agentur.example"]) {
      await signIn(page, { email, password: "falsches Passwort 1" });
      const alert = page.getByRole("alert");
      await alert.waitFor();
      messages.push(await alert.textContent());
      await page.reload();
    }
    expect(messages).toEqual(
      Array.from(messages, () => "E-Mail-Adresse oder Passwort stimmt nicht."),
    );
    await close();
  });

  test("before the address is confirmed offers the mail again", async () => {
    const unconfirmed = await registerAccount(stack);
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/login`);
    await signIn(page, unconfirmed);
    await page
      .getByText("Bitte bestätige zuerst deine E-Mail-Adresse mit dem Link aus der Mail.")
      .waitFor();
    await page.getByRole("link", { name: "Bestätigungsmail erneut senden" }).click();
    await page.waitForURL((url) => url.searchParams.get("email") === unconfirmed.email);
    await close();
  });

  test("brute force: after five tries in a minute it says when to come back", async () => {
    const victim = await registerAccount(stack);
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/login`);
    const limited = page.getByText(
      /^Das waren zu viele Versuche\. Versuche es in .+ noch einmal\.$/,
    );
    // Tries that take longer than the minute begin another one.
    for (let attempt = 0; attempt < 12 && !(await limited.isVisible()); attempt++) {
      await signIn(page, { email: victim.email, password: `falsch Nummer ${attempt}` });
      await page.getByRole("button", { name: "Anmelden" }).waitFor();
    }
    await limited.waitFor();
    await close();
  });

  test("open redirect: a foreign address in the navigation state is not followed", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/login`);
    await page.evaluate(() => {
      const state = { usr: { from: "//boese.example/app/results" }, key: "x", idx: 0 };
      history.replaceState(state, "", "/login");
    });
    await page.reload();
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    expect(new URL(page.url()).origin).toBe(stack.origin);
    await close();
  });
});

// Each with an account of its own: sign-ins are counted, five a minute.
describe("two tabs", () => {
  test("signing out in one reaches the other, signing in, too", async () => {
    const account = await activeAccount(stack);
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    const other = await page.context().newPage();
    await page.goto(`${stack.origin}/app/datenstand`);
    await other.goto(`${stack.origin}/app/results`);
    await other.getByRole("textbox", { name: "Ausschreibungen durchsuchen" }).waitFor();
    await page.getByRole("button", { name: account.agencyName }).click();
    // Signing out loads the login afresh.
    const left = page.waitForEvent("load");
    await page.getByRole("button", { name: "Abmelden" }).click();
    await left;
    await page.waitForURL((url) => url.pathname === "/login");
    await other.waitForURL((url) => url.pathname === "/login");

    await signIn(page, account);
    await page.waitForURL((url) => url.pathname.startsWith("/app/"));
    // Where it was sent away from
    await other.waitForURL((url) => url.pathname === "/app/results");
    await close();
  });

  test("a session that the server ended leads to the login with the way back", async () => {
    const account = await activeAccount(stack);
    const { page, close } = await openWatchedPage();
    await bringSession(stack, page.context(), account);
    await page.goto(`${stack.origin}/app/datenstand`);
    await page.getByText("gelesene Bekanntmachungen").waitFor();
    await page.getByRole("button", { name: account.agencyName }).waitFor();
    await page.context().clearCookies();
    await page.getByRole("link", { name: "Ergebnisse" }).first().click();
    await page.waitForURL((url) => url.pathname === "/login");
    await signIn(page, account);
    await page.waitForURL((url) => url.pathname === "/app/results");
    await close();
  });
});

test.each(["light", "dark"] as const)(
  "the login is free of findings in %s",
  async (colorScheme) => {
    const { page, close } = await openWatchedPage({ colorScheme });
    await page.goto(`${stack.origin}/login`);
    await page.getByRole("heading", { name: "Anmelden" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Anmelden" }).click();
    await page.getByRole("alert").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  },
);
