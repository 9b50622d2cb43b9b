import type { ProofFile } from "@tc/contract";
import type { ProofRow } from "./proof-file.store.ts";

export function toProofFile(row: ProofRow): ProofFile {
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    fileName: fileNameOf(row),
    bytes: row.content_bytes,
    ...(row.valid_until !== null && { validUntil: row.valid_until }),
    ...(row.cover_cents !== null && { coverCents: Number(row.cover_cents) }),
    uploadedAt: row.uploaded_at.toISOString(),
    uploadedBy: row.uploaded_by_name,
  };
}

/** What a member typed may hold marks that no file name has, and letters that turn it around. */
export function fileNameOf({ name, format }: Pick<ProofRow, "name" | "format">): string {
  const safe = name
    .replaceAll(/[\p{Cc}\p{Cf}]/gu, "")
    .replaceAll(/[/\\:*?"<>|]/g, "_")
    .replace(/^\.+/, "_");
  return `${safe}.${format}`;
}
