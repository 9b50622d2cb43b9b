import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { transform } from "lightningcss";
import { filesOf } from "./finish-build.ts";
import { className } from "./vite-class-names.ts";

/**
 * Pages without the app's script carry their styles along: nothing else stands between the document and what it shows.
 * Hydrated pages keep theirs as files, which React expects where it left them.
 */
export async function inlineStyles(directory: string) {
  const client = join(directory, "client");
  for (const page of await filesOf(directory, /\.html$/)) {
    const html = await readFile(page, "utf8");
    if (html.includes("__reactRouterContext")) continue;
    const link = /<link rel="stylesheet" href="(\/assets\/[^"#]+)#?"\/>/g;
    const sheets = await Promise.all(
      [...html.matchAll(link)].map(([, file = ""]) => readFile(join(client, file), "utf8")),
    );
    const styles = `<style>${onlyUsed(sheets.join("\n"), html)}</style>`;
    let isPlaced = false;
    const placed = html.replaceAll(link, () => (isPlaced ? "" : ((isPlaced = true), styles)));
    // Comments part texts for React, which never comes here.
    await writeFile(page, shortNames(placed.replaceAll("<!-- -->", "")));
  }
}

/** A page that brings its own styles needs no class names that are unique on the site: "_card_x3Kd" becomes "_0". */
function shortNames(html: string): string {
  const short = new Map<string, string>();
  return html.replaceAll(className, (name) => {
    const shortName = short.get(name) ?? `_${short.size.toString(36)}`;
    short.set(name, shortName);
    return shortName;
  });
}

/** Without rules for classes that the page does not have; no script of such a page adds one. */
function onlyUsed(css: string, html: string): string {
  return withoutIdleProperties(withoutOtherClasses(css, html), html);
}

/** Without custom properties that nothing asks for. */
function withoutIdleProperties(css: string, html: string): string {
  const usedNames = new Set(
    [...`${css}${html}`.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name),
  );
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    visitor: {
      Declaration: {
        custom: ({ name }) => (name.startsWith("--") && !usedNames.has(name) ? [] : undefined),
      },
    },
  });
  return String(code);
}

function withoutOtherClasses(css: string, html: string): string {
  const used = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, it]) => it?.split(" ")),
  );
  const names = [...css.matchAll(/\.([A-Za-z_][\w-]*)/g)].map(([, name = ""]) => name);
  const { code } = transform({
    filename: "page.css",
    code: Buffer.from(css),
    minify: true,
    unusedSymbols: [...new Set(names)].filter((name) => !used.has(name)),
  });
  return String(code);
}
