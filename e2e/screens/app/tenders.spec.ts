import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { withAssessments } from "../../support/samples/assessment.ts";
import { sampleApi, sampleSources, sampleTender } from "../../support/samples/tenders.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage, pageTitle } from "../../support/browser/watched-page.ts";

const now = Date.now();
// Somebody of an agency is signed in.
const api = sampleAccount(withAssessments(sampleApi(now)));
const server = await cannedWeb(api);

describe("an empty list", () => {
  test("names the filter that holds everything back and removes it in one click", async () => {
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/results?q=gibtesnicht&region=DE2`);
    await page.getByRole("heading", { name: "Nichts mit „gibtesnicht“." }).waitFor();
    const nearest = page.getByRole("region", { name: "Am nächsten kommen, ohne die Filter:" });
    await expect.poll(() => nearest.getByRole("listitem").count()).toBe(5);
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("button", { name: "Entfernen: 15 Treffer" }).press("Enter");
    await page.locator("[data-index='0']").waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBeNull();
    expect(complaints).toEqual([]);
    await close();
  });

  test("of an empty database offers sample data where the server does", async () => {
    const calls: string[] = [];
    server.setApi((path, query, method, body) => {
      calls.push(`${method} ${path}`);
      if (path === "/api/samples") return { body: { started: true } };
      if (path === "/api/sources") {
        return {
          body: sampleSources(now, { tenderCount: 0, openTenderCount: 0, sampleOffered: true }),
        };
      }
      return api(path, new URLSearchParams({ q: "gibtesnicht" }), method, body);
    });
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/results`);
    await page.getByRole("button", { name: "Musterdaten laden" }).press("Enter");
    await page.getByText("Musterdaten werden geladen").waitFor();
    expect(calls).toContain("POST /api/samples");
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("a list", () => {
  test("says which word was corrected", async () => {
    server.setApi(api);
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/results?q=kampange`);
    await page.getByText("Meintest du „kampagne“?").waitFor();
    await close();
  });

  test("that failed to load says so and comes back on retry", async () => {
    server.setApi((path, query, method, body) =>
      path === "/api/tenders"
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/results`);
    await page.getByRole("alert").getByText("ließen sich nicht laden").waitFor();
    server.setApi(api);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.locator("[data-index='0']").waitFor();
    await close();
  });
});

describe("a link with filters the server refuses", () => {
  test("offers to reset them, as trying again cannot help", async () => {
    server.setApi((path, query, method, body) =>
      path === "/api/tenders" && query.has("buyer")
        ? { status: 400, body: { error: "bad_request", requestId: "r" } }
        : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/results?buyer=${"-".repeat(36)}`);
    await page.getByRole("button", { name: "Filter zurücksetzen" }).press("Enter");
    await page.locator("[data-index='0']").waitFor();
    await close();
  });
});

describe("a tender", () => {
  test("with 500 lots opens at once and never runs a published script", async () => {
    const many: Api = (path, query, method, body) =>
      path === "/api/tenders/ausschreibung-1"
        ? { body: sampleTender(1, now, 500) }
        : api(path, query, method, body);
    server.setApi(many);
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/tender/ausschreibung-1`);
    await page.getByRole("heading", { name: "500 Lose" }).waitFor();
    const lots = page.locator("section", { has: page.getByRole("heading", { name: "500 Lose" }) });
    await expect.poll(() => lots.locator("details").count()).toBe(20);
    await expect.poll(() => page.locator("a[href^='javascript']").count()).toBe(0);
    for (const link of await page.locator("a[target=_blank]").all()) {
      await expect.poll(() => link.getAttribute("rel")).toBe("noopener noreferrer");
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("covers the list on a phone, and Back closes it", async () => {
    server.setApi(api);
    const { page, complaints, close } = await openWatchedPage({
      viewport: { width: 390, height: 844 },
    });
    await page.goto(`${server.origin}/app/results`);
    await page.locator("[data-index='1']").press("Enter");
    const sheet = page.getByRole("dialog", { name: "Ausschreibung im Detail" });
    await sheet.getByRole("heading").first().waitFor();
    await page.goBack();
    await sheet.waitFor({ state: "detached" });
    await page.locator("[data-index='1']").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });
});

test("a tender is printed dark on white, whatever the screen shows", async () => {
  server.setApi(api);
  const { page, close } = await openWatchedPage({ colorScheme: "dark" });
  await page.goto(`${server.origin}/app/tender/ausschreibung-1`);
  await pageTitle(page).waitFor();
  const colours = () =>
    page.evaluate(() =>
      ["--ink", "--surface"].map((name) => {
        const probe = document.body.appendChild(document.createElement("i"));
        probe.style.color = `var(${name})`;
        return getComputedStyle(probe).color;
      }),
    );
  expect(await colours()).toEqual(["rgb(240, 238, 231)", "rgb(21, 24, 30)"]);
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  expect(await colours()).toEqual(["rgb(23, 25, 31)", "rgb(255, 255, 255)"]);
  await close();
});

test("no screen scrolls sideways at 320 pixels", async () => {
  server.setApi(api);
  const { page, close } = await openWatchedPage({ viewport: { width: 320, height: 640 } });
  for (const path of ["/", "/app/results", "/app/tender/ausschreibung-11", "/app/datenstand"]) {
    await page.goto(server.origin + path);
    await page.getByRole("heading").first().waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      320,
    );
  }
  await close();
});

test("a screen whose module is gone reloads the page once and then says so", async () => {
  server.setApi(api);
  const { page, close } = await openWatchedPage();
  let loads = 0;
  page.on("load", () => loads++);
  await page.route(/\/assets\/sources-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto(`${server.origin}/app/datenstand`);
  await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
  expect(loads).toBeLessThanOrEqual(2);
  await close();
});

test("a screen opened while the server is gone fails in our own words", async () => {
  server.setApi(api);
  const { page, close } = await openWatchedPage();
  await page.goto(`${server.origin}/app/results`);
  // The part that is loaded last: one that is missing would fail the screen before it is left.
  await page.getByRole("heading", { name: "Budget" }).waitFor();
  await page.route("**", (route) => route.abort("connectionrefused"));
  await page.getByRole("link", { name: "Datenstand" }).first().press("Enter");
  await page.getByRole("heading", { name: "Unexpected Application Error" }).waitFor();
  await page.unrouteAll();
  await page.getByRole("link", { name: "Neu laden" }).press("Enter");
  await page.getByRole("heading", { name: "Datenstand" }).waitFor();
  await close();
});
