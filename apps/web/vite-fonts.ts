import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import subsetFont from "subset-font";
import type { Plugin } from "vite";

const require = createRequire(import.meta.url);
const out = join(import.meta.dirname, ".generated/fonts");

/** Every character German texts of public procurement use; anything else falls back to the system font. */
const characters =
  Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join("") +
  "ÄÖÜäöüßẞÉéèêáàâçñóòôøåúûùëïîíłšžčć„“”‚‘’»«–—…·•€°§²³×\u00a0\u202f\u00ad";
/** Signs that no heading has. */
const signs = "½¼→←↑↓✓≈±‰©®™";

const fonts = [
  {
    package: "@fontsource-variable/bricolage-grotesque",
    file: "files/bricolage-grotesque-latin-opsz-normal.woff2",
    axes: { opsz: 48, wght: 700 },
    // Headings use no other forms of letters: no small capitals, old figures or the like.
    noLayoutClosure: true,
    characters,
    name: "bricolage-700.woff2",
  },
  {
    package: "@fontsource-variable/instrument-sans",
    file: "files/instrument-sans-latin-wght-normal.woff2",
    axes: { wght: { min: 400, max: 700 } },
    // Its figures have a form of equal width.
    noLayoutClosure: false,
    characters: characters + signs,
    name: "instrument-400-700.woff2",
  },
];

/** Cuts the two typefaces to German before anything asks for them; done again only when the recipe changes. */
export function fontsPlugin(): Plugin {
  return {
    name: "fonts",
    async config() {
      const recipe = createHash("sha256").update(JSON.stringify(fonts)).digest("hex");
      const stamp = join(out, "recipe");
      if (existsSync(stamp) && readFileSync(stamp, "utf8") === recipe) return;
      rmSync(out, { recursive: true, force: true });
      mkdirSync(out, { recursive: true });
      for (const font of fonts) {
        const root = dirname(require.resolve(`${font.package}/package.json`));
        const subset = await subsetFont(readFileSync(join(root, font.file)), font.characters, {
          targetFormat: "woff2",
          variationAxes: font.axes,
          noLayoutClosure: font.noLayoutClosure,
        });
        writeFileSync(join(out, font.name), subset);
      }
      writeFileSync(stamp, recipe);
    },
  };
}
