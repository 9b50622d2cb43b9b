import { existsSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { servePublicSite } from "../../support/web/public-site.ts";
import { axeFindingsInBothColours } from "../../support/browser/axe.ts";
import { settled } from "../../support/browser/settled.ts";
import { openWatchedPage } from "../../support/browser/watched-page.ts";

const client = path.resolve(import.meta.dirname, "../../../apps/web/build/client");
const sitemap = readFileSync(path.join(client, "sitemap.xml"), "utf8");
const listed = [...sitemap.matchAll(/<loc>\{\{site\.url\}\}([^<]*)<\/loc>/g)].map(
  ([, at]) => at ?? "",
);
const missing = "/gibt-es-nicht";
const pages = [...listed, missing];
const fileOf = (page: string) =>
  path.join(client, page === missing ? "404" : page.slice(1), "index.html");
const prerendered = (page: string) => readFileSync(fileOf(page), "utf8");
const isStatic = (page: string) => !prerendered(page).includes("__reactRouterContext");

let site: Awaited<ReturnType<typeof servePublicSite>>;
beforeAll(async () => {
  site = await servePublicSite();
});
afterAll(() => site?.close());

const attribute = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const answers = new Map<string, Promise<string>>();
/** A page as sent, once for all tests. */
function read(page: string): Promise<string> {
  const answer = answers.get(page) ?? fetch(site.origin + page).then((answer) => answer.text());
  answers.set(page, answer);
  return answer;
}

test("the sitemap lists every public page", () => {
  expect(listed).toEqual([
    "/",
    "/about",
    "/datenschutz",
    "/demo",
    "/impressum",
    "/karriere",
    "/kontakt",
    "/kontakt/agentur-finden",
    "/methodik",
    "/signup",
    "/terms",
    "/unterauftragsverarbeiter",
  ]);
});

describe("what search engines and previews read", () => {
  test("titles and descriptions are there once, of readable length, and no two pages share one", async () => {
    const heads = await Promise.all(
      listed.map(async (page) => {
        const html = await read(page);
        return {
          title: attribute(html, /<title>([^<]*)<\/title>/),
          description: attribute(html, /<meta name="description" content="([^"]*)"/),
        };
      }),
    );
    for (const key of ["title", "description"] as const) {
      const texts = heads.map((head) => head[key]);
      expect(new Set(texts).size, `unique: ${key}`).toBe(texts.length);
    }
    for (const { title, description } of heads) {
      expect(title.length, title).toBeGreaterThanOrEqual(10);
      expect(title.length, title).toBeLessThanOrEqual(70);
      expect(description.length, description).toBeGreaterThanOrEqual(50);
      expect(description.length, description).toBeLessThanOrEqual(170);
    }
  });

  test.each(listed)("%s names itself, an existing picture and readable facts", async (page) => {
    const html = await read(page);
    expect(html).toContain('<html lang="de"');
    expect(html.match(/<h1[\s>]/g)).toHaveLength(1);
    expect(html).not.toContain("{{");
    expect(attribute(html, /<link rel="canonical" href="([^"]*)"/)).toBe(site.origin + page);
    expect(attribute(html, /<meta property="og:url" content="([^"]*)"/)).toBe(site.origin + page);
    const picture = new URL(attribute(html, /<meta property="og:image" content="([^"]*)"/));
    expect(picture.origin).toBe(site.origin);
    expect(existsSync(path.join(client, picture.pathname)), picture.pathname).toBe(true);
    for (const [, json = ""] of html.matchAll(
      /type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs,
    )) {
      expect(JSON.parse(json)).toMatchObject({ "@context": "https://schema.org" });
    }
  });

  test("a page that does not exist says so and is not listed", async () => {
    const answer = await fetch(site.origin + missing);
    expect(answer.status).toBe(404);
    expect(await answer.text()).toContain('content="noindex"');
  });
});

test("every link within the site leads to a page and, where it names a place on it, to that place", async () => {
  const dead: string[] = [];
  for (const page of pages) {
    const html = await read(page);
    for (const [, href = ""] of html.matchAll(/<a [^>]*?href="([^"]*)"/g)) {
      const target = new URL(href.replaceAll("&amp;", "&"), site.origin + page);
      if (target.origin !== site.origin) continue;
      const path = target.pathname + target.search;
      const answer =
        path === missing ? undefined : await fetch(site.origin + path, { method: "HEAD" });
      if (answer && !answer.ok) dead.push(`${page}: ${href} is answered with ${answer.status}`);
      const id = decodeURIComponent(target.hash.slice(1));
      if (id && !(await read(path)).includes(` id="${id}"`)) dead.push(`${page}: no ${href}`);
    }
  }
  expect([...new Set(dead)]).toEqual([]);
});

const footer = [
  "/#features",
  "/#pricing",
  "/demo",
  "/methodik",
  "/api/docs",
  "/about",
  "/karriere",
  "/kontakt",
  "/impressum",
  "/datenschutz",
  "/terms",
  "/unterauftragsverarbeiter",
];
test.each(pages)("%s has every link of the footer", async (page) => {
  const [, foot = ""] = /<footer[\s>](.*)<\/footer>/s.exec(await read(page)) ?? [];
  for (const href of footer) expect(foot).toContain(`href="${href}"`);
  expect(foot).toContain('data-action="open-consent"');
});

const photo = /\.(webp|png|jpe?g|avif)$/;
/** Bytes on the wire: documents, styles and scripts compressed, typefaces as they are. */
function wireBytes(file: string): number {
  const bytes = readFileSync(file);
  return file.endsWith(".woff2") ? bytes.length : brotliCompressSync(bytes).length;
}
const subresources = (html: string) =>
  [
    ...html.matchAll(/<script[^>]*? src="([^"]+)"/g),
    ...html.matchAll(
      /<link[^>]*? rel="(?:stylesheet|preload|icon|modulepreload)"[^>]*? href="([^"]+)"/g,
    ),
    ...html.matchAll(/<link[^>]*? href="([^"]+)"[^>]*? rel="(?:stylesheet|preload|icon)"/g),
  ].map(([, at]) => path.join(client, (at ?? "").replace("#", "")));

test.each(pages.filter(isStatic))(
  "%s weighs at most 60 KB without photos, 5 KB of it script",
  (page) => {
    const html = prerendered(page);
    const files = [...new Set(subresources(html))].filter((file) => !photo.test(file));
    const scripts = files.filter((file) => file.endsWith(".js"));
    const script = scripts.reduce((sum, file) => sum + gzipSync(readFileSync(file)).length, 0);
    expect(scripts).toHaveLength(1);
    expect(script).toBeLessThanOrEqual(5000);
    const all = [fileOf(page), ...files].reduce((sum, file) => sum + wireBytes(file), 0);
    expect(all).toBeLessThanOrEqual(60_000);
    expect(files.every((file) => statSync(file).size > 0)).toBe(true);
  },
);

describe("in a browser", () => {
  test.each(pages.filter(isStatic))("%s reads the same without a script", async (page) => {
    const texts: string[] = [];
    for (const javaScriptEnabled of [true, false]) {
      const watched = await openWatchedPage({ javaScriptEnabled });
      await watched.page.goto(site.origin + page);
      texts.push(await watched.page.locator("main").innerText());
      await watched.close();
    }
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\d]{4,}/gu));
    const [withScript = "", without = ""] = texts;
    expect(without.length).toBeGreaterThan(100);
    const lost = [...words(withScript)].filter((word) => !words(without).has(word));
    // The words of controls that need a script.
    expect(lost.length, lost.join(" ")).toBeLessThanOrEqual(5);
  });

  test.each(pages)(
    "%s: no finding of axe in light and dark, no horizontal scrolling, keyboard",
    async (at) => {
      const { page, complaints, close } = await openWatchedPage();
      await page.goto(site.origin + at);
      await settled(page);
      expect(await axeFindingsInBothColours(page)).toEqual([]);
      for (const width of [320, 390, 768, 1440, 2560]) {
        await page.setViewportSize({ width, height: 900 });
        const beyond = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(beyond, `${width} px`).toBeLessThanOrEqual(0);
      }
      await page.keyboard.press("Tab");
      const first = await page.evaluate(() => {
        const { outlineStyle, boxShadow } = getComputedStyle(
          document.activeElement ?? document.body,
        );
        const href = document.activeElement?.getAttribute("href");
        return { href, isSeen: outlineStyle !== "none" || boxShadow !== "none" };
      });
      expect(first).toEqual({ href: "#inhalt", isSeen: true });
      // The browser says itself that the missing page is missing; here no figures of the methodology are served.
      const isExpected = (line: string) =>
        (at === missing || at === "/methodik") && line.includes("404");
      expect(complaints.filter((line) => !isExpected(line))).toEqual([]);
      await close();
    },
  );
});
