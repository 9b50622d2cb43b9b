import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { newAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import { adminOf } from "../support/stack/admin.ts";
import { adminPassword, supportEmail } from "../support/stack/operator.ts";
import { waitForMail } from "../support/stack/mailbox.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();

async function fillSender(page: Page, email: string) {
  await page.getByLabel("Vorname").fill("Nora");
  await page.getByLabel("Nachname").fill("Neu");
  await page.getByLabel("E-Mail-Adresse").fill(email);
}

test("a demo and a contact request are confirmed, mailed to the operator and worked off by an admin", async () => {
  const { email } = newAccount();
  const { page, complaints, close } = await openWatchedPage();
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
  await expect.poll(() => support.getAttribute("href")).toBe(`mailto:${supportEmail}`);
  await fillSender(page, email);
  await page.getByLabel("Betreff").selectOption("Preise & Abonnements");
  await page.getByRole("textbox", { name: "Nachricht" }).fill("Was kostet es im Jahr?\nDanke!");
  await page.getByRole("button", { name: "Nachricht senden" }).click();
  await page.getByRole("heading", { name: "Danke, deine Nachricht ist da!" }).waitFor();
  expect(complaints).toEqual([]);
  await close();

  const confirmed = await waitForMail(stack, { to: email, subject: "Demo-Anfrage" });
  expect(confirmed.text).toContain("innerhalb von 24 Stunden");
  const answered = await waitForMail(stack, { to: email, subject: "Nachricht" });
  expect(answered.text).not.toContain("Was kostet es im Jahr?");
  const told = await waitForMail(stack, {
    to: supportEmail,
    subject: "Kontaktformular",
  });
  expect(told.text).toContain("Was kostet es im Jahr?");
  expect(told.headers.find(({ name }) => name.toLowerCase() === "reply-to")?.value).toContain(
    email,
  );

  const admin = await adminOf(stack);
  const adminWindow = await openWatchedPage();
  await signInWithoutForm(stack, adminWindow.page.context(), admin);
  await adminWindow.page.goto(`${stack.origin}/admin`);
  await adminWindow.page.getByPlaceholder("Enter admin password").fill(adminPassword);
  await adminWindow.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await adminWindow.page.getByRole("link", { name: "Anfragen" }).click();
  await adminWindow.page.locator("summary", { hasText: "Preise & Abonnements" }).click();
  await adminWindow.page.getByText("Was kostet es im Jahr?").waitFor();
  await adminWindow.page.getByRole("button", { name: "Erledigt", exact: true }).click();
  await adminWindow.page.locator("summary", { hasText: "Preise" }).getByText("erledigt").waitFor();
  await adminWindow.page.getByRole("button", { name: "Löschen" }).first().click();
  await adminWindow.page.getByRole("button", { name: "Endgültig löschen" }).click();
  await adminWindow.page.getByText("Anfrage gelöscht.").waitFor();
  await expect.poll(() => adminWindow.page.locator("summary").count()).toBe(1);
  expect(adminWindow.complaints).toEqual([]);
  await adminWindow.close();
});
