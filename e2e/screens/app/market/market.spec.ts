import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../../support/web/canned-web.ts";
import type { Api } from "../../../support/web/canned-web.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import {
  sampleMarket,
  sampleMethodology,
  withAssessments,
} from "../../../support/samples/assessment.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";

const api = withAssessments(sampleAccount(sampleApi(Date.now())));
const server = await cannedWeb(api);

describe("the market comparison", () => {
  test.each(["light", "dark"] as const)(
    "tells every figure with what is missing, as bars and as a table, in %s",
    async (colorScheme) => {
      server.setApi(api);
      const { page, complaints, close } = await openWatchedPage({ colorScheme });
      await page.goto(`${server.origin}/app/markt`);
      await page.getByText("Zahl der Angebote fehlt bei 34 %").waitFor();
      await page
        .getByRole("img", { name: /Angebote je Los im Median.*3\. Quartal 2026: 5/ })
        .waitFor();
      await page.getByRole("button", { name: "Als Tabelle" }).last().press("Enter");
      const row = page.getByRole("row", { name: /3\. Quartal 2026/ });
      await expect.poll(() => row.innerText()).toContain("zu wenig Daten");
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("asks for the agency sector and region of its address and keeps what is chosen there", async () => {
    const marketQueries: string[] = [];
    server.setApi((path, query, method, body) => {
      if (path === "/api/market") marketQueries.push(query.toString());
      return api(path, query, method, body);
    });
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/markt?branche=film`);
    await page.getByText("Häufigste Gewinner").waitFor();
    await page.getByLabel("Region").selectOption("DEA");
    await page.waitForURL(/branche=film&region=DEA$/);
    await expect.poll(() => marketQueries.at(-1)).toBe("agencySector=film&region=DEA&years=3");
    await close();
  });

  test("of nothing says so and what to choose instead", async () => {
    const none = { ...sampleMarket, tenderCount: 0, awardCount: 0, periods: [] };
    server.setApi((path, query, method, body) =>
      path === "/api/market" ? { body: none } : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/markt`);
    await page.getByText("Dazu liegt noch nichts vor").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("that failed to load comes back on retry", async () => {
    server.setApi((path, query, method, body) =>
      path === "/api/market"
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/app/markt`);
    await page.getByText("Der Marktvergleich ließ sich nicht laden").waitFor();
    server.setApi(api);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("Häufigste Gewinner").waitFor();
    await close();
  });
});

describe("the page on the methods", () => {
  test.each(["light", "dark"] as const)(
    "draws said against seen and tells the same in a table, in %s",
    async (colorScheme) => {
      server.setApi(api);
      const { page, complaints, close } = await openWatchedPage({ colorScheme });
      await page.goto(`${server.origin}/methodik`);
      await page.getByRole("heading", { level: 1, name: "So rechnen wir" }).waitFor();
      await page.getByRole("cell", { name: "52 %" }).waitFor();
      await page.getByText("Noch ist zu keiner gespeicherten Vorhersage").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("without a model says that nothing was learnt, and with sample data that they are such", async () => {
    const {
      model: _model,
      heldBackSingle: _bins,
      heldBackCoverage: _coverage,
      ...rest
    } = sampleMethodology;
    server.setApi((path, query, method, body) =>
      path === "/api/methodology"
        ? { body: { ...rest, sample: true } }
        : api(path, query, method, body),
    );
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/methodik`);
    await page.getByText("Noch wurde nichts gelernt").waitFor();
    await page.getByText("zeigt Musterdaten").waitFor();
    await close();
  });

  test("stands without its figures and loads them on retry", async () => {
    const broken: Api = (path, query, method, body) =>
      path === "/api/methodology"
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body);
    server.setApi(broken);
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/methodik`);
    await page.getByText("Die aktuellen Zahlen ließen sich nicht laden").waitFor();
    server.setApi(api);
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("9.120 Losen").waitFor();
    await close();
  });
});
