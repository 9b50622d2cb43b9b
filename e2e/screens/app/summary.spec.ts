import { expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleSummary } from "../../support/samples/summary.ts";
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
  const api: Api = (path, query, method, body) => {
    const [, report] = /\/summary(\/reports.*)?$/.exec(path) ?? [];
    if (!path.includes("/summary")) return rest(path, query, method, body);
    if (report === undefined) return { body: summary };
    reports.push(`${method} ${report}`);
    return { body: { done: true } };
  };
  server.setApi(api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/tender/ausschreibung-1`);
  return { ...watched, reports };
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
  expect(reports).toEqual(["POST /reports", "DELETE /reports/0000000000000003"]);
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
