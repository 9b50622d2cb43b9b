import { readFile } from "node:fs/promises";
import { listTenders } from "@tc/contract";
import { beforeAll, expect, test, vi } from "vitest";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { concludeContract } from "../support/stack/processing-contract.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";

const stack = await sharedStackWithNotices();
let owner: Awaited<ReturnType<typeof activeAccount>>;
let slug: string;
beforeAll(async () => {
  owner = await activeAccount(stack);
  await giveTier(stack, owner.agencyName, "premium");
  slug = await vi.waitFor(firstSlug, { timeout: 280_000, interval: 500 });
  await concludeContract(stack, owner);
}, 300_000);

/** Throws until a tender has been read. */
async function firstSlug(): Promise<string> {
  const { json } = await call(stack, listTenders, { cookie: owner.cookie });
  const [item] = listTenders.response.parse(json).items;
  if (!item) throw new Error("no tender has been read yet");
  return item.slug;
}

const terms = `Eignungskriterien
Vorzulegen ist ein Handelsregisterauszug.
Das Formblatt 124 ist auszufüllen.
Vorzulegen ist eine Unbedenklichkeitsbescheinigung.
Die Bindefrist endet am 28.02.2027.`;

test("papers of a document are ticked off, stay so, and a company sheet comes along", async () => {
  const { page, complaints, close } = await openWatchedPage();
  await bringSession(stack, page.context(), owner);
  await page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
  await page
    .locator("input[type=file]")
    .setInputFiles([
      { name: "Bedingungen.txt", mimeType: "text/plain", buffer: Buffer.from(terms) },
    ]);
  await page.getByText("gelesen", { exact: true }).waitFor();
  await page.getByRole("link", { name: /^Angebotsmappe/ }).press("Enter");
  await page.getByRole("heading", { name: "Handelsregisterauszug" }).waitFor();
  await page
    .getByRole("link", { name: /Bedingungen\.txt/ })
    .first()
    .waitFor();
  await page.getByRole("button", { name: "Bereit Handelsregisterauszug" }).press("Enter");
  await page.getByRole("button", { name: "Zurücknehmen Handelsregisterauszug" }).waitFor();
  await page.reload();
  await page.getByRole("button", { name: "Zurücknehmen Handelsregisterauszug" }).waitFor();

  for (const [format, start] of [
    ["PDF", "%PDF-"],
    ["DOCX", "PK"],
  ] as const) {
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: `${format} Firmenblatt` }).press("Enter");
    const file = await readFile((await (await download).path()) ?? "");
    expect(file.subarray(0, start.length).toString()).toBe(start);
  }
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
}, 300_000);

test("a proof that is kept in the profile makes its paper ready, and is gone once it is deleted", async () => {
  const { page, complaints, close } = await openWatchedPage();
  await bringSession(stack, page.context(), owner);
  await page.goto(`${stack.origin}/app/profil/nachweise`);
  const pdf = { mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.7 Police") };
  await page.getByLabel("Datei").setInputFiles({ name: "Auszug.pdf", ...pdf });
  await page.getByLabel("Art").selectOption("Sonstiger Nachweis");
  await page.getByLabel("Was er nachweist").fill("Unbedenklichkeitsbescheinigung");
  await page.getByRole("button", { name: "Hinterlegen" }).press("Enter");
  await page.getByText("1 von 50").waitFor();

  await page.goto(`${stack.origin}/app/tender/${slug}/angebotsmappe`);
  const row = page.getByRole("listitem").filter({ hasText: "Unbedenklichkeitsbescheinigung" });
  await row.getByText("bereit", { exact: true }).waitFor();
  const download = page.waitForEvent("download");
  await row.getByRole("link", { name: /^Herunterladen/ }).press("Enter");
  expect(await readFile((await (await download).path()) ?? "", "utf8")).toBe("%PDF-1.7 Police");

  await page.goto(`${stack.origin}/app/profil/nachweise`);
  await page.getByRole("button", { name: /^Löschen Unbedenklichkeits/ }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByText("0 von 50").waitFor();
  expect(complaints).toEqual([]);
  await close();
}, 300_000);
