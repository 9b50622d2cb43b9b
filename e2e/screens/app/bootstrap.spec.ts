import { describe, expect, test } from "vitest";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const server = await cannedWeb();
const api = sampleAccount(withAssessments(sampleApi(Date.now())));

/** What follows the list: the tender beside it, and the searches that its tools name. */
const afterList = /^\/api\/(tenders\/ausschreibung-|buyers\/|learning|saved-searches)/;

/** The calls of a screen until the first tender can be read. */
async function callsOf(path: string, storedSort?: string): Promise<readonly string[]> {
  server.setApi(api);
  const { page, complaints, close } = await openWatchedPage({ isFresh: true });
  if (storedSort !== undefined)
    await page.addInitScript((sort) => localStorage.setItem("results_sort", sort), storedSort);
  const calls: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) calls.push(pathname);
  });
  await page.goto(server.origin + path);
  await page.locator("[data-index='0']").waitFor();
  expect(complaints).toEqual([]);
  await close();
  return calls;
}

describe("the list asks once, by its document", () => {
  test.each([
    "/app/results?sort=published",
    "/app/results?sort=published&field=all",
    "/app/results?q=Kampagne",
    "/app/results?sort=deadline&region=DEA&state=",
    "/app/results?sort=published&cpv=79341000&field=own",
  ])("%s", async (path) => {
    const calls = await callsOf(path);
    expect(calls.filter((call) => !afterList.test(call))).toEqual(["/api/bootstrap"]);
  });

  test("in the order chosen last", async () => {
    const calls = await callsOf("/app/results", "deadline");
    expect(calls.filter((call) => !afterList.test(call))).toEqual(["/api/bootstrap"]);
  });
});

test("on a phone the list's tools come by themselves, and the parts of a rail that it has not got never do", async () => {
  server.setApi(api);
  const phone = { isMobile: true, hasTouch: true, viewport: { width: 390, height: 844 } };
  const { page, complaints, close } = await openWatchedPage({ isFresh: true, ...phone });
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto(`${server.origin}/app/results?sort=published`);
  await page.getByRole("button", { name: /^Gespeicherte Suchen/ }).waitFor();
  expect(scripts.filter((script) => /\/result-tools-/.test(script))).toHaveLength(1);
  expect(scripts.filter((script) => /\/(?:rail|rail-parts)-/.test(script))).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("where the one call fails every part asks by itself", async () => {
  server.setApi(api);
  const { page, close } = await openWatchedPage();
  await page.route("**/api/bootstrap?*", (route) => route.abort());
  await page.goto(`${server.origin}/app/results?sort=published`);
  await page.locator("[data-index='0']").waitFor();
  await close();
});
