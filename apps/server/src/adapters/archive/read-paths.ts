import { createReadStream } from "node:fs";
import { open, readdir, stat } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { archiveLimits } from "./archive-limits.ts";
import { type ArchiveMember, isZip, readArchive } from "./read-archive.ts";

/** What a directory is searched for; a list or picture beside the notices is no broken notice. */
const documentName = /\.(?:xml|json|jsonl|ndjson|zip)$/i;

/**
 * All documents under the paths, in a stable order: files, the members of ZIPs, directories whole, and the
 * lines of .jsonl files. What cannot be read is a reject; symbolic links below a directory are not followed, other kinds
 * of files below it passed over.
 */
export async function* readPaths(
  paths: readonly string[],
): AsyncGenerator<ArchiveMember, void, void> {
  for (const path of paths) {
    try {
      const kind = await stat(path);
      if (kind.isDirectory()) yield* readDirectory(path);
      else if (kind.isFile()) yield* readOne(path, kind.size);
      else yield reject(path, "unknown_format", "This is neither a file nor a directory.");
    } catch (error) {
      yield reject(path, "unreadable", error instanceof Error ? error.message : String(error));
    }
  }
}

async function* readDirectory(directory: string): AsyncGenerator<ArchiveMember, void, void> {
  const entries = await readdir(directory, { withFileTypes: true });
  for (const entry of entries.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (entry.name.startsWith(".")) continue;
    const isDocument = entry.isFile() && documentName.test(entry.name);
    if (entry.isDirectory() || isDocument) yield* readPaths([join(directory, entry.name)]);
  }
}

async function* readOne(path: string, size: number): AsyncGenerator<ArchiveMember, void, void> {
  if (await startsAsZip(path)) yield* readZip(path);
  else if (/\.(?:jsonl|ndjson)$/i.test(path)) yield* readLines(path);
  else if (size > archiveLimits.memberBytes) {
    yield reject(path, "too_large", `The file has more than ${archiveLimits.memberBytes} bytes.`);
  } else {
    const handle = await open(path);
    try {
      yield { file: path, bytes: await handle.readFile() };
    } finally {
      await handle.close();
    }
  }
}

/** Members are named after their archive: two archives may hold the same names. */
async function* readZip(path: string): AsyncGenerator<ArchiveMember, void, void> {
  for await (const member of readArchive(path, path)) {
    yield member.file === path ? member : { ...member, file: `${path}/${member.file}` };
  }
}

/** A file that only ends like a ZIP is handed to the archive reader too, which says what is wrong with it. */
async function startsAsZip(path: string): Promise<boolean> {
  if (path.toLowerCase().endsWith(".zip")) return true;
  const handle = await open(path);
  try {
    const head = Buffer.alloc(4);
    await handle.read(head, 0, 4, 0);
    return isZip(head);
  } finally {
    await handle.close();
  }
}

/** JSON Lines may be far larger than one document; each line is one. */
async function* readLines(path: string): AsyncGenerator<ArchiveMember, void, void> {
  const lines = createInterface({ input: createReadStream(path, "utf8"), crlfDelay: Infinity });
  let number = 0;
  for await (const line of lines) {
    number += 1;
    if (line.trim() === "") continue;
    const file = `${path}:${number}`;
    const bytes = Buffer.from(line);
    if (bytes.byteLength > archiveLimits.memberBytes)
      yield reject(file, "too_large", "The line is too long.");
    else yield { file, bytes };
  }
}

function reject(file: string, code: string, reason: string): ArchiveMember {
  return { file, reject: { code, reason } };
}
