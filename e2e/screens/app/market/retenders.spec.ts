import { describe, expect, test } from "vitest";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { sampleClocks } from "../../../support/samples/clocks.ts";
import { sampleRadar, withRadar } from "../../../support/samples/market/retenders.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import type { Api } from "../../../support/web/canned-web.ts";

const rest = sampleApi(Date.now());
const api = withRadar(rest);
const server = await cannedWeb(api);
const phone = { width: 320, height: 700 };

async function openRadar(options: Parameters<typeof openWatchedPage>[0] = {}, query = "") {
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/markt/wiedervergaben${query}`);
  return watched;
}

describe("the radar of re-tenders", () => {
  test.each(["light", "dark"] as const)(
    "groups contracts by their windows and derives the open one, in %s",
    async (colorScheme) => {
      server.setApi(api);
      const { page, complaints } = await openRadar({ colorScheme });
      await page.getByRole("heading", { name: "Jetzt ansprechen 3" }).waitFor();
      await page.getByRole("heading", { name: "In 6 bis 12 Monaten 1" }).waitFor();
      await page.getByRole("heading", { name: "Später 1" }).waitFor();
      const side = page.getByRole("complementary", { name: "Herleitung" });
      await side.getByText("Vertragsende (BT-537)").waitFor();
      await side.getByText("Ob überhaupt neu ausgeschrieben wird, ist offen").waitFor();
      await side.getByText("In erzeugten Vertragsverläufen, nicht in echten").waitFor();
      await page.getByText("24 (60 %) haben keinen absehbaren Zeitraum").waitFor();
      expect(await page.locator("body").innerText()).not.toContain("wird ausgeschrieben");
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("moves by keyboard and keeps the contract in the address", async () => {
    server.setApi(api);
    const { page } = await openRadar();
    await page.getByRole("button", { name: "Markenführung und Leadagentur" }).waitFor();
    await page.keyboard.press("j");
    await page.keyboard.press("j");
    await page.waitForURL(/vertrag=vertrag-1/);
    await page.keyboard.press("k");
    await page.waitForURL(/vertrag=vertrag-0/);
    await page.keyboard.press("f");
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe("SELECT");
  });

  test("asks for what its address says, and keeps what is chosen there", async () => {
    const questions: string[] = [];
    server.setApi((path, query, method, body) => {
      if (path === "/api/retenders") questions.push(query.toString());
      return api(path, query, method, body);
    });
    const { page } = await openRadar({}, "?branche=film&vorlauf=12");
    await page.getByLabel("Region").selectOption("DEA");
    await page.waitForURL(/region=DEA/);
    await page.getByLabel("Sicherheit").selectOption("computed");
    await page.waitForURL(/sicherheit=computed/);
    await expect
      .poll(() => questions.at(-1))
      .toBe("agencySector=film&region=DEA&basis=computed&months=12");
  });

  test("plans contact as a day of the agency's own, and takes it back", async () => {
    const calls: string[] = [];
    const day = sampleClocks(new Date());
    const id = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b99";
    server.setApi((path, query, method, body) => {
      if (method !== "GET") calls.push(`${method} ${path}`);
      if (path.endsWith("/milestones") && method === "POST") {
        const { name, dueAt } = body as { name: string; dueAt: string };
        const clock = { ...day.clocks[0]!, key: id, name, at: dueAt, milestone: { id } };
        return { body: { ...day, clocks: [...day.clocks, clock] } };
      }
      if (path === `/api/milestones/${id}`) return { body: day };
      if (path.endsWith("/watch") && method === "PUT")
        return { body: { isStored: true, isWatched: true, before: "none" } };
      return api(path, query, method, body);
    });
    const { page } = await openRadar();
    await page.getByRole("button", { name: "Kontakt einplanen" }).press("Enter");
    await page.getByRole("button", { name: "Eingeplant" }).waitFor();
    await page.getByText(/Kontakt eingeplant für \d\d\.\d\d\.\d{4}/).waitFor();
    await page.getByRole("button", { name: "Rückgängig" }).press("Enter");
    await expect
      .poll(() => calls)
      .toEqual([
        "PUT /api/tenders/vertrag-0/watch",
        "POST /api/tenders/vertrag-0/milestones",
        `DELETE /api/milestones/${id}`,
        "PUT /api/tenders/vertrag-0/watch",
      ]);
    await page.getByRole("button", { name: "Kontakt einplanen" }).waitFor();
  });

  test("opens the derivation over the list on a phone, which needs no sideways scrolling", async () => {
    server.setApi(api);
    const { page, complaints } = await openRadar({ viewport: phone });
    const row = page.getByRole("button", { name: "Kampagne Ehrenamt, Rahmenvertrag" });
    await row.waitFor();
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(phone.width);
    expect(await axeFindings(page)).toEqual([]);
    await row.press("Enter");
    const sheet = page.getByRole("dialog", { name: "Herleitung" });
    await sheet.getByText("Wie lang eine Verlängerung dauert, ist nicht veröffentlicht").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).search).toBe("");
    expect(complaints).toEqual([]);
  });

  test("of nothing says so, what is missing, and what to choose instead", async () => {
    const none = { ...sampleRadar, items: [], groups: { now: 0, next: 0, later: 0 } };
    server.setApi(withRadar(rest, none));
    const { page } = await openRadar();
    await page.getByText("Hier ist keine Wiedervergabe absehbar").waitFor();
    await page.getByText("18 ohne veröffentlichte Laufzeit").waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test("that failed to load comes back on retry", async () => {
    const broken: Api = (path, query, method, body) =>
      path === "/api/retenders"
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body);
    server.setApi(broken);
    const { page } = await openRadar();
    await page.getByText("Der Wiedervergabe-Radar ließ sich nicht laden").waitFor();
    server.setApi(api);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByRole("button", { name: "Markenführung und Leadagentur" }).waitFor();
  });

  test("is Enterprise's: a smaller plan sees which plan opens it, and no figure", async () => {
    server.setApi(withRadar(rest, sampleRadar, "premium"));
    const { page } = await openRadar();
    await page.waitForURL(/\/app\/upgrade\?feature=retenders/);
    await page.getByText("Wiedervergabe-Radar").first().waitFor();
    expect(await page.locator("main").innerText()).not.toContain("Markenführung");
  });
});
