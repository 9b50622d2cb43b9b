import { readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { filesOfScreen, gzipBytes } from "./support/bundle-size.ts";

const kb = 1000;
const client = join(import.meta.dirname, "../apps/web/build/client");
const screens = ["results", "tender", "buyer", "sources"] as const;

describe("what a visitor downloads", () => {
  test.each(screens)(
    "the first app screen %s needs at most 200 KB script and 30 KB style",
    (screen) => {
      const { js, css } = filesOfScreen(["root", "app/layout", `app/${screen}`]);
      expect(gzipBytes(js)).toBeLessThanOrEqual(200 * kb);
      expect(gzipBytes(css)).toBeLessThanOrEqual(30 * kb);
    },
  );

  test("the public pages need at most 5 KB script, none of it the app's", () => {
    expect(gzipSync(readFileSync(join(client, "public.js"))).length).toBeLessThanOrEqual(5 * kb);
    for (const page of ["index.html", "404/index.html"]) {
      const html = readFileSync(join(client, page), "utf8");
      expect([...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map((match) => match[1])).toEqual([
        "/public.js",
      ]);
      expect(html).not.toContain("__reactRouterContext");
    }
  });
});
