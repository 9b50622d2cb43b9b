import { open, readdir, stat } from "node:fs/promises";
import path from "node:path";

/** How many documents lie under the paths, for a progress bar only: what cannot be told counts as one. */
export async function estimateDocuments(paths: readonly string[]): Promise<number> {
  let total = 0;
  for (const place of paths) {
    try {
      const kind = await stat(place);
      if (kind.isDirectory()) {
        const names = (await readdir(place)).filter((name) => !name.startsWith("."));
        total += await estimateDocuments(names.map((name) => path.join(place, name)));
      } else
        total += place.toLowerCase().endsWith(".zip") ? await countMembers(place, kind.size) : 1;
    } catch {
      total += 1;
    }
  }
  return total;
}

const endRecordBytes = 22;
const endSignature = 0x06054b50;
const maxCommentBytes = 65_535;

/** The number in the ZIP's end record, which stands behind at most one comment. */
async function countMembers(file: string, size: number): Promise<number> {
  const handle = await open(file);
  try {
    const tail = Buffer.alloc(Math.min(size, endRecordBytes + maxCommentBytes));
    await handle.read(tail, 0, tail.length, size - tail.length);
    for (let at = tail.length - endRecordBytes; at >= 0; at--) {
      if (tail.readUInt32LE(at) === endSignature) return tail.readUInt16LE(at + 10);
    }
    return 1;
  } finally {
    await handle.close();
  }
}
