import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { cannedWeb } from "../../support/web/canned-web.ts";
import type { Api } from "../../support/web/canned-web.ts";
import { sampleAccount } from "../../support/samples/account.ts";
import {
  openAssessment,
  sampleAssessment,
  withAssessments,
} from "../../support/samples/assessment.ts";
import type { AssessmentAnswer } from "../../support/samples/assessment.ts";
import { withLock } from "../../support/samples/locked-tender.ts";
import { sampleApi } from "../../support/samples/tenders.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const server = await cannedWeb();
/** As of now, as days left are counted by the page's own clock; without marks. */
const freshApi = () => sampleAccount(sampleApi(Date.now()));

async function openTender(answer: AssessmentAnswer | Api, options = {}) {
  server.setApi(typeof answer === "function" ? answer : withAssessments(freshApi(), answer));
  const watched = await openWatchedPage(options);
  await watched.page.goto(`${server.origin}/app/tender/ausschreibung-1`);
  return watched;
}

const strip = (page: Page) => page.getByRole("region", { name: "Entscheidung auf einen Blick" });

describe("the strip of a tender", () => {
  test.each(["light", "dark"] as const)(
    "tells five figures, one verdict with its reason and two steps, in %s",
    async (colorScheme) => {
      const { page, complaints, close } = await openTender(openAssessment, { colorScheme });
      await strip(page).getByText("Prüfen", { exact: true }).waitFor();
      const text = await strip(page).innerText();
      for (const words of [
        "72",
        "passend",
        "30\u00a0%",
        "15–50\u00a0%",
        "geschätzt aus 96 Vergaben",
      ])
        expect(text).toContain(words);
      expect(text).toContain("1 ungeprüft");
      expect(text).toContain("Die Haftpflichtversicherung ist ungeprüft");
      const steps = strip(page).getByRole("button");
      await expect
        .poll(() => steps.allInnerTexts())
        .toEqual([expect.stringMatching(/^Merken/), expect.stringMatching(/^Ablehnen/)]);
      await page.getByText("Wörtlich aus der Bekanntmachung").waitFor();
      await page.getByText("Rechtliches").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("shows no chance at all beside a failed gate, and dismisses first", async () => {
    const { page, close } = await openTender(sampleAssessment);
    await strip(page).getByText("No-Go", { exact: true }).waitFor();
    await strip(page).getByText("Verlangt: 2,5 Mio. € Umsatz").waitFor();
    await page.getByText("Was ihr mitbringen müsst").waitFor();
    await page.getByRole("heading", { name: "Wettbewerb" }).waitFor();
    await expect.poll(() => page.getByText("30\u00a0%").count()).toBe(0);
    await expect.poll(() => page.getByText("vergleichbaren Angeboten").count()).toBe(0);
    await expect
      .poll(() => strip(page).getByRole("button").allInnerTexts())
      .toEqual([expect.stringMatching(/^Ablehnen/), expect.stringMatching(/^Trotzdem merken/)]);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("names each plan once and has one button for all without a plan", async () => {
    const locked = (tier: "basis" | "premium") => ({ kind: "locked", tier }) as const;
    const { criteria: _, verdict: __, ...facts } = sampleAssessment;
    const { page, close } = await openTender({
      ...facts,
      fit: locked("basis"),
      chances: locked("premium"),
      competition: locked("premium"),
      budget: locked("basis"),
      demandCount: 7,
    });
    await strip(page).getByText("ab Premium").waitFor();
    await strip(page).getByText("7 Forderungen").waitFor();
    await strip(page).getByText("Abgleich ab Basic").waitFor();
    await page.getByText("Rechtliches").waitFor();
    await expect.poll(() => page.locator("a[href^='/app/upgrade']:visible").count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("offers the check first, with the star above it, and what a member decided before any verdict", async () => {
    const { page, complaints, close } = await openTender({
      ...openAssessment,
      check: { isThere: false },
    });
    await strip(page).getByRole("link", { name: "TenderCheck starten" }).waitFor();
    await expect
      .poll(() => strip(page).getByRole("button").allInnerTexts())
      .toEqual([expect.stringMatching(/^Ablehnen/)]);
    await page.getByRole("button", { name: "Merken", pressed: false }).press("Enter");
    await page.getByRole("button", { name: "Merken", pressed: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    server.setApi(
      withAssessments(freshApi(), {
        ...openAssessment,
        check: { isThere: true },
        bidDecision: { decision: "go", at: "2026-11-20T09:00:00Z", byName: "Ada Beispiel" },
        verdict: { decision: "noGo", reason: "lowFit", sentence: "Die Passung ist gering." },
      }),
    );
    await page.reload();
    await strip(page).getByText("Entschieden von Ada Beispiel. Unser Vorschlag: No-Go.").waitFor();
    const link = strip(page).getByRole("link", { name: "TenderCheck öffnen" });
    await expect.poll(() => link.getAttribute("href")).toMatch(/ausschreibung-1\/tendercheck$/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("has the published facts at once while the rest is being scored", async () => {
    const pending = { kind: "pending" } as const;
    const { criteria: _, verdict: __, ...facts } = sampleAssessment;
    const { page, close } = await openTender({
      ...facts,
      fit: pending,
      chances: pending,
      competition: pending,
      budget: pending,
      demandCount: 4,
    });
    await strip(page).getByText("Bewertung läuft, meist unter einer Minute.").waitFor();
    const text = await strip(page).innerText();
    expect(text).toContain("Höchstwert, kein Umsatz");
    expect(text).toContain("5 Tage");
    expect(text).toContain("4 Forderungen");
    await close();
  });

  test("stays in view as one line that readers pass by, and the title stays one heading", async () => {
    const { page, close } = await openTender(openAssessment);
    const twin = page.locator("[aria-hidden=true] li", { hasText: "Prüfen" });
    // Late parts above it make the page longer: what was in view at first is not any more.
    await expect
      .poll(async () => {
        await page.getByText("Rechtliches").scrollIntoViewIfNeeded();
        return twin.isVisible();
      })
      .toBe(true);
    await expect.poll(() => page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await expect.poll(() => page.getByRole("button", { name: "Merken" }).count()).toBe(1);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("is decided by one key each on the page: S, X with a reason, Z", async () => {
    const { page, close } = await openTender(openAssessment);
    const save = (pressed: boolean) => strip(page).getByRole("button", { name: "Merken", pressed });
    await save(false).waitFor();
    await page.keyboard.press("s");
    await save(true).waitFor();
    const answer = page.waitForResponse(/\/undo$/);
    await page.keyboard.press("z");
    expect((await answer).status()).toBe(200);
    await save(false).waitFor();
    await page.keyboard.press("x");
    await page.getByRole("dialog", { name: "Warum ablehnen?" }).waitFor();
    await page.keyboard.press("2");
    await strip(page).getByText("Region passt nicht. Von euch entschieden.").waitFor();
    await close();
  });

  test("keeps its steps at the foot of a phone, in place of the tabs", async () => {
    const { page, close } = await openTender(openAssessment, {
      viewport: { width: 390, height: 844 },
    });
    await page.getByRole("button", { name: "Merken" }).waitFor();
    const box = await page.getByRole("button", { name: "Merken" }).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.y).toBeGreaterThan(760);
    await expect
      .poll(() => page.getByRole("navigation", { name: "Hauptnavigation mobil" }).count())
      .toBe(0);
    await page.getByRole("button", { name: "Mehr" }).press("Enter");
    await page.getByRole("link", { name: "Original öffnen" }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Original öffnen" }).waitFor({ state: "hidden" });
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test.each([
    ["beside the list", "/app/results?tender=ausschreibung-1", 1360],
    ["at 320 pixels", "/app/tender/ausschreibung-1", 320],
  ] as const)("cuts nothing off %s", async (_, path, width) => {
    server.setApi(withAssessments(freshApi(), openAssessment));
    const { page, close } = await openWatchedPage({ viewport: { width, height: 900 } });
    await page.goto(server.origin + path);
    await strip(page).getByText("Prüfen", { exact: true }).waitFor();
    const wide = await strip(page).evaluate(
      (element) =>
        [...element.querySelectorAll("dl > div")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    );
    expect(wide).toBe(0);
    await close();
  });

  test("cuts no step off at the foot of the narrowest phone", async () => {
    const { page, close } = await openTender(sampleAssessment, {
      viewport: { width: 320, height: 700 },
    });
    const box = await page.getByRole("button", { name: "Trotzdem merken" }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(320 - 18);
    await close();
  });
});

describe("the assessment of a tender", () => {
  test("tells demands before the score, and every number with its range", async () => {
    const { page, complaints, close } = await openTender(openAssessment);
    const demands = page.getByRole("heading", { name: "Was ihr mitbringen müsst" });
    await demands.waitFor();
    await page.getByText("zwischen 61 und 80").waitFor();
    const order = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    expect(order.indexOf("Was ihr mitbringen müsst")).toBeLessThan(order.indexOf("AgencyFit"));
    await page.getByText("gewinnt ihr etwa 6.").waitFor();
    await page.getByText("15 bis 50 %").waitFor();
    await page.getByText("besser als eure übrigen Treffer").waitFor();
    await page.getByText("2 bis 9 Angebote").waitFor();
    await page.getByText("besonders umkämpft").waitFor();
    await page.getByText("8 von 10 vergleichbaren Vergaben").waitFor();
    expect(complaints).toEqual([]);
    await close();
  });

  test("leads from an open demand to the field of the profile that answers it", async () => {
    const { page, close } = await openTender(openAssessment);
    const link = page.getByRole("link", { name: /^Eintragen \(Haftpflichtversicherung\)/ });
    await expect.poll(() => link.getAttribute("href")).toBe("/app/profil#versicherung");
    await close();
  });

  test("that the plan does not open shows what it would tell and no number", async () => {
    const locked = { kind: "locked", tier: "premium" } as const;
    const { page, close } = await openTender({
      ...openAssessment,
      chances: locked,
      competition: locked,
    });
    await page.getByText("Wie wahrscheinlich ein Zuschlag ist").waitFor();
    await expect
      .poll(() => page.getByRole("link", { name: "Ab Premium enthalten" }).count())
      .toBe(2);
    await strip(page).getByText("ab Premium", { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("says „zu wenig Daten“ and „keine belastbare Schätzung“ instead of a number", async () => {
    const thin = { kind: "too-thin", n: 3 } as const;
    const { page, close } = await openTender({
      ...openAssessment,
      chances: thin,
      competition: thin,
      budget: { kind: "none", reason: "too-wide", n: 3 },
    });
    await page.getByText("Keine belastbare Schätzung").waitFor();
    await strip(page).getByText("zu wenig Daten").waitFor();
    await expect.poll(() => page.getByText("Zu wenig Daten", { exact: true }).count()).toBe(2);
    expect(await axeFindings(page)).toEqual([]);
    await close();
  });

  test("tells no chance where the fit is too low for one, and none at all where a demand fails", async () => {
    const { page, close } = await openTender({
      ...openAssessment,
      chances: { kind: "silent", reason: "fit", minFit: 50 },
    });
    await page.getByText("Keine Chance genannt").waitFor();
    await strip(page).getByText("erst ab einer Passung von 50").waitFor();
    server.setApi(withAssessments(freshApi(), sampleAssessment));
    await page.reload();
    await strip(page).getByText("solange eine Forderung verfehlt ist").waitFor();
    await page.getByText("2 bis 9 Angebote").waitFor();
    await expect.poll(() => page.getByText("vergleichbaren Angeboten").count()).toBe(0);
    await close();
  });

  test("says that a place in a framework is no order yet", async () => {
    const { chances } = openAssessment;
    if (chances.kind !== "chances") throw new Error("the sample has chances");
    const { page, close } = await openTender({
      ...openAssessment,
      chances: { ...chances, seats: 4 },
    });
    await page.getByText("auf einen von bis zu 4 Plätzen der Rahmenvereinbarung").waitFor();
    await close();
  });

  test("says what of the tender a chance rests on, with its page and the way to the profile", async () => {
    const { chances } = openAssessment;
    if (chances.kind !== "chances") throw new Error("the sample has chances");
    const document = {
      id: "0b9f3c1e-0000-4000-8000-000000000001",
      name: "Leistungsbeschreibung.pdf",
      place: { page: 7 },
    };
    const fact = {
      kind: "price" as const,
      text: "Preis zählt 40\u00a0%",
      source: { quote: "Preis 40 %", document },
      effect: "Ohne Angabe zu eurem Preisniveau ändert das nichts.",
      isProfileSilent: true,
    };
    const { page, complaints, close } = await openTender(
      { ...openAssessment, chances: { ...chances, facts: [fact] } },
      { viewport: { width: 320, height: 900 } },
    );
    await page.getByText("Preis zählt 40\u00a0%").waitFor();
    await page.getByText("ändert das nichts.").waitFor();
    const place = page.getByRole("link", { name: /Leistungsbeschreibung\.pdf, Seite 7/ });
    await expect.poll(() => place.getAttribute("href")).toContain("/unterlagen?datei=");
    const link = page.getByRole("link", { name: "Preisniveau angeben" });
    await expect.poll(() => link.getAttribute("href")).toBe("/app/profil#preisniveau");
    expect(await axeFindings(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("never calls a framework's maximum a value", async () => {
    const money = { cents: 120_000_000, currency: "EUR" };
    const { page, close } = await openTender({
      ...sampleAssessment,
      budget: { kind: "maximum", money },
    });
    await strip(page).getByText("bis 1,2 Mio. €").waitFor();
    await strip(page).getByText("Höchstwert, kein Umsatz").waitFor();
    await page.getByText("bis 1.200.000 €").waitFor();
    await close();
  });

  test("appears by itself once it is computed", async () => {
    const pending = { kind: "pending" } as const;
    const { page, close } = await openTender({ ...sampleAssessment, fit: pending });
    await page.getByText("Wird gerade berechnet").waitFor();
    server.setApi(withAssessments(freshApi()));
    await page.getByText("Was ihr mitbringen müsst").waitFor();
    await close();
  });

  test("that failed to load leaves the facts and comes back on retry", async () => {
    const api = freshApi();
    const broken: Api = (path, query, method, body) =>
      path.endsWith("/assessment")
        ? { status: 500, body: { error: "internal", requestId: "r" } }
        : api(path, query, method, body);
    const { page, close } = await openTender(broken);
    await page.getByText("Die Bewertung ließ sich nicht laden").waitFor();
    await strip(page).getByText("5 Tage").waitFor();
    server.setApi(withAssessments(api));
    await page.getByRole("button", { name: "Erneut versuchen" }).press("Enter");
    await page.getByText("Was ihr mitbringen müsst").waitFor();
    await close();
  });

  test.each([1280, 390])(
    "gives way to the lock with amount, quote and what stays, at %i pixels",
    async (width) => {
      const { page, complaints, close } = await openTender(withLock(freshApi()), {
        viewport: { width, height: 800 },
      });
      const lock = "Gesperrt: 6.400.000 € liegen über der Grenze eures Tarifs";
      await page.getByRole("heading", { name: lock }).waitFor();
      await page.getByText("Euer Tarif reicht bis 5.000.000 €.", { exact: false }).waitFor();
      await page.getByText("„Das Budget beträgt 1.600.000 EUR netto im Jahr.“").waitFor();
      await page.getByText("1.600.000 € im Jahr sind netto").waitFor();
      await page.getByText("VgV", { exact: true }).first().waitFor();
      await expect.poll(() => page.locator("article section").count()).toBe(3);
      await expect.poll(() => page.getByRole("heading", { name: "Auftrag" }).count()).toBe(0);
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test.each([320, 390])("fits a screen of %i pixels", async (width) => {
    const { page, close } = await openTender(sampleAssessment, {
      viewport: { width, height: 800 },
    });
    await page.getByText("Was ihr mitbringen müsst").waitFor();
    const wide = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(wide).toBeLessThanOrEqual(width);
    await close();
  });
});
