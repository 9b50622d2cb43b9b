import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { confirmationToken, newAccount, registerAccount } from "../support/stack/accounts.ts";
import type { Account } from "../support/stack/accounts.ts";
import { linkOf, newestMailId, waitForMail } from "../support/stack/mailbox.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage, pageTitle } from "../support/browser/watched-page.ts";

const stack = await sharedStack();

async function fillRegistration(page: Page, account: Account) {
  await page.getByLabel("Firma").fill(account.agencyName);
  await page.getByLabel("Ansprechpartner").fill(account.contactPerson);
  await page.getByLabel("E-Mail-Adresse").fill(account.email);
  await page.getByLabel("Passwort", { exact: true }).fill(account.password);
  await page.getByLabel("Schwerpunkt").fill("Kampagnen für Kommunen");
  await page.getByLabel("Ich handle als Unternehmen.").check();
  await page.getByLabel(/Ich stimme den/).check();
}

const submit = (page: Page) => page.getByRole("button", { name: "Kostenlos registrieren" });

describe("an agency registers", () => {
  test("by keyboard alone, confirms by the mail's link and arrives at the guided set-up", async () => {
    const account = newAccount();
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/register`);
    await page.getByRole("button", { name: "Kostenlos registrieren", disabled: false }).waitFor();
    await page.getByLabel("Firma").focus();
    for (const text of [account.agencyName, account.contactPerson, account.email]) {
      await page.keyboard.type(text);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.type(account.password);
    // Over the button that shows the password
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.type("Kampagnen für Kommunen");
    // Over the closed part of the form
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Space");
    // Over the links to the two texts
    for (let stop = 0; stop < 3; stop++) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");

    await page.waitForURL((url) => url.pathname === "/email-confirmation");
    expect(new URL(page.url()).searchParams.get("email")).toBe(account.email);
    const stored = () => page.evaluate(() => localStorage.getItem("registered_agency_id"));
    expect(await stored()).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByText(account.email).waitFor();
    await page.getByText("Er ist 24 Stunden gültig").waitFor();
    await page.getByText("Spam-Ordner").waitFor();
    await page.getByText("innerhalb von 15 Minuten").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Support" }).getAttribute("href"))
      .toMatch(/^mailto:\S+@\S+\?subject=/);
    await expect
      .poll(() => page.getByRole("link", { name: "Zum Login" }).getAttribute("href"))
      .toBe("/login");
    await expect
      .poll(() => page.getByRole("link", { name: "Zur Startseite" }).getAttribute("href"))
      .toBe("/");

    const link = linkOf(await waitForMail(stack, { to: account.email }));
    await page.goto(link);
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).press("Enter");
    await page.waitForURL((url) => url.pathname === "/onboarding");
    expect(complaints).toEqual([]);
    await close();
  });

  test("once, however often the button is pressed", async () => {
    const account = newAccount();
    const { page, close } = await openWatchedPage();
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith("/api/auth/register")) sent.push(request.method());
    });
    await page.goto(`${stack.origin}/register`);
    await fillRegistration(page, account);
    await submit(page).dblclick();
    await page.waitForURL((url) => url.pathname === "/email-confirmation");
    expect(sent).toEqual(["POST"]);
    await close();
  });

  test("and is told what is missing, beside the fields and in a summary that leads to them", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/register`);
    await submit(page).click();
    const summary = page.getByRole("alert");
    await summary.getByText("Bitte prüfe deine Angaben").waitFor();
    expect(await summary.evaluate((box) => box === document.activeElement)).toBe(true);
    await summary.getByRole("link", { name: "Bitte gib eine gültige E-Mail-Adresse an." }).click();
    const email = page.getByLabel("E-Mail-Adresse");
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true);
    await expect.poll(() => email.getAttribute("aria-invalid")).toBe("true");
    await close();
  });

  test("not with a common password: the server says why", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/register`);
    await fillRegistration(page, { ...newAccount(), password: "passwort123" });
    await submit(page).click();
    await page.getByRole("alert").getByText("Dieses Passwort ist zu leicht zu erraten.").waitFor();
    await close();
  });
});

describe("the confirmation link", () => {
  test("opened by a mail scanner consumes nothing", async () => {
    const account = await registerAccount(stack);
    const token = await confirmationToken(stack, account);
    for (let visit = 0; visit < 3; visit++) {
      expect((await fetch(`${stack.origin}/auth/callback?token=${token}`)).status).toBe(200);
    }
    const { page, close } = await openWatchedPage();
    await page.goto(`${stack.origin}/auth/callback?token=${token}`);
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await page.waitForURL((url) => url.pathname === "/onboarding");
    await close();
  });

  test("used a second time says that the address is confirmed already", async () => {
    const account = await registerAccount(stack);
    const token = await confirmationToken(stack, account);
    for (const expected of ["/onboarding", "/auth/already-confirmed"]) {
      const { page, close } = await openWatchedPage();
      await page.goto(`${stack.origin}/auth/callback?token=${token}`);
      await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
      await page.waitForURL((url) => url.pathname === expected);
      await close();
    }
  });

  test("replaced by a newer mail is dead, and a new one is offered", async () => {
    const account = await registerAccount(stack);
    const first = await confirmationToken(stack, account);
    const { page, close } = await openWatchedPage();
    const after = await newestMailId(stack);
    await page.goto(
      `${stack.origin}/email-confirmation?${new URLSearchParams({ email: account.email })}`,
    );
    await page.getByRole("button", { name: "Mail erneut senden" }).click();
    await page.getByRole("button", { name: /Erneut senden in \d+ s/ }).waitFor();
    await waitForMail(stack, { to: account.email, after });
    await page.goto(`${stack.origin}/auth/callback?token=${first}`);
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await page.getByRole("heading", { name: "Dieser Link gilt nicht mehr" }).waitFor();
    await page.getByRole("button", { name: "Mail erneut senden" }).waitFor();
    await close();
  });

  test("whose promotion failed leads to setup with the type, the user and the agency", async () => {
    const account = await registerAccount(stack);
    const token = await confirmationToken(stack, account);
    const { page, close } = await openWatchedPage();
    // The server answers so when its database refuses the profile.
    await page.route("**/api/auth/confirm-email", async (route) => {
      const answer = await route.fetch({ timeout: 120_000 });
      const body = (await answer.json()) as object;
      await route.fulfill({
        response: answer,
        json: { ...body, status: "promotion_failed", errorType: "foreign_key" },
      });
    });
    await page.goto(`${stack.origin}/auth/callback?token=${token}`);
    await page.getByRole("button", { name: "E-Mail-Adresse bestätigen" }).click();
    await page.waitForURL((url) => url.pathname === "/setup");
    const query = new URL(page.url()).searchParams;
    expect(query.get("error")).toBe("foreign_key");
    expect(query.get("agencyId")).toMatch(/^[0-9a-f-]{36}$/);
    await page.getByRole("heading", { name: "Profilerstellung unterbrochen" }).waitFor();
    await page.getByRole("heading", { name: "Datenbank-Verknüpfungsfehler" }).waitFor();
    await close();
  });
});

test("content spoofing: an address in the query is shown as text, and only if it looks like one", async () => {
  const { page, close } = await openWatchedPage();
  const hostile = "<img src=x onerror=alert(1)> Rufen Sie 0190 an";
  await page.goto(`${stack.origin}/email-confirmation?${new URLSearchParams({ email: hostile })}`);
  await page.getByRole("heading", { name: "Bitte bestätige deine E-Mail-Adresse" }).waitFor();
  await expect.poll(() => page.getByText("0190").count()).toBe(0);
  await expect.poll(() => page.locator("img").count()).toBe(0);
  await close();
});

describe("every page of a registration", () => {
  const paths = [
    "/register",
    "/email-confirmation?email=anna%40agentur.example",
    `/auth/callback?token=${"A".repeat(43)}`,
    "/auth/callback?token=x",
    "/auth/already-confirmed",
    `/auth/confirm-email?token=${"A".repeat(43)}`,
    `/einladung?token=${"A".repeat(43)}`,
    "/terms",
    "/impressum",
    "/datenschutz",
  ];
  test("is free of findings in light and dark", async () => {
    const { page, close } = await openWatchedPage();
    for (const path of paths) {
      await page.goto(stack.origin + path);
      await pageTitle(page).waitFor();
      expect([path, await axeFindingsInBothColours(page)]).toEqual([path, []]);
    }
    await close();
  });

  test("does not scroll sideways at 320 pixels", async () => {
    const { page, close } = await openWatchedPage({
      viewport: { width: 320, height: 640 },
    });
    for (const path of paths) {
      await page.goto(stack.origin + path);
      await pageTitle(page).waitFor();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, width]).toEqual([path, 320]);
    }
    await close();
  });

  test("names its operator where the law asks for it", async () => {
    for (const path of ["/impressum", "/datenschutz", "/terms"]) {
      const answer = await fetch(stack.origin + path);
      const html = await answer.text();
      expect(html).toContain("Muster GmbH");
      expect(html).not.toContain("{{");
      expect(html).not.toContain("__reactRouterContext");
    }
  });
});
