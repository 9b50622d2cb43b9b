import { expect, test } from "vitest";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";

const api = withAssessments(sampleAccount(sampleApi(Date.now())));
const server = await cannedWeb(api);

test("whoever has read too much of the market is told when it goes on, and goes on then", async () => {
  let isOver = false;
  const refusal = {
    error: "rate_limited",
    details: { retryAfterSeconds: 1_500, reading: "market" },
    requestId: "r",
  };
  server.setApi((path, query, method, body) =>
    path === "/api/market" && !isOver
      ? { status: 429, body: refusal }
      : api(path, query, method, body),
  );
  const { page, close } = await openWatchedPage();
  await page.goto(`${server.origin}/app/markt`);
  await page.getByText(/zu viele Abrufe\. Versuche es in 25 Minuten noch einmal\./).waitFor();
  expect(await axeFindings(page)).toEqual([]);
  isOver = true;
  await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
  await page.getByText("Häufigste Gewinner").waitFor();
  await close();
});
