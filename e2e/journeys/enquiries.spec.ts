import { chromium } from "playwright-core";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromiumLaunch } from "../../tools/chromium.ts";
import { activeAccount, newAccount, signInWithoutForm } from "../support/accounts.ts";
import { adminPassword, makeAdmin } from "../support/admin.ts";
import { waitForMail } from "../support/mailbox.ts";
import { startRealStack } from "../support/real-stack.ts";
import type { RealStack } from "../support/real-stack.ts";
import { openWatchedPage } from "../support/watched-page.ts";

const supportEmail = "hilfe@betreiber.example";

let stack: RealStack;
let browser: Browser;
beforeAll(async () => {
  [stack, browser] = await Promise.all([
    startRealStack({ ADMIN_PASSWORD: adminPassword, OPERATOR_SUPPORT_EMAIL: supportEmail }),
    chromium.launch(chromiumLaunch()),
  ]);
}, 300_000);
afterAll(async () => {
  await browser?.close();
  await stack?.stop();
});

async function fillSender(page: Page, email: string) {
  await page.getByLabel("Vorname").fill("Nora");
  await page.getByLabel("Nachname").fill("Neu");
  await page.getByLabel("E-Mail-Adresse").fill(email);
}

test("a demo and a contact request are confirmed, mailed to the operator and worked off by an admin", async () => {
  const { email } = newAccount();
  const { page, complaints, close } = await openWatchedPage(browser);
  await page.goto(`${stack.origin}/demo`);
  await fillSender(page, email);
  await page.getByLabel("Firma").fill("Neue Agentur GmbH");
  await page.getByLabel("Unternehmensgröße").selectOption("11-50");
  await page.getByRole("button", { name: "Demo anfragen" }).click();
  await page.getByRole("heading", { name: "Danke, deine Anfrage ist da!" }).waitFor();

  await page.goto(`${stack.origin}/kontakt`);
  // Filled in by the server, and still there once the script runs.
  await page.getByRole("button", { name: "Nachricht senden", disabled: false }).waitFor();
  const support = page.getByRole("link", { name: supportEmail });
  expect(await support.getAttribute("href")).toBe(`mailto:${supportEmail}`);
  await fillSender(page, email);
  await page.getByLabel("Betreff").selectOption("Preise & Abonnements");
  await page.getByRole("textbox", { name: "Nachricht" }).fill("Was kostet es im Jahr?\nDanke!");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByRole("heading", { name: "Danke, deine Nachricht ist da!" }).waitFor();
  expect(complaints).toEqual([]);
  await close();

  const timeoutMs = 60_000;
  const confirmed = await waitForMail(stack, { to: email, subject: "Demo-Anfrage", timeoutMs });
  expect(confirmed.text).toContain("innerhalb von 24 Stunden");
  const answered = await waitForMail(stack, { to: email, subject: "Nachricht", timeoutMs });
  expect(answered.text).not.toContain("Was kostet es im Jahr?");
  const told = await waitForMail(stack, {
    to: supportEmail,
    subject: "Kontaktformular",
    timeoutMs,
  });
  expect(told.text).toContain("Was kostet es im Jahr?");
  expect(told.headers.find(({ name }) => name.toLowerCase() === "reply-to")?.value).toContain(
    email,
  );

  const admin = await activeAccount(stack);
  await makeAdmin(stack, admin.email);
  const own = await openWatchedPage(browser);
  await signInWithoutForm(stack, own.page.context(), admin);
  await own.page.goto(`${stack.origin}/admin`);
  await own.page.getByPlaceholder("Enter admin password").fill(adminPassword);
  await own.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await own.page.getByRole("button", { name: "Anfragen" }).click();
  await own.page.locator("summary", { hasText: "Preise & Abonnements" }).click();
  await own.page.getByText("Was kostet es im Jahr?").waitFor();
  await own.page.getByRole("button", { name: "Erledigt", exact: true }).click();
  await own.page.locator("summary", { hasText: "Preise" }).getByText("erledigt").waitFor();
  await own.page.getByRole("button", { name: "Löschen" }).first().click();
  await own.page.getByRole("button", { name: "Endgültig löschen" }).click();
  await own.page.getByText("Anfrage gelöscht.").waitFor();
  expect(await own.page.locator("summary").count()).toBe(1);
  expect(own.complaints).toEqual([]);
  await own.close();
});
