import { describe, expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openDocuments } from "../../support/pages/documents-page.ts";
import type { DocumentsOpening } from "../../support/pages/documents-page.ts";
import { sampleFetch, sampleVersion } from "../../support/samples/documents.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const server = await cannedWeb();
const open = (opening: DocumentsOpening) => openDocuments(server, opening);
const nothing = { documents: [], items: [] };

describe("the documents of the buyer's address", () => {
  const state = { ...nothing, fetch: sampleFetch };

  test("come with one click, say where they are from, and nobody deletes them", async () => {
    const { page, complaints, close } = await open({ state });
    const panel = page.getByRole("region", { name: "Von der Vergabestelle" });
    await panel.getByRole("link", { name: /^Adresse der Bekanntmachung/ }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await panel.getByRole("button", { name: "Unterlagen holen" }).press("Enter");
    await page.getByRole("status").filter({ hasText: "Die Unterlagen sind geholt." }).waitFor();
    const row = page.getByRole("listitem").filter({ hasText: "von der Vergabestelle geholt" });
    await row.getByText("aus Vergabeunterlagen.zip").waitFor();
    await panel.getByRole("button", { name: "Auf neue Fassung prüfen" }).waitFor();
    await page.getByText("Von der Vergabestelle geholt am 23.11.2026").waitFor();
    await expect.poll(() => page.getByRole("button", { name: /^Löschen: / }).count()).toBe(0);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("are left to the platform where the address leads to a page, and the sentence says so", async () => {
    const fetchEnd = { ...sampleFetch, state: "failed", failure: "page" } as const;
    const { page, close } = await open({ state: { ...state, fetchEnd } });
    const panel = page.getByRole("region", { name: "Von der Vergabestelle" });
    await panel.getByRole("button", { name: "Unterlagen holen" }).press("Enter");
    await panel
      .getByText(
        "Die Adresse führt auf eine Seite der Plattform; lade die Unterlagen dort herunter.",
      )
      .waitFor();
    const link = panel.getByRole("link", { name: /^Vergabeunterlagen beim Auftraggeber/ });
    await expect.poll(() => link.getAttribute("href")).toBe(sampleFetch.address);
    await panel.getByRole("button", { name: "Erneut versuchen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await close();
  });

  test("tell their progress, and what a newer version brought", async () => {
    const progress = { file: "Vergabe.zip/LV.pdf", page: 12, pages: 80 };
    const running = await open({
      state: { ...state, fetch: { ...sampleFetch, state: "fetching", progress } },
    });
    await running.page.getByText("LV.pdf wird gelesen: Seite 12 von 80.").waitFor();
    await running.close();
    const news = { added: ["a.pdf", "b.pdf"], replaced: ["c.pdf"], removed: [] };
    const changedAt = "2026-11-23T09:00:00.000Z";
    const freshUntil = "2026-11-23T09:10:00.000Z";
    const times = { changedAt, checkedAt: changedAt, freshUntil };
    const done = { ...sampleFetch, state: "done", ...times, news } as const;
    const { page, close } = await open({ state: { fetch: done } });
    await page.getByText(/2 Dateien neu, 1 geändert/).waitFor();
    await page.route("**/documents/fetch", (route) => route.fulfill({ json: done }));
    await page.getByRole("button", { name: "Auf neue Fassung prüfen" }).press("Enter");
    await page
      .getByText("Zuletzt geprüft um 10:00 Uhr. Ab 10:10 Uhr sehen wir auf Klick noch einmal nach.")
      .waitFor();
    await close();
  });
});

test("a new version says at its file and above the extract what changed, and leads to the new words", async () => {
  const { page, complaints, close } = await open({ state: { versions: [sampleVersion] } });
  const files = page.getByRole("region", { name: "Dateien" });
  await files.getByText("Neue Fassung: 2 Angaben geändert").waitFor();
  const version = page.getByRole("region", { name: "Auszug" }).locator("details");
  await version.locator("summary").press("Enter");
  await version.getByText("Was auf 1 nicht lesbaren Seite steht, fehlt im Vergleich.").waitFor();
  const moved = version.getByRole("listitem").filter({ hasText: "Angebotsfrist" });
  await moved.getByText("12.12.2026, 12:00 Uhr").first().waitFor();
  await moved.getByText("S.\u00a02 der früheren Fassung").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await moved.getByRole("link", { name: /^Bewerbungsbed\. S\.\s3 / }).press("Enter");
  await page.locator("mark", { hasText: "15.12.2026, 12:00 Uhr" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("an agency whose share of the model's readings is used up reads why above the extract", async () => {
  const { page, complaints, close } = await open({ state: { extract: { isShareSpent: true } } });
  const extract = page.getByRole("region", { name: "Auszug" });
  await extract.getByText(/Das Tageslimit eurer Agentur ist erreicht: Das Sprachmodell/).waitFor();
  await extract.getByText("Automatischer Auszug, ohne Sprachmodell", { exact: true }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});
