import { expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleSummary, sampleSummaryByModel } from "../../support/samples/summary.ts";
import type { SampleSummary } from "../../support/samples/summary.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";

const rest = sampleAccount(withAssessments(sampleApi(Date.now())));
const server = await cannedWeb();

async function open({
  summary = sampleSummary,
  ...options
}: PageOptions & { summary?: SampleSummary } = {}) {
  const reports: string[] = [];
  let answer = summary;
  const api: Api = (path, query, method, body) => {
    const [, report] = /\/summary(\/reports.*)?$/.exec(path) ?? [];
    if (!path.includes("/summary")) return rest(path, query, method, body);
    if (report === undefined) return { body: answer };
    const { comment } = (body ?? {}) as { comment?: string };
    reports.push([method, report, comment].filter(Boolean).join(" "));
    return { body: { done: true } };
  };
  server.setApi(api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/tender/ausschreibung-1`);
  /** From now on the server answers with it. */
  const finish = (later: SampleSummary) => (answer = later);
  return { ...watched, reports, finish };
}

test("each statement leads to its place, contradictions say what counts, and what is missing is told", async () => {
  const { page, complaints, close } = await open();
  const deadlines = page.getByRole("region", { name: "Fristen", exact: true });
  await deadlines.getByText("zwei Angaben").waitFor();
  await deadlines.getByText("Es gilt die Bekanntmachung.").waitFor();
  await page.getByText("Auftragswert, Nutzungsrechte").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await deadlines.getByRole("link", { name: /Bewerbungsbedingungen\.pdf, Seite 3/ }).press("Enter");
  await page.waitForURL(/unterlagen\?datei=.*000000000001/);
  expect(complaints).toEqual([]);
  await close();
});

test("a wrong statement is reported with a way back", async () => {
  const { page, reports, close } = await open({ viewport: { width: 390, height: 844 } });
  const button = page.getByRole("button", { name: /^stimmt nicht.*Laufzeit 24 Monate/ });
  await button.press("Enter");
  await page.getByRole("button", { name: /^gemeldet.*Laufzeit/, pressed: true }).waitFor();
  await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
  await button.waitFor();
  // The button turns back before the call is on its way.
  await expect.poll(() => reports).toEqual(["POST /reports", "DELETE /reports/0000000000000003"]);
  await close();
});

test("a notice alone says that documents would tell more; what the plan locks is no card", async () => {
  const alone = await open({ summary: { ...sampleSummary, documents: 0, pages: 0 } });
  await alone.page.getByText("Aus der Bekanntmachung. Mit Unterlagen sagt sie mehr.").waitFor();
  await alone.close();
  const locked = { ...sampleSummary, sections: [], missing: [], isLocked: true };
  const { page, close } = await open({ summary: locked });
  await page.getByRole("heading", { name: "Wettbewerb" }).waitFor();
  await expect.poll(() => page.getByRole("heading", { name: "Zusammenfassung" }).count()).toBe(0);
  await close();
});

test("whoever reports a statement may say what is wrong, in one line or not at all", async () => {
  const { page, reports, complaints, close } = await open();
  const button = page.getByRole("button", { name: /^stimmt nicht.*Laufzeit 24 Monate/ });
  await button.press("Enter");
  const field = page.getByRole("textbox", { name: "Was stimmt nicht? (optional)" });
  await field.fill("Es sind 36 Monate.");
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  await field.press("Enter");
  await page.getByText("Danke für den Kommentar.").waitFor();
  await field.waitFor({ state: "detached" });
  const pressed = page.getByRole("button", { name: /^gemeldet.*Laufzeit/, pressed: true });
  await expect.poll(() => pressed.evaluate((node) => node === document.activeElement)).toBe(true);
  expect(reports).toEqual(["POST /reports", "POST /reports Es sind 36 Monate."]);
  expect(complaints).toEqual([]);
  await close();
});

test("a comment is sent after its report, however slow that one is", async () => {
  const { page, reports, close } = await open();
  const answer = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(
    "**/summary/reports",
    async (route) => {
      held.resolve();
      await answer.promise;
      await route.fallback();
    },
    { times: 1 },
  );
  await page.getByRole("button", { name: /^stimmt nicht.*Laufzeit 24 Monate/ }).press("Enter");
  const field = page.getByRole("textbox", { name: "Was stimmt nicht? (optional)" });
  await field.fill("Es sind 36 Monate.");
  await field.press("Enter");
  await field.waitFor({ state: "detached" });
  await held.promise;
  expect(reports).toEqual([]);
  answer.resolve();
  await page.getByText("Danke für den Kommentar.").waitFor();
  expect(reports).toEqual(["POST /reports", "POST /reports Es sind 36 Monate."]);
  await close();
});

test("while documents are read it says so, and shows what they say without another visit", async () => {
  const reading = { ...sampleSummary.reading, unread: 2, isComplete: false };
  const { page, finish, close } = await open({
    summary: { ...sampleSummary, sections: [], missing: [], documents: 0, pages: 0, reading },
  });
  await page.getByText("2 von 2 Unterlagen werden noch gelesen.").waitFor();
  expect(await page.getByRole("region", { name: "Nicht angegeben" }).count()).toBe(0);
  finish({ ...sampleSummary, reading: { ...sampleSummary.reading, refused: ["alt.doc"] } });
  await page.getByRole("region", { name: "Fristen", exact: true }).waitFor();
  await page.getByText("1 Datei konnte nicht gelesen werden: alt.doc.").waitFor();
  await page.getByRole("region", { name: "Nicht angegeben" }).waitFor();
  await close();
});

test("while documents are fetched it says so, and shows what they say without another visit", async () => {
  const reading = { ...sampleSummary.reading, isFetching: true };
  const { page, complaints, finish, close } = await open({
    summary: { ...sampleSummary, sections: [], missing: [], documents: 0, pages: 0, reading },
  });
  await page
    .getByRole("status")
    .filter({ hasText: "Unterlagen werden gerade von der Vergabestelle geholt." })
    .waitFor();
  await page.getByText("Aus der Bekanntmachung.", { exact: true }).waitFor();
  finish(sampleSummary);
  await page.getByRole("region", { name: "Fristen", exact: true }).waitFor();
  await page.getByText("Aus der Bekanntmachung und 2 Unterlagen mit 30 Seiten.").waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("an agency whose share of the model's readings is used up is told so", async () => {
  const reading = { ...sampleSummary.reading, isShareSpent: true };
  const { page, complaints, close } = await open({ summary: { ...sampleSummary, reading } });
  await page
    .getByText(/Das Tageslimit eurer Agentur ist erreicht: Das Sprachmodell liest/)
    .waitFor();
  await page.getByText("Automatischer Auszug, ohne Sprachmodell").first().waitFor();
  expect(complaints).toEqual([]);
  await close();
});

test("what a language model named comes when it is done, marked for people and machines, and is reported too", async () => {
  const reading = { ...sampleSummary.reading, isModelDue: true };
  const { page, reports, complaints, finish, close } = await open({
    summary: { ...sampleSummary, missing: [], reading },
  });
  await page.getByText("Ein Sprachmodell liest die Unterlagen noch.").waitFor();
  finish(sampleSummaryByModel);
  const overview = page.getByRole("region", { name: "In Kürze" });
  await overview.getByRole("button", { name: /^stimmt nicht.*Team von fünf/ }).press("Enter");
  await overview.getByRole("button", { name: /^gemeldet/, pressed: true }).waitFor();
  const statement = page.getByRole("listitem").filter({ hasText: "5 Personen" });
  await statement.getByText("KI", { exact: true }).waitFor();
  expect(await statement.getAttribute("data-ai-generated")).toBe("muster-modell");
  const ofRules = page.getByRole("listitem").filter({ hasText: "Laufzeit 24 Monate" });
  expect(await ofRules.getAttribute("data-ai-generated")).toBeNull();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(reports).toEqual(["POST /reports"]);
  expect(complaints).toEqual([]);
  await close();
});
