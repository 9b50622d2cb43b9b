import type { DocumentRefusalReason } from "@tc/domain";
import { readArchive } from "../../archive/read-archive.ts";
import { DocumentError } from "../document-error.ts";
import { officeArchiveLimits } from "../document-limits.ts";

const reasons: Readonly<Record<string, DocumentRefusalReason>> = {
  archive_bomb: "bomb",
  too_large: "bomb",
  archive_encrypted: "encrypted",
  archive_path: "unsafe-name",
};

/** Those parts of an office document that are wanted, by name; one that cannot be had ends the reading. */
export async function readParts(
  bytes: Uint8Array,
  wants: (name: string) => boolean,
): Promise<ReadonlyMap<string, Uint8Array>> {
  const parts = new Map<string, Uint8Array>();
  const members = readArchive(bytes, "", {
    limits: officeArchiveLimits,
    opens: () => false,
    wants,
  });
  for await (const member of members) {
    if ("reject" in member) throw new DocumentError(reasons[member.reject.code] ?? "broken");
    parts.set(member.file, member.bytes);
  }
  return parts;
}

export function partOf(parts: ReadonlyMap<string, Uint8Array>, name: string): Uint8Array {
  const part = parts.get(name);
  if (!part) throw new DocumentError("broken");
  return part;
}
