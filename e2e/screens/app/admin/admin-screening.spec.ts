import { expect, test } from "vitest";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import { refusal, sampleAccount } from "../../../support/samples/account.ts";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";

const requestedAt = "2026-11-21T12:00:00.000Z";
const source = {
  id: "doe",
  name: "Datenservice Öffentlicher Einkauf",
  state: "ok",
  lastRunAt: "2026-11-21T05:30:00.000Z",
  daysRead: 3,
  noticeCount: 1_234,
  tenderCount: 567,
  rejectedCount: 0,
  knownGaps: [],
};
const server = await cannedWeb();

/** The source as the next look at it shows it. */
let shown: object;

async function openSources(answer: object) {
  const account = sampleAccount(() => undefined, {
    "POST /api/admin/screening": answer,
    "GET /api/admin/rejected-notices": {
      total: 0,
      reasons: [],
      sources: [],
      pending: 0,
      notices: [],
    },
  });
  shown = source;
  server.setApi((path, query, method, body) =>
    path === "/api/admin/sources"
      ? { body: { lagGoalMinutes: 240, sources: [shown] } }
      : account(path, query, method, body),
  );
  const watched = await openWatchedPage();
  await watched.page.goto(`${server.origin}/admin`);
  await watched.page.getByPlaceholder("Enter admin password").fill("x");
  await watched.page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await watched.page.getByRole("link", { name: "Quellen" }).click();
  return watched;
}

test("a screening on demand shows that it waits, how far it is and what came of it", async () => {
  const { page, close } = await openSources({ requestedAt });
  const button = page.getByRole("button", { name: "Jetzt abrufen" });
  await button.click();
  await page.getByText("Angefordert. Der nächste freie Worker beginnt gleich.").waitFor();
  shown = { ...source, state: "running", lastRunAt: "2026-11-21T12:00:02.000Z", daysRead: 1 };
  await page.getByText("13:00 Uhr: bisher 1 Tag gelesen").waitFor();
  await expect.poll(() => button.getAttribute("aria-disabled")).toBe("true");
  expect(await axeFindings(page)).toEqual([]);
  shown = {
    ...source,
    state: "failing",
    lastRunAt: "2026-11-21T12:00:02.000Z",
    lastError: "unreachable",
    daysRead: 2,
  };
  await page.getByText("Der Abruf ist beendet.").waitFor();
  await page.getByText("13:00 Uhr: 2 Tage gelesen. Die Quelle war nicht erreichbar.").waitFor();
  await close();
});

test("a second screening is refused in words", async () => {
  const { page, close } = await openSources(refusal(409, "screening_running"));
  await page.getByRole("button", { name: "Jetzt abrufen" }).click();
  await page.getByRole("alert").getByText("Es läuft schon ein Abruf.").waitFor();
  await close();
});
