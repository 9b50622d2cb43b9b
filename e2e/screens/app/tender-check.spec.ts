import type { TenderState } from "@tc/domain";
import type { Locator } from "playwright-core";
import { describe, expect, test } from "vitest";
import { sampleAccount, sampleAnswers } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleBidFolder } from "../../support/samples/bid-folder.ts";
import { sampleDocuments } from "../../support/samples/documents.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import {
  automaticallyChecked,
  sampleTenderCheck,
  uncheckedTender,
  withQuota,
} from "../../support/samples/tender-check.ts";
import type { SampleCheck } from "../../support/samples/tender-check.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings, axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";

const tenders = withAssessments(sampleApi(Date.now()));
const server = await cannedWeb();
const path = "/app/tender/ausschreibung-1/tendercheck";
const phone = { viewport: { width: 390, height: 844 } };

/** The same tenders at another stage of their procedure */
const withState =
  (api: Api, state: TenderState): Api =>
  (path, ...call) => {
    const answer = api(path, ...call);
    const isTender = /^\/api\/tenders\/[^/]+$/.test(path);
    if (!isTender || typeof answer !== "object") return answer;
    return { body: { ...(answer.body as object), state } };
  };

async function open({
  check,
  isLocked = false,
  ended,
  ...options
}: PageOptions & { check?: SampleCheck; isLocked?: boolean; ended?: TenderState } = {}) {
  const open = ended ? withState(tenders, ended) : tenders;
  const { api: documents } = sampleDocuments(sampleAccount(isLocked ? withLock(open) : open));
  const { api: folder } = sampleBidFolder(documents);
  const sample = sampleTenderCheck(folder, check);
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

  test.each([
    ["expired", "Die Frist ist abgelaufen; ein Angebot ist nicht mehr möglich."],
    ["cancelled", "Die Ausschreibung ist aufgehoben; ein Angebot ist nicht mehr möglich."],
  ] as const)("a tender that is %s offers no check and says why", async (ended, sentence) => {
    const { page, close } = await open({ check: uncheckedTender, ended });
    await page.getByText(sentence).waitFor();
    await expect
      .poll(() => page.getByRole("button", { name: "TenderCheck starten" }).count())
      .toBe(0);
    await close();
  });

  test("a run that failed says why, costs nothing and can be tried again", async () => {
    const run = {
      state: "failed",
      failure: "unavailable",
      step: "requirements",
      startedAt: "2026-11-23T08:30:58.000Z",
      startedByName: "Ada Beispiel",
      isAutomatic: false,
    } as const;
    const { page, close } = await open({ check: { ...uncheckedTender, run } });
    const problem = page.getByRole("alert");
    await problem.getByText("Ein Teil des Servers war nicht erreichbar.").waitFor();
    await problem.getByText("Er zählt nicht gegen euer Kontingent.").waitFor();
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

  test("leads to what can be done: the draft of a question, the profile, the stored proofs", async () => {
    const { page, complaints, close } = await open();
    const card = (title: string) =>
      page.locator("section").filter({ has: page.getByRole("heading", { name: title }) });
    const rowOf = (title: string, text: string) =>
      card(title).getByRole("listitem").filter({ hasText: text });
    const targetOf = (row: Locator, name: string) =>
      row.getByRole("link", { name }).getAttribute("href");
    const papers = "Verlangte Formulare und Nachweise";
    expect(await targetOf(rowOf("Anforderungen", "2 Personen"), "Zum Profil")).toBe(
      "/app/profil#umsatz",
    );
    expect(await targetOf(rowOf(papers, "Haftpflicht"), "Zum Profil")).toBe(
      "/app/profil#versicherung",
    );
    expect(await targetOf(rowOf(papers, "Handelsregister"), "Zu den Nachweisen")).toBe(
      "/app/profil/nachweise",
    );
    await expect
      .poll(() => rowOf(papers, "Formblatt 124").getByRole("link", { name: /Zu/ }).count())
      .toBe(0);
    await rowOf("Anforderungen", "Nutzungsrechte")
      .getByRole("link", { name: "Zum Entwurf der Bieterfrage" })
      .press("Enter");
    await page.waitForURL(/angebotsmappe#frage-contradiction-rights$/);
    await page.getByRole("heading", { name: "Welches Nutzungsrecht gilt?" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("marks the figures of a quote", async () => {
    const { page, close } = await open();
    await page.locator("mark", { hasText: /^2,5 Mio\. EUR$/ }).waitFor();
    await page.locator("mark", { hasText: /^15\.12\.2026, 12:00 Uhr$/ }).waitFor();
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

  test("a repetition that does not start says why, and one that the plan has not is not offered", async () => {
    const refused = await open();
    refused.state.refusal = "plan_required";
    await refused.page.getByRole("button", { name: "Erneut prüfen" }).press("Enter");
    await refused.page
      .getByRole("alert")
      .getByText(/in deinem Tarif nicht enthalten/)
      .waitFor();
    await refused.close();
    const without = await open({
      check: withQuota({ used: 0, limit: 0, renewsOn: "2026-12-01", isCounted: true }),
    });
    await without.page.getByText("Ohne Tarif wird nicht erneut geprüft.").waitFor();
    await expect
      .poll(() => without.page.getByRole("button", { name: "Erneut prüfen" }).count())
      .toBe(0);
    await without.close();
    const ended = await open({ ended: "awarded" });
    await ended.page
      .getByText(/^Der Auftrag ist vergeben;.*Dieses Ergebnis bleibt lesbar\.$/)
      .waitFor();
    await ended.close();
  });

  test("a repetition without a connection says so", async () => {
    const { page, close } = await open();
    await page.getByRole("button", { name: "Erneut prüfen" }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole("button", { name: "Erneut prüfen" }).press("Enter");
    await page.getByRole("alert").getByText("Der Server ist nicht erreichbar.").waitFor();
    await page.context().setOffline(false);
    await close();
  });

  test("what we checked ourselves says so", async () => {
    const { page, close } = await open({ check: automaticallyChecked });
    await page.getByText(/^Automatisch geprüft am 23\.11\.2026/).waitFor();
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

test("what we checked ourselves stands on the dashboard of a plan that has it, and nowhere else", async () => {
  const checks = [
    { slug: "ausschreibung-1", title: "Kampagne", madeAt: "2026-11-23T08:31:00.000Z" },
  ];
  for (const tier of ["enterprise", "premium"] as const) {
    server.setApi(
      sampleAccount(tenders, {
        "GET /api/agency": { ...sampleAnswers.agency, tier },
        "GET /api/automatic-checks": { checks },
      }),
    );
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/dashboard`);
    await page.getByRole("heading", { name: "Euer Profil" }).waitFor();
    await page.getByText("Nächste Fristen").waitFor();
    const card = page.getByRole("heading", { name: "Automatisch geprüft" });
    if (tier === "premium") {
      await expect.poll(() => card.count()).toBe(0);
    } else {
      await card.waitFor();
      const link = page.getByRole("link", { name: "Kampagne", exact: true });
      expect(await link.getAttribute("href")).toBe("/app/tender/ausschreibung-1/tendercheck");
      expect(await axeFindings(page)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await close();
  }
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

  test("takes a note by keyboard, which stays through a reason and a change of mind", async () => {
    const { page, state, close } = await open();
    const choice = page.getByRole("group", { name: "Entscheidung" });
    await choice.getByRole("button", { name: "Go", exact: true }).press("Enter");
    const note = page.getByLabel("Notiz");
    await note.fill("nur mit Partner für Media");
    await note.press("Enter");
    await page
      .getByRole("group", { name: "Gründe" })
      .getByRole("button", { name: "strategisch wichtig" })
      .press("Enter");
    await page.getByRole("button", { name: "strategisch wichtig", pressed: true }).waitFor();
    await expect
      .poll(() => state.check.decision)
      .toMatchObject({ note: "nur mit Partner für Media", reasons: ["strategic"] });
    await choice.getByRole("button", { name: "Prüfen" }).press("Enter");
    await expect.poll(() => state.check.decision?.decision).toBe("check");
    await expect.poll(() => note.inputValue()).toBe("nur mit Partner für Media");
    await note.fill("");
    await note.press("Enter");
    await expect.poll(() => state.check.decision).not.toHaveProperty("note");
    await close();
  });

  test("stands beside a proposal whose factors can be struck out, and says that it was changed", async () => {
    const { page, close } = await open();
    const factors = page.getByRole("region", { name: "Worauf der Vorschlag beruht" });
    await expect.poll(() => factors.getByRole("listitem").count()).toBe(7);
    const row = factors.getByRole("listitem").filter({ hasText: "Harte Kriterien" });
    await row.getByText("2 ungeprüft, 4 erfüllt").waitFor();
    await row.getByText("offen", { exact: true }).waitFor();
    await page.getByText("Vorschlag: Prüfen").waitFor();
    for (const name of ["Harte Kriterien", "Unklare Angaben"]) {
      await factors.getByLabel(`${name}: Gewicht`).selectOption("zählt nicht");
    }
    await page.getByText("Vorschlag: Go").waitFor();
    await page.getByText(/^Mit euren Änderungen:/).waitFor();
    await factors.getByRole("button", { name: "Änderungen zurücknehmen" }).press("Enter");
    await page.getByText("Vorschlag: Prüfen").waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await page.getByText("Vorschlag: Go").waitFor();
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
    const legend = page.getByText("Gestrichelt: unsere Annahme oder Schätzung");
    const legendId = await legend.getAttribute("id");
    await expect.poll(() => hours.getAttribute("aria-describedby")).toBe(legendId);
    await hours.fill("96");
    await hours.press("Enter");
    await page.getByRole("button", { name: "Zurücksetzen" }).waitFor();
    await expect.poll(() => hours.getAttribute("aria-describedby")).toBeNull();
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
