import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tabTo } from "../../support/browser/keyboard.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { axeFindings } from "../../support/browser/axe.ts";
import { openWatchedPage, showColours } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";

const client = join(import.meta.dirname, "../../../apps/web/build/client");
const phone = { width: 390, height: 844 };
const server = await cannedWeb((path) =>
  path === "/api/sources" ? { body: { sample: true } } : undefined,
);

async function open(options: PageOptions = {}, path = "/") {
  const watched = await openWatchedPage(options);
  await watched.page.goto(server.origin + path);
  return watched;
}

/** What can be read, with plain spaces. */
const readable = async (page: Page, selector = "body") =>
  (await page.locator(selector).innerText()).replaceAll(/[\u00a0\s]+/g, " ");
const plan = (page: Page, name: string) =>
  page.locator("#pricing li").filter({ has: page.getByRole("heading", { name, exact: true }) });
const planText = async (page: Page, name: string) =>
  (await plan(page, name).innerText()).replaceAll(/[\u00a0\s]+/g, " ");

describe("the start page without a script", () => {
  const options = { javaScriptEnabled: false };

  test("says what the specification claims, each with its footnote", async () => {
    const { page, complaints, close } = await open(options);
    const text = await readable(page);
    for (const words of [
      "im Monat gespart1 60+ Stunden",
      "analysierte Ausschreibungen 50.000+",
      "Abstand im täglichen Screening 24 Stunden",
      "durchschnittliches Budget1 1,92 Mio. €",
      "25 Ausschreibungen × 2,5 Stunden Sichtung = 62,5 Stunden im Monat gespart2",
      "Ohne Kreditkarte. Nur für Unternehmen.3",
      "(1) Gemessen über 30 Tage bei einer Beispielagentur.",
      "(2) Auf Grundlage von 25 Ausschreibungen im Monat zu je 2,5 Stunden.",
      "(3) Premium ist 14 Tage kostenlos, einmal je Agentur und ohne Kreditkarte",
      "keine Vergabeplattform",
    ]) {
      expect(text).toContain(words);
    }
    for (const mark of await page.getByRole("link", { name: /^Fußnote \d$/ }).all()) {
      const target = (await mark.getAttribute("href")) ?? "";
      await expect.poll(() => page.locator(target).count()).toBe(1);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("names every price, limit and the trial, and switches to the month", async () => {
    const { page, close } = await open(options);
    expect(await readable(page, "#pricing")).toContain("Jährlich, mindestens 20 % günstiger");
    const annual = { Basic: [89, "1.068"], Premium: [149, "1.788"], Enterprise: [299, "3.588"] };
    const monthly = { Basic: 119, Premium: 189, Enterprise: 379 };
    for (const [name, [price, year]] of Object.entries(annual)) {
      const text = await planText(page, name);
      expect(text).toContain(`${price} € im Monat, zzgl. USt.`);
      expect(text).toContain(`12 × ${price} € = ${year} € im Jahr, im Voraus`);
      expect(text).not.toContain(`${monthly[name as keyof typeof monthly]} €`);
    }
    for (const [name, facts] of Object.entries({
      Basic: [
        "bis zu 10 TenderChecks im Monat",
        "Aufträge bis 250.000 €",
        "1 Platz im Team",
        "AgencyFit",
        "Standard-Support",
      ],
      Premium: ["Aufträge bis 5 Mio. €", "3 Plätze im Team", "TenderChances"],
      Enterprise: ["Aufträge in jeder Höhe", "10 Plätze im Team"],
    })) {
      const text = await planText(page, name);
      for (const fact of facts) expect(text).toContain(fact);
    }
    expect(await planText(page, "Premium")).toContain(
      "14 Tage, einmal je Agentur, ohne Kreditkarte",
    );
    await page.getByRole("radio", { name: "Monatlich" }).check();
    for (const [name, price] of Object.entries(monthly)) {
      const text = await planText(page, name);
      expect(text).toContain(`${price} € im Monat, zzgl. USt.`);
      expect(text).not.toContain("im Jahr");
    }
    await close();
  });

  test("opens a feature with the plan that the table of rights names", async () => {
    const { page, close } = await open(options);
    const card = page.locator("#features li").filter({ hasText: "Besonders umkämpft" });
    await expect.poll(() => card.locator("p").last().innerText()).toBe("ab Premium");
    const checks = page.locator("#features article").filter({ hasText: "TenderCheck" });
    await expect
      .poll(() => checks.locator("p").last().innerText())
      .toBe("10, 50 oder 150 im Monat");
    const match = page.locator("#features li").filter({ hasText: "AgencyMatch" });
    await expect.poll(() => match.locator("p").last().innerText()).toBe("ab Premium");
    await close();
  });

  test("advertises no booking where nothing can be bought, and still the trial", async () => {
    const { page, close } = await open(options);
    const start = plan(page, "Basic").getByRole("link", { name: "Jetzt starten" });
    const note = page.getByText("Buchen lassen sich die Tarife noch nicht.");
    expect([await start.isVisible(), await note.isVisible()]).toEqual([true, false]);
    // As the server writes it into the document of such an installation.
    await page.evaluate(() => document.documentElement.setAttribute("data-booking", "closed"));
    expect([await start.isVisible(), await note.isVisible()]).toEqual([false, true]);
    await page.getByRole("link", { name: "14 Tage kostenlos testen" }).first().waitFor();
    await close();
  });

  test("marks every voice as a sample", async () => {
    const { page, close } = await open(options);
    const voices = page
      .locator("section")
      .filter({ hasText: "Stimmen aus Agenturen" })
      .locator("li");
    await expect.poll(() => voices.count()).toBe(3);
    for (const voice of await voices.all()) {
      await expect
        .poll(() => voice.innerText())
        .toContain("Beispiel, noch keine echte Kundenstimme");
    }
    await close();
  });
});

describe("the start page", () => {
  test("leads to registration, demo, login and its own parts", async () => {
    const { page, complaints, close } = await open();
    await page.getByText("Alle Ausschreibungen sind erfunden").waitFor();
    const href = (name: string) =>
      page.getByRole("link", { name, exact: true }).first().getAttribute("href");
    expect(await href("Kostenlos starten")).toBe("/register");
    expect(await href("14 Tage kostenlos testen")).toBe("/register");
    expect(await href("Demo ansehen")).toBe("/demo");
    expect(await href("Login")).toBe("/login");
    expect(await href("Über uns")).toBe("/about");
    expect(await href("Kontakt aufnehmen")).toBe("/kontakt");
    for (const [name, id] of [
      ["Funktionen", "features"],
      ["Preise", "pricing"],
    ] as const) {
      await page.getByRole("banner").getByRole("link", { name, exact: true }).click();
      await page.waitForURL(`**/#${id}`);
      await expect.poll(() => top(page, `#${id}`)).toBeLessThan(200);
    }
    expect(complaints).toEqual([]);
    await close();
  });

  test("switches its prices by keyboard", async () => {
    const { page, close } = await open();
    await tabTo(page, page.getByRole("radio", { name: "Jährlich, mindestens 20 % günstiger" }));
    await page.keyboard.press("ArrowRight");
    expect(await planText(page, "Premium")).toContain("189 €");
    await page.keyboard.press("ArrowLeft");
    expect(await planText(page, "Premium")).toContain("149 €");
    await close();
  });

  test("leaves headline and main button free while it asks on a phone", async () => {
    const { page, close } = await open({ viewport: phone, isAskedForConsent: true });
    const banner = await page.locator("#consent-banner").boundingBox();
    for (const part of [
      page.getByRole("heading", { level: 1 }),
      page.getByRole("link", { name: "14 Tage kostenlos testen" }).first(),
    ]) {
      const box = await part.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 844)).toBeLessThan(banner?.y ?? 0);
    }
    await close();
  });

  test.each(["light", "dark"] as const)("is free of findings in %s", async (colorScheme) => {
    for (const path of ["/", "/signup"]) {
      const { page, complaints, close } = await open({ colorScheme }, path);
      await showColours(page, colorScheme);
      expect([path, await axeFindings(page)]).toEqual([path, []]);
      expect(complaints).toEqual([]);
      await close();
    }
  });

  test("scrolls nowhere sideways, from a small phone to a wall", async () => {
    const { page, close } = await open();
    for (const path of ["/", "/signup"]) {
      await page.goto(server.origin + path);
      for (const width of [320, 390, 480, 640, 820, 960, 1280, 2560]) {
        await page.setViewportSize({ width, height: 800 });
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, width, widest]).toEqual([path, width, width]);
      }
    }
    await close();
  });

  test("tells search engines net prices and nothing that is not so", async () => {
    const { page, close } = await open({ javaScriptEnabled: false });
    const facts = await page.locator("script[type='application/ld+json']").allInnerTexts();
    const parsed = facts.map((json) => JSON.parse(json) as Record<string, unknown>);
    expect(parsed.map((fact) => fact["@type"])).toEqual([
      "Organization",
      "WebSite",
      "SoftwareApplication",
    ]);
    const offers = parsed[2]?.offers as { priceSpecification: Record<string, unknown> }[];
    expect(offers.map(({ priceSpecification }) => priceSpecification.price)).toEqual([
      89, 119, 149, 189, 299, 379,
    ]);
    for (const { priceSpecification } of offers) {
      expect(priceSpecification.valueAddedTaxIncluded).toBe(false);
    }
    expect(facts.join("")).not.toMatch(/"(aggregateRating|review)"/);
    await close();
  });
});

describe("the pictures", () => {
  const shown = (page: Page) =>
    page
      .locator("picture img")
      .evaluateAll((images) =>
        (images as HTMLImageElement[]).map(({ currentSrc }) =>
          currentSrc.replace(/^.*\/assets\/(.+-(?:light|dark))-.+\.webp$/, "$1"),
        ),
      );
  const scrollThrough = async (page: Page) => {
    for (const image of await page.locator("picture img").all()) {
      await image.scrollIntoViewIfNeeded();
      await expect
        .poll(() => image.evaluate((element: HTMLImageElement) => element.naturalWidth))
        .toBeGreaterThan(0);
    }
  };

  test("follow the system, and the switch against the system", async () => {
    const { page, complaints, close } = await open({ colorScheme: "light" });
    await scrollThrough(page);
    const light = ["results", "fit", "chances", "check", "market"].map((name) => `${name}-light`);
    const dark = light.map((name) => name.replace("light", "dark"));
    expect(await shown(page)).toEqual(light);
    await page.getByRole("button", { name: "Hell / Dunkel" }).click();
    await expect.poll(() => shown(page)).toEqual(dark);
    // Remembered on the next visit, although the system is light.
    await page.reload();
    await scrollThrough(page);
    expect(await shown(page)).toEqual(dark);
    expect(complaints).toEqual([]);
    await close();
  });

  test("need no script to be dark, and are smaller ones on a phone", async () => {
    const { page, close } = await open({
      javaScriptEnabled: false,
      colorScheme: "dark",
      viewport: { width: 390, height: 844 },
    });
    await scrollThrough(page);
    expect((await shown(page)).slice(0, 2)).toEqual(["results-phone-dark", "fit-dark"]);
    await close();
  });

  test("have the shape that the page promises, finer than shown, and a text instead", async () => {
    const { page, close } = await open();
    await scrollThrough(page);
    const sizes = await page.locator("picture img").evaluateAll((images) =>
      (images as HTMLImageElement[]).map((image) => ({
        across: image.naturalWidth / Number(image.getAttribute("width")),
        down: image.naturalHeight / Number(image.getAttribute("height")),
        alt: image.alt.length > 20,
        loading: image.loading,
      })),
    );
    for (const { across, down, alt, loading } of sizes) {
      expect(across).toBe(down);
      expect(across).toBeGreaterThanOrEqual(1.5);
      expect([alt, loading]).toEqual([true, "lazy"]);
    }
    await close();
  });

  test("of screens weigh little", () => {
    const folder = join(
      import.meta.dirname,
      "../../../apps/web/src/features/public-site/home/pictures",
    );
    for (const name of readdirSync(folder)) {
      expect([name, statSync(join(folder, name)).size <= 90_000]).toEqual([name, true]);
    }
  });

  test("of links exist for every public page, in size and weight", () => {
    for (const path of [
      ["", "start"],
      ["signup", "signup"],
      ["about", "about"],
      ["karriere", "karriere"],
      ["kontakt", "kontakt"],
      ["demo", "demo"],
      ["methodik", "methodik"],
      ["datenschutz", "recht"],
    ] as const) {
      const html = readFileSync(join(client, path[0], "index.html"), "utf8");
      const name = /property="og:image" content="\{\{site\.url\}\}\/og\/([^"]+)"/.exec(html)?.[1];
      expect(name).toBe(`${path[1]}.png`);
      const file = join(client, "og", name ?? "");
      const png = readFileSync(file);
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
      expect(statSync(file).size).toBeLessThanOrEqual(120_000);
    }
  });
});

describe("the sign-up page", () => {
  test("reads without a script and leads to the registration", async () => {
    const { page, complaints, close } = await open({ javaScriptEnabled: false }, "/signup");
    const start = page.getByRole("link", { name: "Jetzt starten", exact: true });
    await expect.poll(() => start.getAttribute("href")).toBe("/register");
    const text = await readable(page, "main");
    expect(text).toContain("14 Tage");
    expect(text).toContain("Ohne Kreditkarte");
    expect(complaints).toEqual([]);
    await close();
  });
});

test("an annual period is at least 20 % cheaper in every plan, as the switch says", () => {
  for (const tier of paidTiers) {
    const share = pricePerMonthCents(tier, "annual") / pricePerMonthCents(tier, "monthly");
    expect([tierRights(tier).name, share <= 0.8]).toEqual([tierRights(tier).name, true]);
  }
});

function top(page: Page, selector: string): Promise<number> {
  return page.locator(selector).evaluate((element) => element.getBoundingClientRect().top);
}
