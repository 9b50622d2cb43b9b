import type { DocumentRefusalReason } from "@tc/domain";
import type { DocumentFile, DocumentRefusal } from "../../../ports/document-reader.ts";
import { readArchive } from "../../archive/read-archive.ts";
import { detectFormat } from "../detect-format.ts";
import { documentArchiveLimits } from "../document-limits.ts";

const reasons: Readonly<Record<string, DocumentRefusalReason>> = {
  archive_bomb: "bomb",
  archive_nested: "nested-too-deep",
  archive_path: "unsafe-name",
  archive_encrypted: "encrypted",
  archive_broken: "broken",
  too_large: "too-large",
};

/** Files that systems add to archives by themselves. */
const leftovers = /(?:^|\/)(?:__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Each file as it is, and the members of an archive in its place. */
export async function* unpackDocuments(
  files: AsyncIterable<DocumentFile | DocumentRefusal>,
): AsyncGenerator<DocumentFile | DocumentRefusal, void, void> {
  for await (const file of files) {
    if ("bytes" in file) yield* unpackDocument(file);
    else yield file;
  }
}

/** The file as it is, or the members of an archive in its place. */
export async function* unpackDocument(
  document: DocumentFile,
): AsyncGenerator<DocumentFile | DocumentRefusal, void, void> {
  const { file, bytes } = document;
  if (!(await isArchive(bytes))) {
    yield document;
    return;
  }
  const members = readArchive(bytes, file, {
    limits: documentArchiveLimits,
    opens: isArchive,
    wants: (name) => !leftovers.test(name),
  });
  for await (const member of members) {
    // What is wrong with the archive as a whole has its own name.
    const name = member.file === file ? file : `${file}/${member.file}`;
    if ("bytes" in member) yield { file: name, bytes: member.bytes };
    else yield { file: name, reason: reasons[member.reject.code] ?? "broken" };
  }
}

async function isArchive(bytes: Uint8Array): Promise<boolean> {
  const detected = await detectFormat(bytes);
  return "format" in detected && detected.format === "zip";
}
