import { readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { transform } from "lightningcss";
import type { BuildManifest } from "@react-router/dev/config";

/** Every path the client knows, so that the server can answer all others with 404. */
export async function writeRoutePatterns(directory: string, manifest: BuildManifest | undefined) {
  const routes = Object.values(manifest?.routes ?? {});
  const byId = Object.fromEntries(routes.map((route) => [route.id, route]));
  const fullPath = (route: (typeof routes)[number]): string => {
    const parent = route.parentId === undefined ? undefined : byId[route.parentId];
    return `${parent ? fullPath(parent) : ""}/${route.path ?? ""}`.replaceAll(/\/+/g, "/");
  };
  const patterns = routes.filter((route) => route.path && route.path !== "*").map(fullPath);
  await writeFile(join(directory, "routes.json"), JSON.stringify([...new Set(patterns)]));
}

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

/** A page that brings its own styles needs no name that is unique on the site: `_card_15n4w_1` becomes `_0`. */
function shortNames(html: string): string {
  const short = new Map<string, string>();
  return html.replaceAll(/\b_[A-Za-z][\w-]*_[\w-]{5}_\d+\b/g, (name) => {
    const known = short.get(name) ?? `_${short.size.toString(36)}`;
    short.set(name, known);
    return known;
  });
}

/** Without rules for classes that the page does not have; no script of such a page adds one. */
function onlyUsed(css: string, html: string): string {
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

/** What a search engine may list: prerendered pages that do not ask to be left out. The server fills the address in. */
export async function writeSiteIndex(directory: string) {
  const client = join(directory, "client");
  const paths: string[] = [];
  for (const page of await filesOf(directory, /^index\.html$/)) {
    const html = await readFile(page, "utf8");
    const path = `/${relative(client, dirname(page)).split(sep).join("/")}`;
    if (path !== "/404" && !/<meta name="robots" content="[^"]*noindex/.test(html))
      paths.push(path);
  }
  const urls = paths.sort().map((path) => `<url><loc>{{site.url}}${path}</loc></url>`);
  const xmlns = "http://www.sitemaps.org/schemas/sitemap/0.9";
  await writeFile(
    join(client, "sitemap.xml"),
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="${xmlns}">\n${urls.join("\n")}\n</urlset>\n`,
  );
  // Not /shared/: who may not ask never reads there that it shall not be listed.
  const closed = ["/api/", "/app/", "/admin", "/pipeline", "/onboarding", "/setup"];
  const rules = ["User-agent: *", "Allow: /api/docs", ...closed.map((path) => `Disallow: ${path}`)];
  await writeFile(
    join(client, "robots.txt"),
    [...rules, "", "Sitemap: {{site.url}}/sitemap.xml", ""].join("\n"),
  );
}

/** Brotli and gzip siblings, so that the server never compresses a file twice; documents it fills in first. */
export async function compressFiles(directory: string) {
  for (const file of await filesOf(directory, /\.(js|css|svg)$/)) {
    const bytes = await readFile(file);
    const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
    await writeFile(`${file}.br`, brotliCompressSync(bytes, quality));
    await writeFile(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

async function filesOf(directory: string, name: RegExp): Promise<string[]> {
  const entries = await readdir(join(directory, "client"), {
    recursive: true,
    withFileTypes: true,
  });
  return entries
    .filter((entry) => entry.isFile() && name.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}
