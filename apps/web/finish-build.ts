import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
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

/** Prerendered inline scripts cannot carry nonces: the Content-Security-Policy names their hashes. */
export async function writeScriptHashes(directory: string) {
  const hashes = new Set<string>();
  for (const page of await filesOf(directory, /\.html$/)) {
    const inline = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;
    for (const script of (await readFile(page, "utf8")).matchAll(inline)) {
      const digest = createHash("sha256")
        .update(script[1] ?? "")
        .digest("base64");
      hashes.add(`'sha256-${digest}'`);
    }
  }
  await writeFile(join(directory, "csp-hashes.json"), JSON.stringify([...hashes]));
}

const noData = '[{"_1":2,"_3":-5,"_4":-5},"loaderData",{},"actionData","errors"]\n';

/** The browser takes this for granted (vite-lean-router.ts): no document brings data of a loader or an error along. */
export async function holdDocumentsToNoData(directory: string) {
  for (const page of await filesOf(directory, /\.html$/)) {
    const streamed = (await readFile(page, "utf8")).matchAll(
      /streamController\.enqueue\("(.*?)"\)/g,
    );
    for (const [, data] of streamed) {
      if (JSON.parse(`"${data}"`) !== noData) throw new Error(`${page} brings data along: ${data}`);
    }
  }
}

/** Brotli and gzip siblings, so that the server never compresses a file twice. */
export async function compressFiles(directory: string) {
  for (const file of await filesOf(directory, /\.(html|js|css|svg|txt|xml)$/)) {
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
