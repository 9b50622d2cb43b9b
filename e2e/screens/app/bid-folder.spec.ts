import { describe, expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { lockedFolder, sampleBidFolder } from "../../support/samples/bid-folder.ts";
import type { SampleFolder } from "../../support/samples/bid-folder.ts";
import { sampleDocuments } from "../../support/samples/documents.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const path = "/app/tender/ausschreibung-1/angebotsmappe";
const phone = { viewport: { width: 390, height: 844 } };

async function open({
  folder,
  isLocked = false,
  at = path,
  ...options
}: PageOptions & { folder?: SampleFolder; isLocked?: boolean; at?: string } = {}) {
  const { api: documents } = sampleDocuments(sampleAccount(isLocked ? withLock(tenders) : tenders));
  const sample = sampleBidFolder(documents, folder);
  server.setApi(sample.api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + at);
  return { ...watched, ...sample };
}

test("the key 4 opens the folder, and its tab tells how far it is from then on", async () => {
  const { page, complaints, close } = await open({ at: "/app/tender/ausschreibung-1" });
  const tab = page.getByRole("link", { name: /^Angebotsmappe/ });
  await tab.waitFor();
  await expect.poll(() => tab.textContent()).toBe("Angebotsmappe ");
  await page.keyboard.press("4");
  await page.getByRole("heading", { name: "Verlangte Unterlagen" }).waitFor();
  await expect.poll(() => tab.textContent()).toBe("Angebotsmappe 1 von 4");
  await page.keyboard.press("1");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await expect.poll(() => tab.textContent()).toBe("Angebotsmappe 1 von 4");
  expect(complaints).toEqual([]);
  await close();
});

describe("wanted papers", () => {
  test("are marked as ready or not needed, counted, and given back", async () => {
    const { page, close } = await open();
    await page.getByText("1 von 4 bereit", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Bereit Handelsregisterauszug" }).press("Enter");
    await page.getByText("2 von 4 bereit", { exact: true }).waitFor();
    await page.getByText("Jana Petersen, 23.11.2026").waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await page.getByText("1 von 4 bereit", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Nicht nötig Formblatt 124/ }).press("Enter");
    await page.getByText("1 von 3 bereit", { exact: true }).waitFor();
    await page.getByRole("button", { name: /^Zurücknehmen Formblatt 124/ }).press("Enter");
    await page.getByText("1 von 4 bereit", { exact: true }).waitFor();
    await close();
  });

  test("lead to the words that demand them and to the profile", async () => {
    const { page, close } = await open();
    const row = page.getByRole("listitem").filter({ hasText: "Police endet am 31.12.2026" });
    await row.getByText("läuft ab").waitFor();
    const profile = row.getByRole("link", { name: "Zum Profil" });
    await expect.poll(() => profile.getAttribute("href")).toBe("/app/profil#versicherung");
    await row.getByRole("link", { name: /Bewerbungsbedingungen\.pdf, Seite 8/ }).press("Enter");
    await page.waitForURL(/unterlagen\?datei=.*000000000001/);
    await close();
  });

  test("that the server refuses to mark stay as they are, and it says why", async () => {
    const { page, state, close } = await open();
    state.refusal = "plan_required";
    await page.getByRole("button", { name: "Bereit Handelsregisterauszug" }).press("Enter");
    await page.locator("[data-failure]").waitFor();
    await page.getByText("1 von 4 bereit", { exact: true }).waitFor();
    await close();
  });
});

describe("references", () => {
  test("are swapped, left out, taken in and given back to our proposal", async () => {
    const { page, state, close } = await open();
    const titles = () =>
      state.folder.kind === "open" ? state.folder.references.chosen.map(({ title }) => title) : [];
    await page.getByRole("button", { name: "Tauschen Impfkampagne Musterland" }).press("Enter");
    await page
      .getByRole("combobox", { name: "Statt Impfkampagne Musterland" })
      .selectOption({ label: "500 Jahre Musterburg (2022)" });
    await page.getByRole("button", { name: "Übernehmen" }).press("Enter");
    await page.getByText("älter als 3 Jahre").first().waitFor();
    await expect.poll(() => titles()[1]).toBe("500 Jahre Musterburg");
    await page.getByRole("button", { name: "Weglassen 500 Jahre Musterburg" }).press("Enter");
    await expect.poll(() => titles().length).toBe(2);
    await page.getByText(/^Nicht genommen: 2/).press("Enter");
    await page.getByRole("button", { name: "Dazunehmen Impfkampagne Musterland" }).press("Enter");
    await expect.poll(() => titles().length).toBe(3);
    await page.getByRole("button", { name: "Vorschlag wiederherstellen" }).press("Enter");
    await expect.poll(() => titles()[1]).toBe("Impfkampagne Musterland");
    await close();
  });

  test("can be had as sheets for Word and as PDF, each and all of them", async () => {
    const { page, close } = await open();
    const address = (name: string) =>
      page.getByRole("link", { name, exact: true }).getAttribute("href");
    await page.getByRole("link", { name: "DOCX Referenzblätter" }).waitFor();
    expect(await address("DOCX Referenzblätter")).toMatch(/reference-sheets\?format=docx$/);
    expect(await address("PDF Impfkampagne Musterland")).toMatch(/format=pdf&reference=0191d4e4/);
    expect(await address("PDF Firmenblatt")).toMatch(/company-sheet\?format=pdf$/);
    await close();
  });
});

describe("questions to the buyer", () => {
  test("are copied, marked as sent and given back", async () => {
    const { page, close } = await open();
    const card = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Bieterfragen, Entwürfe" }) });
    await card.getByText(/bis 02\.12\.2026, 12:00 Uhr/).waitFor();
    await card.getByText("§ 29 Abs. 1 VgV. Stand 2021").waitFor();
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await card.getByRole("button", { name: /^Text kopieren Welches/ }).press("Enter");
    await page.getByText("Text kopiert.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      "Welche Regelung gilt, und für welche Leistungen und welche Dauer?",
    );
    await card.getByRole("button", { name: /^Als gesendet vermerken Welches/ }).press("Enter");
    await card.getByText("gesendet am 23.11.2026, Jana Petersen").waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await card.getByRole("button", { name: /^Als gesendet vermerken Welches/ }).waitFor();
    await close();
  });
});

describe("a folder that is closed", () => {
  test("says which plan opens it", async () => {
    const { page, complaints, close } = await open({ folder: lockedFolder });
    await page.getByText("Die Angebotsmappe gehört zu jedem Tarif, ab Basic.").waitFor();
    await page.getByRole("link", { name: "Tarife ansehen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("above the plan's cap shows the lock with its amount", async () => {
    const locked = { kind: "locked", reason: "volume", tier: "premium" } as const;
    const { page, close } = await open({ folder: locked, isLocked: true });
    await page
      .getByText(/1\.600\.000/)
      .first()
      .waitFor();
    await close();
  });
});

test("on a phone the current tab is in view", async () => {
  const { page, close } = await open(phone);
  const tab = page.getByRole("link", { name: /^Angebotsmappe/ });
  await tab.waitFor();
  await expect
    .poll(() => tab.evaluate((link) => link.getBoundingClientRect().right <= innerWidth))
    .toBe(true);
  await close();
});

test("has nothing against it by axe, on a phone and a desk, in light and dark", async () => {
  for (const options of [{}, phone]) {
    const { page, complaints, close } = await open(options);
    await page.getByRole("heading", { name: "Zum Herunterladen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }
});
