import { readdirSync, readFileSync, statSync } from "node:fs";
import { basename, join } from "node:path";

const assets = join(import.meta.dirname, "../../../apps/web/build/client/assets");

/** The part of React Router's manifest that is read here. */
interface Manifest {
  entry: { module: string; imports: string[] };
  routes: Record<string, { module: string; imports?: string[]; css?: string[] }>;
}

/** Bytes on the wire: brotli, as browsers get it over https. */
export function wireBytes(files: Iterable<string>): number {
  return [...files].reduce((total, file) => total + statSync(join(assets, `${file}.br`)).size, 0);
}

/** The scripts and styles that the browser needs before a screen of these routes can be drawn. */
export function filesOfScreen(routeIds: readonly string[]): { js: Set<string>; css: Set<string> } {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(join(assets, file), "utf8");
  const manifest = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as Manifest;
  // React Router marks some styles by a trailing "#".
  const name = (path: string) => basename(path).replace("#", "");
  const js = new Set([file, ...[manifest.entry.module, ...manifest.entry.imports].map(name)]);
  const css = new Set<string>();
  for (const id of routeIds) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`no route ${id} in the build`);
    for (const path of [route.module, ...(route.imports ?? [])]) js.add(name(path));
    for (const path of route.css ?? []) css.add(name(path));
  }
  return { js, css };
}

/** A part that is loaded later, with every script it imports: `detail-sheet` for `detail-sheet-DaQ1.js`. */
export function scriptsOfPart(part: string): Set<string> {
  const first = readdirSync(assets).find((file) =>
    new RegExp(`^${part}-[\\w-]{7}\\.js$`).test(file),
  );
  if (first === undefined) throw new Error(`no script ${part} in the build`);
  const js = new Set([first]);
  for (const file of js) {
    const text = readFileSync(join(assets, file), "utf8");
    for (const [, name = ""] of text.matchAll(/(?:from|import)"\.\/([\w.-]+\.js)"/g)) js.add(name);
  }
  return js;
}

/** The one that every document runs, of the app or not. */
export function scriptOfDocuments(): string {
  const document = readFileSync(join(assets, "../404/index.html"), "utf8");
  const [, file] = /<script type="module" src="\/assets\/([^"]+)"/.exec(document) ?? [];
  if (file === undefined) throw new Error("the page of a missing address runs no script");
  return file;
}

/** Fonts and styles that the build holds more than once: under one name and with one content, but with two hashes. */
export function filesBuiltTwice(): string[][] {
  const files = readdirSync(assets).filter((file) => /\.(?:css|woff2)$/.test(file));
  const byContent = Map.groupBy(
    files,
    (file) =>
      file.replace(/-[\w-]{6,8}(?=\.\w+$)/, "") + readFileSync(join(assets, file), "base64"),
  );
  return [...byContent.values()].filter(({ length }) => length > 1);
}

/** The heaviest script of the build, whatever loads it. */
export function largestScriptBytes(): number {
  const scripts = readdirSync(assets).filter((file) => file.endsWith(".js"));
  return Math.max(...scripts.map((file) => wireBytes([file])));
}
