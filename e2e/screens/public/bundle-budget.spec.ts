import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import {
  filesBuiltTwice,
  filesOfScreen,
  largestScriptBytes,
  scriptOfDocuments,
  scriptsOfPart,
  wireBytes,
} from "../../support/web/bundle-size.ts";

const kb = 1000;
const client = join(import.meta.dirname, "../../../apps/web/build/client");
const screens = ["results", "tender", "buyer", "sources", "dashboard"] as const;
const hydratedPages = [
  "account/login",
  "account/register",
  "account/reset-password",
  "account/confirm-email",
  "account/setup",
  "public/demo",
  "public/contact",
  "public/methodology",
] as const;
const staticPages = [
  "index",
  "404",
  "signup",
  "about",
  "karriere",
  "terms",
  "impressum",
  "datenschutz",
  "unterauftragsverarbeiter",
  "gate",
] as const;

describe("what a visitor downloads", () => {
  test.each(screens)(
    "the first app screen %s needs at most 165 KB script and 11 KB style",
    (screen) => {
      const { js, css } = filesOfScreen(["root", "app/layout", `app/${screen}`]);
      expect(wireBytes(js)).toBeLessThanOrEqual(165 * kb);
      expect(wireBytes(css)).toBeLessThanOrEqual(11 * kb);
    },
  );

  // React and its router alone are 95 KB of it. The script of all documents comes on top, see below.
  test.each(hydratedPages)("the page %s needs at most 115 KB script and 7 KB style", (page) => {
    const { js, css } = filesOfScreen(["root", page]);
    expect(wireBytes(js)).toBeLessThanOrEqual(115 * kb);
    expect(wireBytes(css)).toBeLessThanOrEqual(7 * kb);
  });

  // The figure of docs/benchmarks.md: all that a phone loads until the list stands, the script of all documents included.
  test("the results on a phone need at most 150 KB script", () => {
    const { js } = filesOfScreen(["root", "app/layout", "app/results"]);
    expect(wireBytes(new Set([...js, scriptOfDocuments()]))).toBeLessThanOrEqual(150 * kb);
  });

  test("the sheet for a tender needs at most 20 KB script more", () => {
    const { js } = filesOfScreen(["root", "app/layout", "app/results"]);
    const sheet = [...scriptsOfPart("detail-sheet")].filter((script) => !js.has(script));
    expect(wireBytes(sheet)).toBeLessThanOrEqual(20 * kb);
  });

  test("each font and style is built under one name, so that none is loaded twice", () => {
    expect(filesBuiltTwice()).toEqual([]);
  });

  test("no script is heavier than React with its router", () => {
    expect(largestScriptBytes()).toBeLessThanOrEqual(95 * kb);
  });

  test.each(staticPages)("%s runs at most 5 KB script, none of it the app's", (page) => {
    const html = readFileSync(join(client, page === "index" ? "" : page, "index.html"), "utf8");
    const scripts = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((match) => match[1] ?? "");
    expect(scripts).toHaveLength(page === "gate" ? 2 : 1);
    expect(html).not.toContain("__reactRouterContext");
    // With some 1.1 KB of headers a document arrives in the first round trip: ten packets of 1,460 bytes.
    expect(brotliCompressSync(html).length).toBeLessThanOrEqual(13_540);
    const bytes = scripts.map((script) => gzipSync(readFileSync(join(client, script))).length);
    expect(bytes.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(5 * kb);
  });
});
