import { expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleProofs } from "../../support/samples/proof-files.ts";
import type { SampleProofs } from "../../support/samples/proof-files.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const phone = { viewport: { width: 390, height: 844 } };

async function open({ proofs, ...options }: PageOptions & { proofs?: SampleProofs } = {}) {
  const sample = sampleProofs(sampleAccount(tenders), proofs);
  server.setApi(sample.api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/profil/nachweise`);
  return { ...watched, ...sample };
}

test("a proof is kept with name, kind and last day; what is missing is said first", async () => {
  const { page, state, close } = await open();
  await page.getByText("2 von 50").waitFor();
  await page.getByText("abgelaufen am 31.12.2020").waitFor();
  await page.getByRole("button", { name: "Hinterlegen" }).press("Enter");
  await page.getByText("Bitte eine Datei wählen.").waitFor();
  await page.getByText("Bitte die Art wählen.").waitFor();
  await page.getByLabel("Datei").setInputFiles({
    name: "iso.html",
    mimeType: "text/html",
    buffer: Buffer.from("<html>"),
  });
  await page.getByText("Nur PDF, PNG und JPG.").waitFor();
  await page.getByLabel("Datei").setInputFiles({
    name: "iso.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await page.getByLabel("Art").selectOption("Zertifikat");
  await page.getByLabel("Was er nachweist").fill("ISO 9001");
  await page.getByLabel("Gültig bis").fill("31.12.2030");
  await page.getByLabel("Gültig bis").press("Tab");
  await page.getByRole("button", { name: "Hinterlegen" }).press("Enter");
  await page.getByText("gültig bis 31.12.2030").waitFor();
  expect(state.proofs.files.at(-1)).toMatchObject({ name: "ISO 9001", validUntil: "2030-12-31" });
  await close();
});

test("an insurance is kept with its sum, and the button keeps the focus", async () => {
  const { page, state, close } = await open();
  await page.getByLabel("Datei").setInputFiles({
    name: "police.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.7"),
  });
  await expect.poll(() => page.getByLabel("Deckungssumme je Schadensfall").count()).toBe(0);
  await page.getByLabel("Art").selectOption("Versicherungsnachweis");
  await page.getByLabel("Was er nachweist").fill("Police 2031");
  await page.getByLabel("Deckungssumme je Schadensfall").fill("3 Mio");
  await page.getByLabel("Deckungssumme je Schadensfall").press("Tab");
  const button = page.getByRole("button", { name: "Hinterlegen" });
  await button.press("Enter");
  await page.getByText(/Versicherungsnachweis, Deckungssumme 3\.000\.000/).waitFor();
  expect(state.proofs.files.at(-1)).toMatchObject({ name: "Police 2031", coverCents: 300_000_000 });
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await close();
});

test("name and last day of a proof are corrected, and a day that cannot be read is not left out", async () => {
  const { page, state, close } = await open();
  const [before] = state.proofs.files;
  await page.getByRole("button", { name: "Bearbeiten Berufshaftpflicht 2 Mio. €" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Nachweis bearbeiten" });
  const day = dialog.getByLabel("Gültig bis");
  await day.fill("31.13.2030");
  await day.press("Enter");
  await dialog.getByText("Bitte ein Datum wie 24.12.2026").waitFor();
  expect(state.proofs.files[0]).toEqual(before);
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await day.fill("31.12.2030");
  await dialog.getByLabel("Was er nachweist").fill("Berufshaftpflicht 3 Mio. €");
  await dialog.getByRole("button", { name: "Speichern" }).press("Enter");
  await page.getByText("gültig bis 31.12.2030").waitFor();
  await dialog.waitFor({ state: "detached" });
  expect(state.proofs.files[0]).toEqual({
    ...before,
    name: "Berufshaftpflicht 3 Mio. €",
    validUntil: "2030-12-31",
  });
  await close();
});

test("a proof is deleted only after a question", async () => {
  const { page, state, close } = await open();
  await page.getByRole("button", { name: "Löschen Handelsregisterauszug" }).press("Enter");
  await page.getByRole("dialog").getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByText("1 von 50").waitFor();
  expect(state.proofs.files).toHaveLength(1);
  await close();
});

test("without the contract on processing nothing can be kept, and the contract stands there", async () => {
  const { page, close } = await open({ proofs: { files: [], isContractConcluded: false } });
  await page.getByText(/braucht es den Vertrag zur Auftragsverarbeitung/).waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Hinterlegen" }).count()).toBe(0);
  await close();
});

test("has nothing against it by axe, on a phone and a desk, in light and dark", async () => {
  for (const options of [{}, phone]) {
    const { page, complaints, close } = await open(options);
    await page.getByRole("heading", { name: "Nachweis hinterlegen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  }
});
