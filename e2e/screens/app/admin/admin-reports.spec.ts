import type { listStatementReports } from "@tc/contract";
import { expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import type { PageOptions } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

type Reports = (typeof listStatementReports)["response"]["_zod"]["input"]["reports"];

const server = await cannedWeb();
const common = {
  agency: { id: "00000000-0000-4000-8000-000000000021", name: "Nordlicht Kommunikation" },
  tender: { slug: "ausschreibung-1", title: "Kampagne zur Wärmewende" },
};
const reports: Reports = [
  {
    ...common,
    id: "11111111-1111-4111-8111-111111111111",
    at: "2026-11-21T11:00:00.000Z",
    section: "contract",
    key: "0000000000000003",
    words: {
      text: "Laufzeit 24 Monate",
      quotes: [{ quote: "Laufzeit 24 Monate", field: "lots.LOT-0001.duration" }],
    },
    comment: "Es sind 36 Monate.",
  },
  {
    ...common,
    id: "22222222-2222-4222-8222-222222222222",
    at: "2026-11-20T11:00:00.000Z",
    section: "overview",
    key: "0000000000000005",
    model: "muster-modell",
    doneAt: "2026-11-20T12:00:00.000Z",
    doneBy: "Ada Admin",
  },
];

async function openList(options?: PageOptions) {
  const calls: string[] = [];
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/admin/statement-reports": { reports },
  });
  server.setApi((path, query, method, body) => {
    if (!path.startsWith("/api/admin/statement-reports/")) {
      return account(path, query, method, body);
    }
    calls.push(`${method} ${path.slice(-9)}`);
    return { body: { done: true } };
  });
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/admin`);
  await watched.page.getByPlaceholder("Enter admin password").fill("geheim");
  await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await watched.page.getByRole("link", { name: "Gemeldete Aussagen" }).click();
  await watched.page.getByText("Vertrag: Laufzeit 24 Monate").waitFor();
  return { ...watched, calls };
}

test("reported statements are read with their place and comment, and marked as done", async () => {
  const { page, calls, complaints, close } = await openList();
  await page.locator("summary", { hasText: "Laufzeit 24 Monate" }).click();
  await page.getByText("Es sind 36 Monate.").waitFor();
  await page.getByText(/„Laufzeit 24 Monate“ \(Bekanntmachung/).waitFor();
  await page.getByRole("button", { name: "Erledigt" }).click();
  await page.getByText("Als erledigt gekennzeichnet.").waitFor();
  expect(calls).toEqual(["POST 1111/done"]);
  // Of an agency's own file there is nothing to be read.
  await page.locator("summary", { hasText: "In Kürze: aus einer Datei der Agentur" }).click();
  await page.getByText(/Deren Inhalt bleibt bei der Agentur/).waitFor();
  await page.getByText(/^Erledigt am .*, Ada Admin$/).waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("they fit into 320 pixels", async () => {
  const { page, close } = await openList({ viewport: { width: 320, height: 640 } });
  await page.locator("summary", { hasText: "Laufzeit 24 Monate" }).click();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await close();
});
