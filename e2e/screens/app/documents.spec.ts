import { describe, expect, test } from "vitest";
import { sampleAccount, sampleAnswers } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleDocuments } from "../../support/samples/documents.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import {
  documentsPath as path,
  isInView,
  openDocuments,
} from "../../support/pages/documents-page.ts";
import type { DocumentsOpening } from "../../support/pages/documents-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const nothing = { documents: [], items: [] };

const open = (opening?: DocumentsOpening) => openDocuments(server, opening);

const pdf = (name: string, content = "%PDF-1.7") => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from(content),
});
const phone = { viewport: { width: 390, height: 844 } };

describe("uploading", () => {
  test("shows each file on its way, what is refused with its reason, and what was read", async () => {
    const { page, complaints, state, close } = await open({ state: nothing });
    await page.getByRole("heading", { name: "Noch keine Unterlagen" }).waitFor();
    const arrival = Promise.withResolvers<void>();
    await page.route("**/documents?name=*", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page
      .locator("input[type=file]")
      .setInputFiles([pdf("Bewerbungsbedingungen.pdf"), pdf("leer.pdf", "")]);
    await page
      .getByRole("progressbar", { name: "Bewerbungsbedingungen.pdf wird hochgeladen" })
      .waitFor();
    await page.getByRole("listitem").filter({ hasText: "Die Datei ist leer." }).waitFor();
    arrival.resolve();
    await page.getByText("wartet", { exact: true }).waitFor();
    state.documents = state.documents.map((document) => ({ ...document, state: "read" as const }));
    await page
      .getByRole("status")
      .filter({ hasText: "Bewerbungsbedingungen.pdf ist gelesen." })
      .waitFor();
    await page.getByText("gelesen", { exact: true }).waitFor();
    // What was refused before it was sent stays until somebody has seen it.
    await page.getByRole("button", { name: "Ausblenden: leer.pdf" }).press("Enter");
    await expect.poll(() => page.getByText("Die Datei ist leer.").count()).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("says what the server could not read, and why", async () => {
    const { page, close } = await open({ state: { ...nothing, upload: "refused" } });
    await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
    await page.locator("input[type=file]").setInputFiles(pdf("Formblatt.doc"));
    await page.getByText("abgelehnt", { exact: true }).waitFor();
    await page.getByText("Speichere die Datei als DOCX, XLSX oder PDF.").first().waitFor();
    await close();
  });

  test("takes what is dropped on the page, and tries again what failed", async () => {
    const { page, state, close } = await open({ state: { upload: "failed" } });
    const row = page.getByRole("list", { name: "Wird hochgeladen" }).getByRole("listitem");
    await page.getByRole("heading", { name: "Dateien" }).waitFor();
    const files = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(["neu"], "Bewerbungsbedingungen.pdf"));
      return transfer;
    });
    await page
      .getByRole("region", { name: "Dateien" })
      .dispatchEvent("drop", { dataTransfer: files });
    await row.getByText("Beim Server ist ein Fehler aufgetreten.").waitFor();
    state.upload = "taken";
    const arrival = Promise.withResolvers<void>();
    await page.route("**/documents?name=*", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page
      .getByRole("button", { name: "Erneut versuchen: Bewerbungsbedingungen.pdf" })
      .press("Enter");
    await row.getByText("ersetzt die Fassung vom 23.11.2026").waitFor();
    arrival.resolve();
    await page.getByText("Bewerbungsbedingungen.pdf ersetzt die Fassung vom 23.11.2026.").waitFor();
    await row.waitFor({ state: "detached" });
    expect(state.documents.filter(({ name }) => name === "Bewerbungsbedingungen.pdf")).toHaveLength(
      1,
    );
    await close();
  });

  test("goes on behind other pages of the app, and the browser asks before it leaves", async () => {
    const { page, close } = await open({ state: nothing });
    const isAsking = () =>
      page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));
    await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
    expect(await isAsking()).toBe(false);
    const arrival = Promise.withResolvers<void>();
    await page.route("**/documents?name=*", async (route) => {
      await arrival.promise;
      await route.continue();
    });
    await page.locator("input[type=file]").setInputFiles(pdf("Preisblatt.pdf"));
    await page.getByRole("progressbar").waitFor();
    await page.getByRole("link", { name: "Überblick" }).press("Enter");
    await page.waitForURL(/\/app\/tender\/ausschreibung-1$/);
    expect(await isAsking()).toBe(true);
    await page.getByRole("link", { name: "Unterlagen 0" }).press("Enter");
    await page.getByRole("progressbar", { name: "Preisblatt.pdf wird hochgeladen" }).waitFor();
    arrival.resolve();
    await page.getByText("Preisblatt.pdf ist hochgeladen.").waitFor();
    expect(await isAsking()).toBe(false);
    await close();
  });
});

describe("before the contract on processing", () => {
  const state = { ...nothing, isContractConcluded: false };

  test("the owner concludes it right there and goes on with the files", async () => {
    const { page, complaints, close } = await open({ state });
    await page.getByText("(Art. 28 DSGVO)").waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Dateien auswählen" }).count())
      .toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Lesen und schließen" }).press("Enter");
    await page.getByRole("button", { name: "Vertrag schließen" }).press("Enter");
    await page.locator(":focus", { hasText: "Dateien auswählen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("a member reads who has to conclude it", async () => {
    const agency = { ...sampleAnswers.agency, role: "member" };
    const { page, close } = await open({ state, account: { "GET /api/agency": agency } });
    await page.getByText("Schließen kann ihn die Inhaberin oder der Inhaber").waitFor();
    await page.getByRole("button", { name: "Vertrag lesen" }).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "Dateien auswählen" }).count())
      .toBe(0);
    await close();
  });
});

describe("the extract", () => {
  test("lays contradictions side by side, and a chip leads to the words and back", async () => {
    const { page, complaints, close } = await open();
    const days = page.getByRole("region", { name: "Fristen" });
    const contradiction = days.getByRole("listitem").filter({ hasText: "Widerspruch" });
    await contradiction.getByText("12.12.2026, 14:00 Uhr", { exact: true }).waitFor();
    await contradiction.getByText("15.12.2026, 12:00 Uhr", { exact: true }).waitFor();
    await contradiction.getByText("Bekanntmachung: 12.12.2026, 14:00 Uhr – diese gilt").waitFor();
    await days.getByText("(6 Kalendertage vor Ablauf der Angebotsfrist, berechnet)").waitFor();
    await page.getByRole("region", { name: "Zuschlag" }).getByText("100 %").waitFor();

    const chip = contradiction.getByRole("link", { name: /^Bewerbungsbed\. S\.\s3 / });
    await chip.press("Enter");
    const mark = page.locator("mark[data-tone=active]");
    await mark.filter({ hasText: "15.12.2026, 12:00 Uhr" }).waitFor();
    expect(await mark.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await mark.evaluate(isInView)).toBe(true);
    expect(page.url()).toMatch(/\?datei=.*&stelle=/);
    expect(decodeURIComponent(page.url())).not.toContain("Angebote");
    await page.reload();
    await mark.filter({ hasText: "15.12.2026" }).waitFor();
    await expect.poll(() => mark.evaluate(isInView)).toBe(true);
    await page.keyboard.press("Escape");
    await page.waitForURL((url) => url.search === "");
    await page.locator("[data-item]:focus", { hasText: "Bewerbungsbed." }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("of a plan without it names the plan, and the documents stay readable", async () => {
    const { page, close } = await open({ state: { hasPlan: false } });
    await page.getByRole("link", { name: "Ab Basic enthalten" }).waitFor();
    await page.getByText("Ablauf der Angebotsfrist: 12.12.2026, 14:00 Uhr").waitFor();
    await close();
  });

  test("of a tender above the plan's cap says so", async () => {
    const { api } = sampleDocuments(withLock(sampleAccount(tenders)), { isLocked: true });
    server.setApi(api);
    const { page, close } = await openWatchedPage();
    await page.goto(server.origin + path);
    await page.getByRole("heading", { name: /^Gesperrt: / }).waitFor();
    await close();
  });

  test("of a tender that the documents just locked says which amount does it", async () => {
    const account = sampleAccount(tenders);
    let isLocked = false;
    const { api, state } = sampleDocuments((...call) =>
      (isLocked ? withLock(account) : account)(...call),
    );
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(server.origin + path);
    await page.getByRole("region", { name: "Fristen" }).waitFor();
    isLocked = true;
    state.isLocked = true;
    state.documents = state.documents.map((document) => ({ ...document, state: "read" as const }));
    await page.getByRole("heading", { name: /^Gesperrt: / }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("says that nothing was found rather than nothing", async () => {
    const { page, state, close } = await open({ state: { items: [] } });
    await page.getByText("Es werden noch Unterlagen gelesen.").waitFor();
    state.documents = state.documents.map((document) => ({ ...document, state: "read" as const }));
    await page.getByText("haben wir nichts gefunden").waitFor();
    await close();
  });
});

test("the list tells of each file whether it is read, and which pages are not", async () => {
  const { page, close } = await open();
  await page.getByText("Seite 12 von 80", { exact: true }).waitFor();
  await page.getByText("Die Datei ist mit einem Passwort geschützt.").first().waitFor();
  await page.getByText("12 unsichtbare Zeichen ausgelassen").waitFor();
  await page.getByText("4 Seiten nicht lesbar").click();
  await page.getByText("Seiten 4–6, 9").waitFor();
  await page
    .getByRole("link", { name: "Unterlagen.zip/Anlagen/Preisblatt.xlsx", exact: true })
    .press("Enter");
  await page.getByRole("cell", { name: "Tagessatz Beratung" }).waitFor();
  await close();
});

test("a page that a scan made hard to read says so", async () => {
  const { page, close } = await open();
  await page.getByRole("link", { name: "Bewerbungsbedingungen.pdf", exact: true }).press("Enter");
  await page.getByText("Vergabestelle der Stadt Musterstadt").waitFor();
  await page.getByRole("combobox", { name: "Stelle im Dokument" }).selectOption("Seite 5");
  await page
    .getByRole("heading", { name: /^Seite 5/ })
    .getByText("schlecht lesbar")
    .waitFor();
  await close();
});

test("a deleted file takes its statements along", async () => {
  const { page, complaints, close } = await open();
  await page
    .getByRole("region", { name: "Vertrag" })
    .getByText("24 Monate", { exact: true })
    .waitFor();
  const list = page.getByRole("region", { name: "Dateien" });
  await list.getByRole("button", { name: "Löschen: Vertragsentwurf_V2.pdf" }).press("Enter");
  const question = page.getByRole("dialog", { name: "Datei löschen?" });
  await question.getByText("alle Angaben im Auszug").waitFor();
  await question.getByRole("button", { name: "Löschen" }).press("Enter");
  await page.getByText("Gelöscht: Vertragsentwurf_V2.pdf").waitFor();
  await page.getByRole("region", { name: "Vertrag" }).waitFor({ state: "detached" });
  await page.locator("h2:focus", { hasText: "Dateien" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("a phone shows one of the three, and Back leads from the words to the extract", async () => {
  const { page, complaints, close } = await open(phone);
  const view = page.getByRole("group", { name: "Ansicht" });
  await view.getByRole("button", { name: "Auszug" }).press("Enter");
  await page
    .getByRole("link", { name: /^Vertrag V2 S\.\s2 / })
    .first()
    .press("Enter");
  await page.locator("mark", { hasText: "24 Monate" }).waitFor();
  await expect.poll(() => page.getByRole("region", { name: "Fristen" }).count()).toBe(0);
  expect(await axeFindings(page)).toEqual([]);
  await page.goBack();
  await page.locator("[data-item]:focus", { hasText: "Vertrag" }).waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("nothing scrolls sideways at 320 pixels", async () => {
  for (const search of ["", "?ansicht=lesen", "?ansicht=auszug"]) {
    const { page, close } = await open({ search, viewport: { width: 320, height: 640 } });
    await page.getByRole("group", { name: "Ansicht" }).waitFor();
    const widest = () =>
      page.evaluate(() =>
        Math.max(
          document.documentElement.scrollWidth,
          document.querySelector("#inhalt")?.scrollWidth ?? 0,
        ),
      );
    expect([search, await widest()]).toEqual([search, 320]);
    await close();
  }
});

test("every state is free of findings in light and dark", async () => {
  for (const opening of [{}, { state: nothing }]) {
    const { page, close } = await open(opening);
    await page.getByRole("button", { name: "Dateien auswählen" }).waitFor();
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await close();
  }
});

describe("the tabs of a tender", () => {
  test("count its documents after the tender is there, and the keys 1 and 2 switch", async () => {
    const { api } = sampleDocuments(sampleAccount(tenders));
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage();
    const calls: string[] = [];
    page.on("request", (request) => calls.push(new URL(request.url()).pathname));
    await page.goto(`${server.origin}/app/tender/ausschreibung-1`);
    await page.getByRole("link", { name: "Unterlagen 7" }).waitFor();
    const slug = "/api/tenders/ausschreibung-1";
    expect(calls.indexOf(slug)).toBeGreaterThanOrEqual(0);
    expect(calls.indexOf(slug)).toBeLessThan(calls.indexOf(`${slug}/documents`));
    await page.keyboard.press("2");
    await page.waitForURL(/\/unterlagen$/);
    await page.getByRole("heading", { name: "Dateien" }).waitFor();
    await page.keyboard.press("1");
    await page.waitForURL(/ausschreibung-1$/);
    await page.getByRole("link", { name: "Unterlagen hochladen und lesen" }).press("Enter");
    await page.waitForURL(/\/unterlagen$/);
    expect(complaints).toEqual([]);
    await close();
  });
});
