import { describe, expect, test } from "vitest";
import { refusal, sampleAccount, sampleAnswers } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleDashboard } from "../../support/samples/dashboard.ts";
import type { SampleDashboard } from "../../support/samples/dashboard.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";

const now = Date.now();
const rest = withAssessments(sampleApi(now));
const server = await cannedWeb(rest);

const of = (
  change: Partial<SampleDashboard> = {},
  answers: Readonly<Record<string, unknown>> = {},
): Api => sampleAccount(rest, { "GET /api/dashboard": sampleDashboard(now, change), ...answers });

async function open(api: Api, options: Parameters<typeof openWatchedPage>[0] = {}) {
  server.setApi(api);
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/dashboard`);
  await watched.page.getByRole("heading", { name: "Heute dran" }).waitFor();
  return watched;
}

describe("the dashboard", () => {
  test.each([
    ["light", 1360],
    ["dark", 1360],
    ["light", 320],
    ["dark", 390],
  ] as const)("shows every part without findings, in %s at %i pixels", async (scheme, width) => {
    const { page, complaints, close } = await open(of(), {
      colorScheme: scheme,
      viewport: { width, height: 900 },
    });
    await page.getByRole("link", { name: /^3 auf eurer Merkliste Fristen in 7 Tagen$/ }).waitFor();
    await page.getByRole("link", { name: /^NW 72 offen in Nordrhein-Westfalen$/ }).waitFor();
    await page.getByRole("img", { name: /^Ausschreibungen je Quartal/ }).waitFor();
    await page.getByText("Von 16 entschiedenen Angeboten habt ihr 7 gewonnen.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    const overflow = await page.evaluate(
      () =>
        (document.getElementById("inhalt")?.scrollWidth ?? 0) -
        (document.getElementById("inhalt")?.clientWidth ?? 0),
    );
    expect(overflow).toBe(0);
    expect(complaints).toEqual([]);
    await close();
  });

  test("leads from each figure to the list that it counts, and tells that the matches were seen", async () => {
    const seen: unknown[] = [];
    let newSince: string | null = null;
    const api = of();
    const { page, close } = await open((path, query, method, body) => {
      if (path === "/api/dashboard/matches/seen") {
        seen.push(body);
        return { body: { done: true } };
      }
      if (path === "/api/tenders" && query.has("newSince")) newSince = query.get("newSince");
      return api(path, query, method, body);
    });
    await page.getByRole("link", { name: /neue Treffer$/ }).waitFor();
    const hrefs = await page
      .getByRole("list", { name: "Auf einen Blick" })
      .getByRole("link")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(hrefs.slice(1)).toEqual([
      "/app/watchlist?auswahl=due",
      "/app/watchlist?auswahl=changed",
      "/app/subscription",
    ]);
    await page.getByRole("link", { name: /neue Treffer$/ }).press("Enter");
    await page.waitForURL(/\/app\/results\?.*newSince=/);
    await expect.poll(() => newSince).toBe(new Date(now - 86_400_000).toISOString());
    await expect.poll(() => seen).toEqual([{ upTo: new Date(now).toISOString() }]);
    await close();
  });

  test("shows five rows of today and all of them on demand", async () => {
    const { page, close } = await open(of());
    const rows = page.locator("section", { hasText: "Heute dran" }).getByRole("listitem");
    await expect.poll(() => rows.count()).toBe(5);
    await page.getByRole("button", { name: "Alle 6" }).press("Enter");
    await page
      .getByRole("link", { name: "Vergabe veröffentlicht: Ausbildung im Musterkreis" })
      .waitFor();
    expect(await rows.count()).toBe(6);
    await close();
  });

  test("is arranged by keyboard, and keeps the order", async () => {
    const orders: unknown[] = [];
    const api = of();
    const { page, complaints, close } = await open((path, query, method, body) => {
      if (path !== "/api/dashboard/cards") return api(path, query, method, body);
      orders.push(body);
      return { body };
    });
    await page.getByRole("button", { name: "Anordnen" }).press("Enter");
    await page.getByRole("heading", { name: "Karten anordnen" }).waitFor();
    const down = page.getByRole("button", { name: "Heute dran nach unten" });
    await down.press("Enter");
    await page.getByText("Heute dran: Platz 2 von 7").waitFor();
    await down.press("Enter");
    await page.getByText("Heute dran: Platz 3 von 7").waitFor();
    await expect
      .poll(() => orders.at(-1))
      .toMatchObject({ cards: expect.arrayContaining(["pipeline", "market", "today"]) });
    const titles = () =>
      page
        .locator("[data-card]")
        .evaluateAll((cards) => cards.map((card) => card.getAttribute("data-card")));
    expect((await titles()).slice(0, 3)).toEqual(["pipeline", "market", "today"]);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Fertig" }).press("Enter");
    await page.locator("button:focus", { hasText: "Anordnen" }).waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("that could not read a part shows the others and reads it again on demand", async () => {
    const { page, close } = await open(
      of({ pipeline: { state: "failed" }, newMatches: { state: "failed" } }),
    );
    await page.getByText("nicht geladen").waitFor();
    await page.getByText("Dieser Teil ließ sich nicht laden.").waitFor();
    server.setApi(of());
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("12 offen").waitFor();
    await close();
  });

  test("that fails as a whole says so and keeps the lists", async () => {
    const { page, close } = await open(of({}, { "GET /api/dashboard": refusal(500, "internal") }));
    await page.getByRole("button", { name: "Erneut versuchen" }).first().waitFor();
    await page.getByRole("heading", { name: "Neu veröffentlicht" }).waitFor();
    server.setApi(of());
    await page.getByRole("button", { name: "Erneut versuchen" }).first().press("Enter");
    await page.getByText("12 offen").waitFor();
    await close();
  });

  test("names the plan of what is locked, without a number", async () => {
    const basic = {
      ...sampleAnswers.agency,
      tier: "basis",
      tierName: "Basic",
      features: ["agencyFit"],
    };
    const { page, close } = await open(
      of({ pipeline: { state: "locked", feature: "pipeline" } }, { "GET /api/agency": basic }),
    );
    const pipeline = page.locator("[data-card=pipeline]");
    await pipeline.getByText("ab Premium").waitFor();
    expect(await pipeline.innerText()).not.toMatch(/\d/);
    const market = page.locator("[data-card=market]");
    await market.getByText("ab Premium").waitFor();
    expect(await market.innerText()).not.toMatch(/\d/);
    await close();
  });

  test("of an agency whose profile names no offer begins with the profile", async () => {
    const { profile } = sampleAnswers;
    const empty = { ...profile, data: { ...profile.data, agencySectors: [], cpv: [] } };
    const { page, close } = await open(
      of({ today: { state: "ready", items: [], total: 0 } }, { "GET /api/profile": empty }),
    );
    await page
      .locator("[data-card]")
      .first()
      .getByRole("heading", { name: "Euer Profil" })
      .waitFor();
    await page.getByText("Heute ist nichts dran.").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });
});
