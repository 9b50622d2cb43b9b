import { readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { gzipSync } from "node:zlib";
import { z } from "zod";

const assets = join(import.meta.dirname, "../../apps/web/build/client/assets");

const manifestShape = z.object({
  entry: z.object({ module: z.string(), imports: z.array(z.string()) }),
  routes: z.record(
    z.string(),
    z.object({
      module: z.string(),
      imports: z.array(z.string()).default([]),
      css: z.array(z.string()).default([]),
    }),
  ),
});

/** Bytes as gzip sends them. */
export function gzipBytes(files: Iterable<string>): number {
  return [...files].reduce(
    (total, file) => total + gzipSync(readFileSync(join(assets, file)), { level: 9 }).length,
    0,
  );
}

/** The scripts and styles that the browser needs before a screen of these routes can be drawn. */
export function filesOfScreen(routeIds: readonly string[]): { js: Set<string>; css: Set<string> } {
  const file = readdirSync(assets).find((name) => /^manifest-.*\.js$/.test(name)) ?? "";
  const text = readFileSync(join(assets, file), "utf8");
  const manifest = manifestShape.parse(
    JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)),
  );
  // React Router marks some styles by a trailing "#".
  const name = (path: string) => basename(path).replace("#", "");
  const js = new Set([file, ...[manifest.entry.module, ...manifest.entry.imports].map(name)]);
  const css = new Set<string>();
  for (const id of routeIds) {
    const route = manifest.routes[id];
    if (!route) throw new Error(`no route ${id} in the build`);
    for (const path of [route.module, ...route.imports]) js.add(name(path));
    for (const path of route.css) css.add(name(path));
  }
  return { js, css };
}
