import { expect, test } from "vitest";
import { axeFindings } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { concludeContract } from "../support/stack/processing-contract.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";

const stack = await sharedStackWithNotices();

const text = `Bezeichnung des Auftrags: Kampagne zur Nachwuchsgewinnung
Die Stadt beauftragt eine Agentur mit einer Kampagne für Auszubildende.
Angebotsfrist: 18.12.2028, 14:00 Uhr
Eignungskriterien
Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro nach.
Bei Verzug wird eine Vertragsstrafe von 0,3 % je Werktag vereinbart.`;

test("a plan opens it, a text is judged, a quote leads to its words, and the page forgets all of it", async () => {
  const owner = await activeAccount(stack);
  const { page, complaints, close } = await openWatchedPage();
  await bringSession(stack, page.context(), owner);
  await giveTier(stack, owner.agencyName, "premium");
  await concludeContract(stack, owner);

  await page.goto(`${stack.origin}/app/playground`);
  await page.getByLabel("Text einfügen").fill(text);
  await page.getByRole("button", { name: "Auswerten" }).press("Enter");
  await page.getByRole("heading", { name: "Kampagne zur Nachwuchsgewinnung" }).waitFor();
  await page.getByText("Vertragsstrafe 0,3").first().waitFor();
  await page
    .getByRole("region", { name: "Fristen" })
    .getByRole("link", { name: /Stelle im Text/ })
    .first()
    .press("Enter");
  await expect
    .poll(() => page.locator("mark[data-tone=active]").textContent())
    .toContain("18.12.2028, 14:00 Uhr");
  expect(await axeFindings(page)).toEqual([]);

  await page.reload();
  await page.getByLabel("Text einfügen").waitFor();
  await expect.poll(() => page.getByLabel("Text einfügen").inputValue()).toBe("");
  await expect.poll(() => page.getByText("Vertragsstrafe 0,3").count()).toBe(0);

  await page
    .locator("input[type=file]")
    .setInputFiles([
      { name: "Bedingungen.txt", mimeType: "text/plain", buffer: Buffer.from(text) },
    ]);
  await page.getByText("Bedingungen.txt").waitFor();
  expect(complaints).toEqual([]);
  await close();
}, 300_000);

test("without a plan the page says what opens it", async () => {
  const owner = await activeAccount(stack);
  const { page, close } = await openWatchedPage();
  await bringSession(stack, page.context(), owner);
  await page.goto(`${stack.origin}/app/playground`);
  await page.getByRole("link", { name: "Ab Basic enthalten" }).waitFor();
  await close();
});
