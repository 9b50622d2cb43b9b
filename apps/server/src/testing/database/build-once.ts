import { createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from "node:fs/promises";
import path from "node:path";
import { withStartLock } from "../../platform/local-postgres/start-lock.ts";

const buildLimitMs = 120_000;
const staleAfterMs = 24 * 3_600_000;

/** Changes with the name or the content of any source, a file or a folder of files. */
export async function hashSources(root: string, sources: readonly string[]): Promise<string> {
  const hash = createHash("sha256");
  for (const source of sources) {
    const isFolder = (await stat(path.join(root, source))).isDirectory();
    const names = isFolder ? (await readdir(path.join(root, source))).toSorted() : [""];
    for (const name of names) {
      const file = path.join(source, name);
      hash.update(`${file}\0`).update(await readFile(path.join(root, file)));
    }
  }
  return hash.digest("hex").slice(0, 16);
}

async function removeStale(cache: string): Promise<void> {
  for (const entry of await readdir(cache)) {
    const full = path.join(cache, entry);
    const lastUseMs = await stat(full)
      .then((x) => x.mtimeMs)
      .catch(() => Date.now());
    if (Date.now() - lastUseMs > staleAfterMs) await rm(full, { recursive: true, force: true });
  }
}

/**
 * The folder `key` in `cache`: `fill` builds it unless it is there. Of two processes one builds and the other waits.
 * It gets its name when it is complete, so a killed build leaves no half folder under it.
 */
export async function buildOnce(
  cache: string,
  key: string,
  fill: (folder: string) => Promise<void>,
): Promise<string> {
  await mkdir(cache, { recursive: true });
  const target = path.join(cache, key);
  if (!existsSync(target)) {
    await withStartLock(`${target}.building`, Date.now() + buildLimitMs, async () => {
      if (existsSync(target)) return;
      await removeStale(cache);
      const unfinished = `${target}.unfinished-${randomBytes(4).toString("hex")}`;
      await mkdir(unfinished);
      try {
        await fill(unfinished);
        await rename(unfinished, target);
      } finally {
        await rm(unfinished, { recursive: true, force: true });
      }
    });
  }
  const now = new Date();
  await utimes(target, now, now);
  return target;
}
