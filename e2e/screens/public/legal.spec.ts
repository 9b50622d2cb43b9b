import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paidTiers, pricePerMonthCents, tierRights } from "@tc/domain";
import { legalTexts, sectionsOfTerms } from "../../support/web/legal-texts.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const pages = ["terms", "impressum", "datenschutz", "unterauftragsverarbeiter"] as const;

const server = await cannedWeb(() => ({ body: {} }));

/** What is read, with every kind of space as one. */
async function textOf(page: Page): Promise<string> {
  const text = await page.locator("main").innerText();
  return text.replaceAll(/[\s\u00a0]+/g, " ");
}

describe.each(pages)("%s", (name) => {
  test("says what the specification fixes, also without a script", async () => {
    const { page, complaints, close } = await openWatchedPage({
      javaScriptEnabled: false,
    });
    await page.goto(`${server.origin}/${name}`);
    const text = await textOf(page);
    for (const sentence of legalTexts[name]) expect(text).toContain(sentence);
    expect(text).not.toMatch(/Entwurf|TODO/);
    expect(complaints).toEqual([]);
    await close();
  });

  test("leads from its contents to every section", async () => {
    const { page, close } = await openWatchedPage();
    await page.goto(`${server.origin}/${name}`);
    const contents = page.getByRole("navigation", { name: "Auf dieser Seite" });
    const links = await contents.getByRole("link").all();
    const sections = await page.locator("main section[id]").all();
    expect(links.length).toBeGreaterThan(2);
    expect(links).toHaveLength(sections.length);
    for (const [index, link] of links.entries()) {
      const section = sections[index]!;
      await expect
        .poll(() => link.getAttribute("href"))
        .toBe(`#${await section.getAttribute("id")}`);
      const title = `${index + 1}. ${await link.innerText()}`;
      await expect.poll(() => section.getByRole("heading", { level: 2 }).innerText()).toBe(title);
    }
    await links.at(-1)!.click();
    const last = sections.at(-1)!;
    await expect.poll(() => last.evaluate((it) => it.matches(":target"))).toBe(true);
    const { top } = await last.evaluate((it) => it.getBoundingClientRect().toJSON() as DOMRect);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(900);
    await close();
  });

  test("fits 320 to 2560 px, light and dark, without a finding", async () => {
    const { page, complaints, close } = await openWatchedPage();
    await page.goto(`${server.origin}/${name}`);
    for (const width of [320, 390, 820, 1440, 2560]) {
      await page.setViewportSize({ width, height: 900 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${width} px`).toBeLessThanOrEqual(0);
    }
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await close();
  });

  test("prints black on white, the text alone, no row of a table cut", async () => {
    const { page, close } = await openWatchedPage({ colorScheme: "dark" });
    await page.goto(`${server.origin}/${name}`);
    await page.emulateMedia({ media: "print" });
    for (const navigation of await page.getByRole("navigation").all()) {
      await expect.poll(() => navigation.isVisible()).toBe(false);
    }
    for (const name of ["Login", "Zurück"]) {
      await expect.poll(() => page.getByRole("link", { name, exact: true }).count()).toBe(0);
    }
    const colours = await page
      .locator("main :is(article, header) :is(h1, h2, p, li, td, th, dt, a)")
      .evaluateAll((all) => [...new Set(all.map((it) => getComputedStyle(it).color))]);
    expect(colours).toEqual(["rgb(0, 0, 0)"]);
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      "rgb(255, 255, 255)",
    );
    const rows = await page
      .locator("main tr")
      .evaluateAll((all) => all.map((it) => getComputedStyle(it).breakInside));
    expect(new Set(rows).size).toBeLessThanOrEqual(1);
    expect(rows.every((it) => it === "avoid")).toBe(true);
    const bytes = await page.pdf({ preferCSSPageSize: true });
    expect(bytes.toString("latin1")).toMatch(/\/MediaBox\s*\[0 0 59[45][.\d]* 84[12]/);
    await close();
  });
});

test("the terms have the eleven sections in their order", async () => {
  const { page, close } = await openWatchedPage();
  await page.goto(`${server.origin}/terms`);
  const titles = await page.locator("main section > h2").allInnerTexts();
  expect(titles).toEqual(sectionsOfTerms.map((title, index) => `${index + 1}. ${title}`));
  await close();
});

test("the terms show the prices and limits that the product enforces", async () => {
  const { page, close } = await openWatchedPage();
  await page.goto(`${server.origin}/terms`);
  const rows = await page.locator("#preise tbody tr").allInnerTexts();
  expect(rows.map((row) => row.replaceAll(/[\s\u00a0]+/g, " "))).toEqual([
    "Basic 89 € im Monat 119 € im Monat bis 250.000 € 1 10 im Monat",
    "Premium 149 € im Monat 189 € im Monat bis 5 Mio. € 3 50 im Monat",
    "Enterprise 299 € im Monat 379 € im Monat ohne Grenze 10 150 im Monat und automatische",
  ]);
  for (const [index, tier] of paidTiers.entries()) {
    expect(rows[index]).toContain(tierRights(tier).name);
    const [annual, monthly] = [
      pricePerMonthCents(tier, "annual"),
      pricePerMonthCents(tier, "monthly"),
    ];
    expect(rows[index]).toContain(String(annual / 100));
    expect(annual, "at least 20 % less").toBeLessThanOrEqual(monthly * 0.8);
  }
  await close();
});
