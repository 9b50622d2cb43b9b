import { tierRights } from "@tc/domain";
import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import { withBusinessIntelligence } from "../../../support/samples/market/business-intelligence.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const rights = tierRights("enterprise");
const agency = {
  id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11",
  name: "Nordlicht Media GmbH",
  role: "owner",
  tier: "enterprise",
  tierName: rights.name,
  features: [...rights.features],
  seats: rights.seats,
  tenderChecksPerMonth: rights.tenderChecksPerMonth,
  volumeCapCents: rights.volumeCapCents,
};
const account = sampleAccount(sampleApi(Date.now()), { "GET /api/agency": agency });
const api = withBusinessIntelligence(account);
const server = await cannedWeb(api);
const address = `${server.origin}/app/markt/business-intelligence`;

describe("business intelligence", () => {
  test.each([
    ["light", 1360],
    ["dark", 1360],
    ["light", 390],
    ["dark", 320],
  ] as const)("says what each chart rests on, in %s at %i pixels", async (colorScheme, width) => {
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage({
      colorScheme,
      viewport: { width, height: 900 },
    });
    await page.goto(address);
    await page.getByText("Von 16 entschiedenen Angeboten habt ihr 7 gewonnen.").waitFor();
    await page.getByText("31 % ohne Angabe").first().waitFor();
    await page.getByRole("link", { name: /Nordrhein-Westfalen.*164/ }).waitFor();
    await page.getByText("1 von 3 Angeboten gewonnen. Für Anteile sind es zu wenige").waitFor();
    await page.getByText("gesagt 18 %, verloren").waitFor();
    await page.getByRole("img", { name: /gesagt 35 %, eingetreten 40 %, n = 50/ }).waitFor();
    await page.getByText("Ein Zeitraum hat weniger und keine Säule.").waitFor();
    const winner = page.getByRole("link", { name: "Musterkreativ GmbH" });
    expect(await winner.getAttribute("href")).toMatch(/^\/app\/markt\/anbieter\/0191d4e4/);
    expect(await axeFindings(page)).toEqual([]);
    const wide = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(wide, "nothing is wider than the screen").toBe(false);
    expect(complaints).toEqual([]);
    await close();
  });

  test("shows a chart as a table, and still does when the page is opened again", async () => {
    server.setApi(api);
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByRole("button", { name: /Als Tabelle.*Was es wert ist/ }).press("Enter");
    await page.getByRole("row", { name: /Film & Video.*58 Tsd\. €/ }).waitFor();
    await page.reload();
    await page.getByRole("row", { name: /Film & Video.*58 Tsd\. €/ }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("lets arrow keys walk the columns", async () => {
    server.setApi(api);
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    const chart = page.getByRole("application", { name: /Wie viel ausgeschrieben wird/ });
    await chart.press("ArrowLeft");
    await page.getByText(/^11\/2026: \d+ EU-weit, \d+ national \(läuft noch\)$/).waitFor();
    await chart.press("ArrowLeft");
    await page.getByText(/^10\/2026: \d+ EU-weit, \d+ national$/).waitFor();
    await close();
  });

  test("keeps its filters in the address and asks for them", async () => {
    const volumeQueries: string[] = [];
    server.setApi((path, query, method, body) => {
      if (path.endsWith("/volume")) volumeQueries.push(query.toString());
      return api(path, query, method, body);
    });
    const { page, close } = await openWatchedPage();
    await page.goto(`${address}?branche=film`);
    await page.getByRole("combobox", { name: "Ebene", exact: true }).selectOption("eu");
    await page.waitForURL(/branche=film&ebene=eu$/);
    await page.getByRole("link", { name: /Berlin.*188/ }).press("Enter");
    await page.waitForURL(/branche=film&ebene=eu&region=DE3$/);
    await expect.poll(() => volumeQueries.at(-1)).toBe("sector=film&region=DE3&level=eu&months=24");
    await close();
  });

  test("lets one chart fail alone and come back on retry", async () => {
    server.setApi((path, query, method, body) =>
      path.endsWith("/winners")
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByText("Das ließ sich nicht laden").waitFor();
    await page.getByText("Von 16 entschiedenen Angeboten habt ihr 7 gewonnen.").waitFor();
    server.setApi(api);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("Nordlicht Media GmbH (ihr)").first().waitFor();
    await close();
  });

  test("has the tables of all charts on paper and no buttons", async () => {
    server.setApi(api);
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.getByText("Nordlicht Media GmbH (ihr)").first().waitFor();
    await page.emulateMedia({ media: "print" });
    await expect.poll(() => page.getByRole("table").count()).toBe(13);
    expect(await page.getByRole("button", { name: /Als Tabelle/ }).count()).toBe(0);
    await close();
  });

  test("leads an agency without the plan to the plan's name", async () => {
    server.setApi(sampleAccount(sampleApi(Date.now())));
    const { page, close } = await openWatchedPage();
    await page.goto(address);
    await page.waitForURL(/\/app\/upgrade\?feature=businessIntelligence$/);
    await close();
  });
});
