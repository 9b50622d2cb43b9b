import { sendSupportAlert } from "@tc/contract";
import { beforeAll, describe, expect, test } from "vitest";
import { activeAccount, signInWithoutForm } from "../support/stack/accounts.ts";
import type { Account } from "../support/stack/accounts.ts";
import { adminOf } from "../support/stack/admin.ts";
import { adminPassword } from "../support/stack/operator.ts";
import { sharedStack } from "../support/stack/shared-stack.ts";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";

const stack = await sharedStack();
let admin: Account;
beforeAll(async () => {
  admin = await adminOf(stack);
});

async function open(account: Account, colorScheme: "light" | "dark" = "light") {
  const watched = await openWatchedPage({ colorScheme });
  await signInWithoutForm(stack, watched.page.context(), account);
  await watched.page.goto(`${stack.origin}/admin`);
  return watched;
}

describe("/admin", () => {
  test("does not exist for an account that is no admin", async () => {
    const { page, close } = await open(await activeAccount(stack));
    await page.getByRole("heading", { name: "404 – Seite nicht gefunden" }).waitFor();
    await expect.poll(() => page.getByText("Admin Login").count()).toBe(0);
    await close();
  });

  test("asks for the password in the specified words, and a reload locks it again", async () => {
    const { page, close } = await open(admin);
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const input = page.getByPlaceholder("Enter admin password", { exact: true });
    await input.fill("123456");
    await page.getByRole("button", { name: "Unlock Dashboard", exact: true }).click();
    await page.getByRole("alert").getByText("Wrong password", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await input.fill(adminPassword);
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "Agenturen" }).waitFor();
    const stored = await page.evaluate(() =>
      JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)]),
    );
    expect(stored).not.toContain("token");
    await page.reload();
    await page.getByRole("heading", { name: "Admin Login" }).waitFor();
    await close();
  });

  test.each(["light", "dark"] as const)(
    "finds agencies, sets a plan, shows alerts and sources, free of findings in %s",
    async (colorScheme) => {
      const agency = await activeAccount(stack);
      const { page, complaints, close } = await open(admin, colorScheme);
      await page.getByPlaceholder("Enter admin password").fill(adminPassword);
      await page.getByRole("button", { name: "Unlock Dashboard" }).click();
      await page.getByRole("searchbox").fill(agency.agencyName);
      await page.getByRole("button", { name: "Suchen" }).click();
      await page.getByText(agency.email).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      await page
        .getByRole("combobox", { name: `Tarif von ${agency.agencyName}` })
        .selectOption("enterprise");
      await page.getByRole("button", { name: "Enterprise setzen" }).click();
      await page.getByText(`${agency.agencyName}: Enterprise`).waitFor();

      const theirs = await openWatchedPage();
      await signInWithoutForm(stack, theirs.page.context(), agency);
      const alert = await theirs.page.context().request.post(stack.origin + sendSupportAlert.path, {
        data: { errorType: "timeout", errorMessage: `Zeit überschritten ${colorScheme}` },
      });
      expect(alert.ok()).toBe(true);
      await theirs.page.goto(`${stack.origin}/app/upgrade`);
      await theirs.page.getByText("Euer Tarif: Enterprise").waitFor();
      await theirs.close();

      await page.getByRole("link", { name: "Support-Meldungen" }).click();
      await page.getByText(`Zeit überschritten ${colorScheme}`).first().click();
      expect(await axeFindings(page)).toEqual([]);
      await page.getByRole("button", { name: "Erledigt" }).click();
      await page.getByText("Als erledigt gekennzeichnet.").waitFor();
      await page.getByRole("link", { name: "Quellen" }).click();
      await page.getByText("Bekanntmachungen,").first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );
});
