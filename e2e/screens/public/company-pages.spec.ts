import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { tabTo } from "../../support/browser/keyboard.ts";
import { refusal, sampleAccount } from "../../support/samples/account.ts";
import { cannedWeb } from "../../support/web/canned-web.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";
import type { PageOptions } from "../../support/browser/watched-page.ts";

const visitor = sampleAccount(() => undefined, {
  "GET /api/session": { user: null },
  "POST /api/shared": refusal(404, "not_found"),
});
const server = await cannedWeb(visitor);

async function open(path: string, options: PageOptions = {}) {
  const watched = await openWatchedPage(options);
  const response = await watched.page.goto(server.origin + path);
  await watched.page.getByRole("heading", { level: 1 }).waitFor();
  return { ...watched, status: response?.status() };
}

const pages = ["/about", "/karriere", "/shared/abc", "/gibt/es/nicht/"] as const;
const titles = [
  "AI Engineer",
  "Database Specialist",
  "Product Manager DACH",
  "Data Entry Specialist",
];
const openPostings = (page: Page) => page.locator("details[open] h3").allTextContents();

describe("every page", () => {
  test.each(pages)("%s is free of findings in light and dark", async (path) => {
    const { page, close } = await open(path);
    expect(await axeFindingsInBothColours(page)).toEqual([]);
    await close();
  });

  test.each([320, 2560])("scrolls nowhere sideways at %i pixels", async (width) => {
    for (const path of pages) {
      const { page, close } = await open(path, { viewport: { width, height: 700 } });
      for (const summary of await page.locator("summary").all()) {
        await summary.click();
        const shown = await page.evaluate(() => document.documentElement.scrollWidth);
        expect([path, shown]).toEqual([path, width]);
      }
      const shown = await page.evaluate(() => document.documentElement.scrollWidth);
      expect([path, shown]).toEqual([path, width]);
      await close();
    }
  });

  test.each(["/about", "/karriere", "/gibt/es/nicht/"])(
    "%s reads fully without any script",
    async (path) => {
      const { page, close } = await open(path, { javaScriptEnabled: false });
      await expect
        .poll(() => page.getByRole("contentinfo").getByRole("link").count())
        .toBeGreaterThan(8);
      expect(
        await page.locator("script[src*='entry.client'], script[src*='manifest']").count(),
      ).toBe(0);
      await expect.poll(() => page.getByRole("button", { name: "Cookies" }).count()).toBe(0);
      await close();
    },
  );
});

describe("/about", () => {
  test("tells story, idea and the three values, and leads to an account and a demo", async () => {
    const { page, complaints, close } = await open("/about");
    const headings = await page.getByRole("main").getByRole("heading").allTextContents();
    expect(headings).toEqual(expect.arrayContaining(["Effizienz", "KI im Kern", "Partnerschaft"]));
    for (const word of ["Geschichte", "Idee"]) {
      expect(headings.some((heading) => heading.includes(word))).toBe(true);
    }
    for (const href of ["/register", "/demo"]) {
      await expect.poll(() => page.getByRole("main").locator(`a[href="${href}"]`).count()).toBe(2);
    }
    expect(complaints).toEqual([]);
    await close();
  });
});

describe("/karriere", () => {
  test.each([true, false])("opens one posting at a time, with scripts: %s", async (hasScripts) => {
    const { page, close } = await open("/karriere", { javaScriptEnabled: hasScripts });
    expect(await page.locator("summary h3").allTextContents()).toEqual(titles);
    expect(await openPostings(page)).toEqual([]);
    for (const title of titles) {
      await page.locator("summary", { hasText: title }).click();
      expect(await openPostings(page)).toEqual([title]);
    }
    await page.locator("summary", { hasText: titles.at(-1) ?? "" }).click();
    expect(await openPostings(page)).toEqual([]);
    await close();
  });

  test("is worked by keyboard alone", async () => {
    const { page, close } = await open("/karriere");
    const summaries = page.locator("summary");
    await tabTo(page, summaries.nth(0));
    await page.keyboard.press("Enter");
    expect(await openPostings(page)).toEqual([titles[0]]);
    await tabTo(page, page.getByRole("link", { name: "Als AI Engineer bewerben" }));
    await tabTo(page, summaries.nth(1));
    await page.keyboard.press("Space");
    expect(await openPostings(page)).toEqual([titles[1]]);
    await page.keyboard.press("Space");
    expect(await openPostings(page)).toEqual([]);
    await close();
  });

  test("an application is a mail with the title of the job as its subject", async () => {
    const { page, close } = await open("/karriere");
    const links = await page.locator("a[href^='mailto:'][href*='subject=']").all();
    const subjects = await Promise.all(
      links.map(async (link) => {
        const href = (await link.getAttribute("href")) ?? "";
        expect(href.startsWith("mailto:{{operator.jobsEmail}}?")).toBe(true);
        return new URLSearchParams(href.split("?")[1]).get("subject");
      }),
    );
    expect(subjects).toEqual([...titles, "Initiativbewerbung"]);
    await close();
  });

  test("names pay, learning budget and when applications are deleted", async () => {
    const { page, close } = await open("/karriere");
    const text = (await page.getByRole("main").textContent()) ?? "";
    for (const part of [
      "70.000–90.000 € im Jahr",
      "15–20 € pro Stunde",
      "1.000 €",
      "6 Monate nach Abschluss des Verfahrens",
    ]) {
      expect(text).toContain(part);
    }
    await expect
      .poll(() => page.getByRole("main").locator("a[href='/datenschutz']").count())
      .toBe(1);
    await close();
  });

  test("every job is open to all, and said so beside titles that stay as they are", async () => {
    const { page, close } = await open("/karriere");
    const jobs = page.locator("section[aria-labelledby='stellen']");
    await expect.poll(() => jobs.innerText()).toContain("allen Geschlechtern offen (m/w/d)");
    await expect.poll(() => jobs.locator("h3").allInnerTexts()).toEqual(titles);
    await close();
  });
});

describe("/shared/…", () => {
  test("says the same of every link that does not hold, and names it in no address that it asks", async () => {
    const texts: string[] = [];
    for (const id of ["abc", "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11"]) {
      const { page, close } = await openWatchedPage();
      const urls: string[] = [];
      page.on("request", (request) => urls.push(request.url()));
      await page.goto(`${server.origin}/shared/${id}`);
      await page.getByRole("heading", { name: "Dieser Link gilt nicht (mehr)" }).waitFor();
      texts.push((await page.getByRole("main").textContent()) ?? "");
      expect(urls.filter((url) => url.includes("/api/") && url.includes(id))).toEqual([]);
      const start = page.getByRole("main").getByRole("link", { name: "Zur Startseite" });
      await expect.poll(() => start.getAttribute("href")).toBe("/");
      await close();
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

describe("an unknown address", () => {
  test("is answered with 404, in full dress however deep it lies, and leads to the start page", async () => {
    const { page, status, close } = await open("/gibt/es/nicht/");
    expect(status).toBe(404);
    await page.getByRole("heading", { name: "404 – Seite nicht gefunden" }).waitFor();
    // The styles came although the address has folders.
    const button = page.getByRole("main").getByRole("link", { name: "Zur Startseite" });
    expect(await button.evaluate((link) => getComputedStyle(link).minHeight)).toBe("44px");
    await page.getByRole("banner").getByRole("link", { name: "Login" }).waitFor();
    await button.click();
    await page.waitForURL(`${server.origin}/`);
    await close();
  });
});
