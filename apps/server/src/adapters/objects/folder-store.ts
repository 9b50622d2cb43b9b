import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { objectName } from "../../ports/object-store.ts";
import type { ObjectStore } from "../../ports/object-store.ts";

/** Objects as files of a folder, in 256 folders by the begin of their names. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (name: string) => {
    if (!objectName.test(name)) throw new Error("no name of an object");
    return path.join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, bytes) {
      const file = fileOf(name);
      await mkdir(path.dirname(file), { recursive: true });
      // A file that is not finished has another name; renaming it is one step.
      const draft = `${file}.${randomBytes(6).toString("hex")}.tmp`;
      try {
        const handle = await open(draft, "wx", 0o600);
        try {
          await handle.writeFile(bytes);
          await handle.sync();
        } finally {
          await handle.close();
        }
        await rename(draft, file);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },

    async get(name) {
      try {
        return await readFile(fileOf(name));
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    delete: (name) => rm(fileOf(name), { force: true }),

    async *names() {
      for (const part of await namesIn(folder)) {
        for (const name of await namesIn(path.join(folder, part))) {
          if (objectName.test(name)) yield name;
        }
      }
    },
  };
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
