import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import type { Account } from "../support/stack/accounts.ts";
import { linkOf, newestMailId, waitForMail } from "../support/stack/mailbox.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let account: Account;
beforeAll(async () => {
  account = await activeAccount(stack);
});

const invalid = "Dieser Link gilt nicht mehr. Fordere bitte einen neuen an.";

/** Asks for a link through the form and takes it out of the mail. */
async function recoveryLink(): Promise<string> {
  const after = await newestMailId(stack);
  const { page, close } = await openWatchedPage();
  await page.goto(`${stack.origin}/reset-password`);
  await page.getByLabel("E-Mail-Adresse").fill(account.email);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await page.getByText(`Wenn es zu ${account.email} ein Konto gibt`).waitFor();
  await close();
  return linkOf(
    await waitForMail(stack, { to: account.email, subject: "Dein neues Passwort", after }),
  );
}

describe("a recovery link", () => {
  test("sets a new password once, from whatever page it opens, and ends the other sessions", async () => {
    const other = await openWatchedPage();
    await signInWithoutForm(stack, other.page.context(), account);
    await other.page.goto(`${stack.origin}/app/datenstand`);
    await other.page.getByRole("heading", { name: "Datenstand" }).waitFor();

    const { hash } = new URL(await recoveryLink());
    expect(hash).toMatch(/type=recovery/);
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/app/results${hash}`);
    await page.waitForURL((url) => url.pathname === "/reset-password" && url.hash === "");
    await page.getByText(account.email).waitFor();
    const changed = { ...account, password: "drei blaue Ziegel am Fluss 9" };
    await page.getByLabel("Neues Passwort", { exact: true }).fill(changed.password);
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    expect(complaints).toEqual([]);
    account = changed;

    await other.page.getByRole("link", { name: "Ergebnisse" }).first().click();
    await other.page.waitForURL((url) => url.pathname === "/login");
    await other.close();

    await page.context().clearCookies();
    await page.goto(`${stack.origin}/${hash}`);
    await page.getByRole("alert").getByText(invalid).waitFor();
    await close();
  });

  test("leaves no key behind: not in the address, the history, storage or what support is told", async () => {
    const { page, close } = await openWatchedPage();
    const key = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";
    const addresses: string[] = [];
    page.on("request", (request) => addresses.push(request.url()));
    await page.goto(`${stack.origin}/impressum#type=recovery&access_token=${key}`);
    await page.getByRole("alert").getByText(invalid).waitFor();
    const seen = await page.evaluate(() => ({
      address: location.href,
      history: JSON.stringify(history.state),
      storage: JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
      // What the page keeps for a support alert, and the place where the key waited
      kept: JSON.stringify(Object.entries(window).filter(([name]) => name.startsWith("tc"))),
    }));
    expect(JSON.stringify(seen)).not.toContain(key);
    expect(addresses.filter((address) => address.includes(key) && !address.includes("#"))).toEqual(
      [],
    );
    await close();
  });

  test("login CSRF: where somebody is signed in, the link asks first", async () => {
    const { page, close } = await openWatchedPage();
    await signInWithoutForm(stack, page.context(), account);
    const { hash } = new URL(await recoveryLink());
    await page.goto(`${stack.origin}/reset-password${hash}`);
    await page.getByText("Du bist gerade als").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Abbrechen" }).click();
    await page.waitForURL((url) => url.pathname === "/");
    // Still unused
    await page.goto(`${stack.origin}/reset-password${hash}`);
    await page.getByRole("button", { name: "Weiter zum neuen Passwort" }).click();
    await page.getByLabel("Neues Passwort", { exact: true }).waitFor();
    await close();
  });

  test("refuses a weak password and keeps the recovery for a better one", async () => {
    const { hash } = new URL(await recoveryLink());
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/reset-password${hash}`);
    const field = page.getByLabel("Neues Passwort", { exact: true });
    await field.fill("passwort123");
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.getByRole("alert").getByText("Dieses Passwort ist zu leicht zu erraten.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.reload();
    account = { ...account, password: "vier grüne Fenster im Regen 3" };
    await field.fill(account.password);
    await page.getByRole("button", { name: "Passwort speichern" }).click();
    await page.waitForURL((url) => url.pathname === "/app/dashboard");
    await close();
  });
});

test("enumeration: asking for a link says the same for an unknown address", async () => {
  const { page, close } = await openWatchedPage();
  await page.goto(`${stack.origin}/reset-password`);
  await page.getByLabel("E-Mail-Adresse").fill("niemand@agentur.example");
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await page.getByText("Wenn es zu niemand@agentur.example ein Konto gibt").waitFor();
  await close();
});

test.each(["light", "dark"] as const)("the page is free of findings in %s", async (colorScheme) => {
  const { page, close } = await openWatchedPage({ colorScheme });
  await page.goto(`${stack.origin}/reset-password`);
  await page.getByRole("button", { name: "Link anfordern" }).click();
  await page.getByRole("alert").waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await close();
});
