import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import { sampleAssessment, withAssessments } from "../../support/samples/assessment.ts";
import type { AssessmentAnswer } from "../../support/samples/assessment.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const api = sampleAccount(sampleApi(Date.now()));
const server = await cannedWeb(api);

async function openTender(answer: AssessmentAnswer | Api, options = {}) {
  server.setApi(typeof answer === "function" ? answer : withAssessments(api, answer));
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/tender/ausschreibung-1`);
  return watched;
}

describe("the assessment of a tender", () => {
  test.each(["light", "dark"] as const)(
    "tells knockout criteria before the score, and every number with its range, in %s",
    async (colorScheme) => {
      const { page, complaints, close } = await openTender(sampleAssessment, { colorScheme });
      await page.getByText("Ausschlussrisiko:").waitFor();
      const card = await page.locator("section", { hasText: "AgencyFit" }).first().innerText();
      expect(card.indexOf("Jahresumsatz von mindestens")).toBeLessThan(card.indexOf("von 100"));
      expect(card).toContain("zwischen 61 und 80");
      expect(card).toContain("Haftpflichtversicherung ungeprüft");
      expect(card).toContain("kein eigener Ausschluss greift");
      expect(card).toContain("Im Profil stehen keine Projektwerte");
      await page.getByText("gewinnt ihr etwa 6.").waitFor();
      await page.getByText("15 bis 50 %").waitFor();
      await page.getByText("besser als eure übrigen Treffer").waitFor();
      await page.getByText("2 bis 9 Angebote").waitFor();
      await page.getByText("besonders umkämpft").waitFor();
      await page.getByText("8 von 10 vergleichbaren Vergaben").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("that the plan does not open shows what it would tell and no number", async () => {
    const locked = { kind: "locked", tier: "premium" } as const;
    const { page, close } = await openTender({
      ...sampleAssessment,
      chances: locked,
      competition: locked,
    });
    await page.getByText("Wie wahrscheinlich ein Zuschlag ist").waitFor();
    expect(await page.getByRole("link", { name: "Ab Premium enthalten" }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("says „zu wenig Daten“ and „keine belastbare Schätzung“ instead of a number", async () => {
    const thin = { kind: "too-thin", n: 3 } as const;
    const { page, close } = await openTender({
      ...sampleAssessment,
      chances: thin,
      competition: thin,
      budget: { kind: "none", reason: "too-wide", n: 3 },
    });
    await page.getByText("Keine belastbare Schätzung").waitFor();
    expect(await page.getByText("Zu wenig Daten").count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test.each([
    [
      "knockout",
      ["turnover", "references"],
      "Nicht erfüllt: Mindestumsatz und Geforderte Referenzen",
    ],
    ["fit", [], "Unter einer Passung von 50"],
  ] as const)("tells no chance where none can be told: %s", async (reason, knockouts, words) => {
    const { page, close } = await openTender({
      ...sampleAssessment,
      chances: { kind: "silent", reason, knockouts: [...knockouts], minFit: 50 },
    });
    await page.getByText("Keine Chance genannt").waitFor();
    await page.getByText(words).waitFor();
    expect(await page.getByText("vergleichbaren Angeboten").count()).toBe(0);
    await close();
  });

  test("says that a place in a framework is no order yet", async () => {
    const { chances } = sampleAssessment;
    if (chances.kind !== "chances") throw new Error("the sample has chances");
    const { page, close } = await openTender({
      ...sampleAssessment,
      chances: { ...chances, seats: 4 },
    });
    await page.getByText("auf einen von bis zu 4 Plätzen der Rahmenvereinbarung").waitFor();
    await close();
  });

  test("never calls a framework's maximum a value", async () => {
    const money = { cents: 120_000_000, currency: "EUR" };
    const { page, close } = await openTender({
      ...sampleAssessment,
      budget: { kind: "maximum", money },
    });
    await page.getByText("bis 1.200.000 €").waitFor();
    await page.getByText("kein erwarteter Umsatz.", { exact: false }).first().waitFor();
    await close();
  });

  test("appears by itself once it is computed", async () => {
    const pending = { kind: "pending" } as const;
    const { page, close } = await openTender({ ...sampleAssessment, fit: pending });
    await page.getByText("Wird gerade berechnet").waitFor();
    server.setApi(withAssessments(api));
    await page.getByText("Ausschlussrisiko:").waitFor();
    await close();
  });

  test("that failed to load leaves the facts and comes back on retry", async () => {
    const broken: Api = (path, query, method, body) =>
      path.endsWith("/assessment")
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body);
    const { page, close } = await openTender(broken);
    await page.getByText("Die Bewertung ließ sich nicht laden").waitFor();
    await page.getByText("Angebotsfrist").first().waitFor();
    server.setApi(withAssessments(api));
    await page.getByRole("button", { name: "Erneut versuchen" }).click();
    await page.getByText("Ausschlussrisiko:").waitFor();
    await close();
  });

  test.each([1280, 390])(
    "gives way to the lock with amount, quote and what stays, at %i pixels",
    async (width) => {
      const { page, complaints, close } = await openTender(withLock(api), {
        viewport: { width, height: 800 },
      });
      await page
        .getByRole("heading", {
          name: "Gesperrt: 6.400.000 € liegen über der Grenze eures Tarifs",
        })
        .waitFor();
      await page.getByText("Euer Tarif reicht bis 5.000.000 €.", { exact: false }).waitFor();
      await page.getByText("„Das Budget beträgt 1.600.000 EUR netto im Jahr.“").waitFor();
      await page.getByText("1.600.000 € im Jahr sind netto").waitFor();
      await page.getByText("VgV", { exact: true }).first().waitFor();
      expect(await page.locator("article section").count()).toBe(2);
      expect(await page.getByRole("heading", { name: "Auftrag" }).count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each([320, 390])("fits a screen of %i pixels", async (width) => {
    const { page, close } = await openTender(sampleAssessment, {
      viewport: { width, height: 800 },
    });
    await page.getByText("Ausschlussrisiko:").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await close();
  });
});
