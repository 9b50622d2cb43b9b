import { readFile } from "node:fs/promises";
import path from "node:path";
import type { WebBuild } from "./web-build.ts";

/** Files that these documents show or run, with what their style sheets name; other documents are not among them. */
export async function listAssetsOf(
  build: WebBuild,
  documents: readonly string[],
): Promise<ReadonlySet<string>> {
  const assets = new Set<string>();
  const waiting = documents.filter((name) => build.files.has(name));
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const text = await readFile(path.join(build.folder, name), "utf8");
    const references = text.matchAll(/(?:\b(?:href|src)="|url\(["']?)(\/[^"')#?]+)/g);
    for (const [, reference = ""] of references) {
      const file = reference.slice(1);
      if (assets.has(file) || !build.files.has(file) || file.endsWith(".html")) continue;
      assets.add(file);
      if (file.endsWith(".css")) waiting.push(file);
    }
  }
  return assets;
}
