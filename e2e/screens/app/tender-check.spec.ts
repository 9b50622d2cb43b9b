import { describe, expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleDocuments } from "../../support/samples/documents.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import { sampleTenderCheck, uncheckedTender } from "../../support/samples/tender-check.ts";
import type { SampleCheck } from "../../support/samples/tender-check.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const path = "/app/tender/ausschreibung-1/tendercheck";
const phone = { viewport: { width: 390, height: 844 } };

async function open({
  check,
  isLocked = false,
  ...options
}: PageOptions & { check?: SampleCheck; isLocked?: boolean } = {}) {
  const { api: documents } = sampleDocuments(sampleAccount(isLocked ? withLock(tenders) : tenders));
  const sample = sampleTenderCheck(documents, check);
  server.setApi(sample.api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + path);
  return { ...watched, ...sample };
}

describe("before the first check", () => {
  test("it says what it finds and costs, runs, and shows what came of it", async () => {
    const { page, complaints, finish, close } = await open({ check: uncheckedTender });
    await page.getByText("noch 19 von 50 Checks in diesem Monat").waitFor();
    await page.getByRole("button", { name: "TenderCheck starten" }).press("Enter");
    await page.getByRole("status").getByText("Schritt 1 von 5: Bekanntmachung lesen").waitFor();
    finish();
    await page.getByRole("heading", { name: "Anforderungen" }).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "TenderCheck starten" }).count())
      .toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("a month without checks left says when there are more, and a refused start why", async () => {
    const quota = { used: 50, limit: 50, renewsOn: "2026-12-01", isCounted: false };
    const used = await open({ check: { ...uncheckedTender, quota } });
    await used.page.getByText(/Neue gibt es ab dem 01\.12\.2026/).waitFor();
    await expect
      .poll(() => used.page.getByRole("button", { name: "TenderCheck starten" }).count())
      .toBe(0);
    await used.close();
    const { page, state, close } = await open({ check: uncheckedTender });
    state.refusal = "quota_exhausted";
    await page.getByRole("button", { name: "TenderCheck starten" }).press("Enter");
    await page
      .getByRole("alert")
      .getByText(/aufgebraucht/)
      .waitFor();
    await close();
  });

  test("a tender above the cap shows the lock alone", async () => {
    const { page, close } = await open({
      check: { ...uncheckedTender, lockedTier: "enterprise" },
      isLocked: true,
    });
    await page
      .getByText(/1\.600\.000/)
      .first()
      .waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "TenderCheck starten" }).count())
      .toBe(0);
    await close();
  });

  test("a run that failed costs nothing and can be tried again", async () => {
    const run = {
      state: "failed",
      step: "requirements",
      startedAt: "2026-11-23T08:30:58.000Z",
      startedByName: "Ada Beispiel",
    } as const;
    const { page, close } = await open({ check: { ...uncheckedTender, run } });
    await page.getByRole("alert").getByText("Er zählt nicht gegen euer Kontingent.").waitFor();
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("Check läuft.").waitFor();
    await close();
  });
});

describe("what was found", () => {
  test("opens on what is left to do, each with words, place and own evidence", async () => {
    const { page, close } = await open();
    const card = page
      .locator("section")
      .filter({ has: page.getByRole("heading", { name: "Anforderungen" }) });
    await card.getByRole("button", { name: "Zu klären 4" }).waitFor();
    await expect.poll(() => card.getByRole("listitem").count()).toBe(4);
    await card.getByText("im schwächsten Jahr 1,85 Mio. € (2023–2025)").waitFor();
    await card.getByRole("button", { name: "Alle 6" }).press("Enter");
    await card.getByText("Konzept 60").first().waitFor();
    await card.getByRole("link", { name: /Vertragsentwurf_V2\.pdf, Seite 11/ }).press("Enter");
    await page.waitForURL(/unterlagen\?datei=.*000000000003/);
    await page.goBack();
    await page.getByRole("heading", { name: "Anforderungen" }).waitFor();
    await close();
  });

  test("what changed since the last check stands above all, and to check again is free", async () => {
    const { page, close } = await open();
    await page.getByText("vorher 05.12.2026, 14:00 Uhr.").waitFor();
    await page.getByText("noch 19 von 50 Checks; erneut prüfen ist kostenlos").waitFor();
    await page.getByRole("button", { name: "Erneut prüfen" }).press("Enter");
    await page.getByText("Check läuft.").waitFor();
    // The earlier result stays in view.
    await page.getByRole("heading", { name: "Risiken" }).waitFor();
    await close();
  });

  test("has nothing against it by axe, on a phone and a desk, in light and dark", async () => {
    for (const options of [{}, phone]) {
      const { page, complaints, close } = await open(options);
      await page.getByRole("heading", { name: "Fairness des Pitches" }).waitFor();
      expect(await axeFindingsInBothColours(page)).toEqual([]);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    }
  });
});

describe("the decision", () => {
  test("is made, told with a way back, given reasons, and taken back", async () => {
    const { page, close } = await open();
    const choice = page.getByRole("group", { name: "Entscheidung" });
    await choice.getByRole("button", { name: "No-Go" }).press("Enter");
    await page.getByText("Jana Petersen, 23.11.2026, 09:40 Uhr").waitFor();
    await page
      .getByRole("group", { name: "Gründe" })
      .getByRole("button", { name: "Team ausgelastet" })
      .press("Enter");
    await page.getByRole("button", { name: "Team ausgelastet", pressed: true }).waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await page.getByText("Noch hat niemand entschieden.").waitFor();
    await close();
  });

  test("stays at its button on a phone, which brings it into view", async () => {
    const { page, close } = await open(phone);
    await page.getByRole("button", { name: "Entscheiden" }).press("Enter");
    await page
      .getByRole("group", { name: "Entscheidung" })
      .getByRole("button", { name: "Go", exact: true })
      .press("Enter");
    await page.getByText("Jana Petersen, 23.11.2026, 09:40 Uhr").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});

describe("the calculation", () => {
  test("takes own figures by keyboard, and gives our assumptions back", async () => {
    const { page, state, close } = await open();
    await page.getByText("rund 19.000 €").waitFor();
    await page.getByText(/Rechnet sich ab einer Chance von 10/).waitFor();
    const hours = page.getByLabel("Stunden für das Angebot");
    await hours.fill("96");
    await hours.press("Enter");
    await page.getByRole("button", { name: "Zurücksetzen" }).waitFor();
    expect(state.check.calculation.entered).toEqual({ hours: 96 });
    await page.getByRole("button", { name: "Zurücksetzen" }).press("Enter");
    await page.getByRole("button", { name: "Zurücksetzen" }).waitFor({ state: "detached" });
    await expect.poll(() => hours.inputValue()).toBe("79");
    await close();
  });

  test("is not part of the PDF unless it is wished for", async () => {
    const { page, close } = await open();
    const link = page.getByRole("link", { name: "Als PDF" });
    await expect.poll(() => link.getAttribute("href")).not.toContain("internal");
    await page.getByText("mit Profilangaben, Rechnung und Entscheidung").click();
    await expect.poll(() => link.getAttribute("href")).toContain("internal=true");
    await close();
  });
});
