import { readFile } from "node:fs/promises";
import { listTenders } from "@tc/contract";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { writeZip } from "../../apps/server/src/adapters/archive/zip-writer.ts";
import { textAt, writePdf } from "../../apps/server/src/adapters/sample-documents/write-pdf.ts";
import { axeFindingsInBothColours } from "../support/browser/axe.ts";
import { openWatchedPage } from "../support/browser/watched-page.ts";
import type { PageOptions } from "../support/browser/watched-page.ts";
import { activeAccount } from "../support/stack/accounts.ts";
import { giveTier } from "../support/stack/admin.ts";
import { call } from "../support/stack/call.ts";
import { bringSession } from "../support/stack/session.ts";
import { sharedStackWithNotices } from "../support/stack/shared-stack.ts";

const stack = await sharedStackWithNotices();
let owner: Awaited<ReturnType<typeof activeAccount>>;
let other: Awaited<ReturnType<typeof activeAccount>>;
let slug: string;
beforeAll(async () => {
  [owner, other] = [await activeAccount(stack), await activeAccount(stack)];
  await giveTier(stack, owner.agencyName, "premium");
  slug = await vi.waitFor(firstSlug, { timeout: 280_000, interval: 500 });
}, 300_000);

/** Throws until the product has read its first notices. */
async function firstSlug(): Promise<string> {
  const { json } = await call(stack, listTenders, { cookie: owner.cookie });
  const [first] = listTenders.response.parse(json).items;
  if (!first) throw new Error("no notice has been read yet");
  return first.slug;
}

async function open({ who = owner, ...options }: PageOptions & { who?: typeof owner } = {}) {
  const watched = await openWatchedPage(options);
  await bringSession(stack, watched.page.context(), who);
  await watched.page.goto(`${stack.origin}/app/tender/${slug}/unterlagen`);
  return watched;
}

const pages = [
  ["Bewerbungsbedingungen", "Angebotsfrist: 18.12.2026, 14:00 Uhr"],
  ["Eignung", "Der Bieter weist einen Mindestjahresumsatz von 500.000 Euro nach."],
];
const pdf = writePdf({
  pages: pages.map((lines) => ({
    content: lines.map((line, at) => textAt(70, 80 + 20 * at, line)).join(""),
  })),
});
const file = (name: string, buffer: Buffer) => ({
  name,
  mimeType: "application/octet-stream",
  buffer,
});
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator("input[type=file]").setInputFiles(files);

describe("the documents of a tender", () => {
  test("are uploaded once the contract is concluded, read, and shown with what they say", async () => {
    const { page, complaints, close } = await open();
    await page.getByRole("button", { name: "Lesen und schließen" }).press("Enter");
    await page.getByRole("button", { name: "Vertrag schließen" }).press("Enter");
    await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
    const zip = writeZip([
      { name: "Vertrag.txt", data: Buffer.from("Die Vertragslaufzeit beträgt 24 Monate.") },
      { name: "alt.doc", data: Buffer.from("d0cf11e0a1b11ae1", "hex") },
    ]);
    await choose(page, file("Bedingungen.pdf", pdf), file("Anlagen.zip", zip));
    const list = page.getByRole("region", { name: "Dateien" });
    await list.getByText("gelesen", { exact: true }).nth(1).waitFor();
    await list.getByText("abgelehnt", { exact: true }).waitFor();
    await page
      .getByRole("region", { name: "Eignung" })
      .getByText(/500\.000/)
      .first()
      .waitFor();
    await page
      .getByRole("region", { name: "Fristen" })
      .getByRole("link", { name: /S\.\s1/ })
      .first()
      .press("Enter");
    await page.locator("mark", { hasText: "18.12.2026, 14:00 Uhr" }).waitFor();
    await page.getByRole("img", { name: /^Seite 1 als Bild/ }).waitFor();
    const download = page.waitForEvent("download");
    await list.getByRole("link", { name: /^Herunterladen: Bedingungen/ }).press("Enter");
    expect(await readFile((await (await download).path()) ?? "")).toEqual(pdf);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("are nobody else's, not even by their address", async () => {
    const { page, close } = await open();
    const list = page.getByRole("region", { name: "Dateien" });
    const link = list.getByRole("link", { name: /^Herunterladen: Bedingungen/ });
    const address = (await link.getAttribute("href")) ?? "";
    await close();
    const stranger = await open({ who: other });
    await stranger.page.getByText("(Art. 28 DSGVO)").waitFor();
    const answer = await stranger.page.request.get(stack.origin + address);
    expect(answer.status()).toBe(404);
    await stranger.close();
  });

  test("are replaced, shown on a phone, and deleted with all they said", async () => {
    const { page, close } = await open({ viewport: { width: 390, height: 844 } });
    await choose(page, file("Bedingungen.pdf", Buffer.from("Bindefrist: 31.01.2027")));
    await page.getByText(/ersetzt die Fassung vom/).waitFor();
    const view = page.getByRole("group", { name: "Ansicht" });
    await view.getByRole("button", { name: "Auszug" }).press("Enter");
    await page.getByRole("region", { name: "Fristen" }).getByText("31.01.2027").first().waitFor();
    await page
      .getByRole("region", { name: "Fristen" })
      .getByText("18.12.2026, 14:00 Uhr")
      .waitFor({ state: "detached" });
    const version = page.getByRole("region", { name: "Auszug" }).locator("details");
    await version.locator("summary").press("Enter");
    const gone = version.getByRole("listitem").filter({ hasText: "Entfallen: Angebotsfrist" });
    await gone.getByText("Angebotsfrist: 18.12.2026, 14:00 Uhr").waitFor();
    await view.getByRole("button", { name: /^Dateien/ }).press("Enter");
    await page.getByRole("button", { name: "Löschen: Bedingungen.pdf" }).press("Enter");
    await page
      .getByRole("dialog", { name: "Datei löschen?" })
      .getByRole("button", { name: "Löschen" })
      .press("Enter");
    await page.getByText("Gelöscht: Bedingungen.pdf").waitFor();
    await view.getByRole("button", { name: "Auszug" }).press("Enter");
    await page.getByRole("region", { name: "Fristen" }).waitFor({ state: "detached" });
    await close();
  });
});
