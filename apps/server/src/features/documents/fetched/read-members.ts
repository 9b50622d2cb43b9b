import { randomUUID } from "node:crypto";
import { compareVersions, readItems } from "@tc/documents";
import type { DocumentItem, DocumentText } from "@tc/documents";
import { uploadLimits } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { sha256 } from "../../../platform/objects/sealed-objects.ts";
import type {
  DocumentFile,
  DocumentReader,
  DocumentRefusal,
} from "../../../ports/document-reader.ts";
import { documentName, freeName } from "../document-name.ts";
import { putObject } from "../objects/document-objects.ts";
import { putText } from "../reading/document-text.ts";
import { unhurried } from "../unhurried.ts";
import { maxChanges } from "../versions/compare-with-earlier.ts";
import type { FetchedRow, FetchedVersion, NewFetched } from "./fetched-documents.store.ts";

/** A document of the fetch before, with what opens its parts */
export interface EarlierFetched {
  readonly row: FetchedRow;
  /** Of its content; undefined where it was refused before it was stored */
  readonly sha256: string | undefined;
  openText(): Promise<DocumentText | undefined>;
}

interface ReadingOptions {
  readonly reader: DocumentReader;
  readonly earlier: ReadonlyMap<string, EarlierFetched>;
  /** Whether bytes that were refused before are read again */
  readonly wantsAgain: (row: FetchedRow) => boolean;
  readonly signal: AbortSignal;
  readonly onPage: (file: string, page?: number, pages?: number) => void;
}

export interface ReadMembers {
  /** What is new or other than before */
  readonly documents: readonly NewFetched[];
  /** Ids of those that stay as they were read, or refused */
  readonly keptIds: readonly string[];
}

/** Reads the file, or each member of an archive. It does not read a member again that has not changed. */
export async function readMembers(
  ctx: Context,
  file: DocumentFile,
  { reader, earlier, wantsAgain, signal, onPage }: ReadingOptions,
): Promise<ReadMembers> {
  const documents: NewFetched[] = [];
  const keptIds: string[] = [];
  const names = new Set<string>();
  let pages = 0;
  for await (const entry of reader.unpack(file)) {
    signal.throwIfAborted();
    if (names.size >= uploadLimits.tenderFiles) {
      documents.push(refused(freeName(file.file, names), 0, "too-many-files"));
      break;
    }
    const name = freeName(documentName(entry.file), names);
    names.add(name);
    onPage(name);
    const before = earlier.get(name);
    if (
      before &&
      isSame(before, entry) &&
      (before.row.state === "read" || !wantsAgain(before.row))
    ) {
      keptIds.push(before.row.id);
      pages += before.row.pages ?? 0;
      continue;
    }
    if (!("bytes" in entry)) {
      documents.push(refused(name, 0, entry.reason));
      continue;
    }
    const document = await readMember(ctx, { file: name, bytes: entry.bytes }, before, {
      reader,
      signal,
      onPage: (page, of) => onPage(name, page, of),
      room: uploadLimits.tenderPages - pages,
    });
    pages += document.pages ?? 0;
    documents.push(document);
  }
  return { documents, keptIds };
}

function isSame(
  { row, sha256: hash }: EarlierFetched,
  entry: DocumentFile | DocumentRefusal,
): boolean {
  // What is refused before it is stored has no hash.
  if (!("bytes" in entry)) return hash === undefined && row.refusal === entry.reason;
  const { bytes } = entry;
  return bytes.byteLength === 0 ? row.refusal === "empty" : hash === sha256(bytes);
}

function refused(
  name: string,
  bytes: number,
  refusal: NonNullable<NewFetched["refusal"]>,
): NewFetched {
  return { id: randomUUID(), name, bytes, refusal };
}

interface MemberOptions {
  readonly reader: DocumentReader;
  readonly signal: AbortSignal;
  readonly onPage: (page: number, of: number) => void;
  /** Pages that may still be read */
  readonly room: number;
}

async function readMember(
  ctx: Context,
  file: DocumentFile,
  before: EarlierFetched | undefined,
  { reader, signal, onPage, room }: MemberOptions,
): Promise<NewFetched> {
  const id = randomUUID();
  const { file: name, bytes } = file;
  if (bytes.byteLength === 0) return refused(name, 0, "empty");
  const content = await putObject(ctx, id, bytes);
  const isAgain = before?.sha256 === content.sha256;
  const reads = isAgain ? before.row.reads + 1 : 1;
  const stored = { id, name, bytes: bytes.byteLength, content, reads };
  const { text, pages, refusals, removed, mayPass } = await reader.read(file, { signal, onPage });
  if (!text) {
    const whole = refusals.find(({ page }) => page === undefined);
    return { ...stored, refusal: whole?.reason ?? "unreadable", mayPass };
  }
  if (pages > room) return { ...stored, refusal: "too-many-pages" };
  const refusedPages = refusals.flatMap(({ page, reason }) =>
    page === undefined ? [] : { page, reason },
  );
  return {
    ...stored,
    pages,
    refusedPages,
    removedCharacters: removed.invisible + removed.characters,
    text: await putText(ctx, id, text),
    version: before && (await compare(before, { ...text, file: id })),
  };
}

/** What the document says otherwise than before, both read by today's rules. */
async function compare(
  { row, openText }: EarlierFetched,
  later: DocumentText,
): Promise<FetchedVersion | undefined> {
  const text = row.state === "read" ? await openText() : undefined;
  if (!text) return undefined;
  const changes = compareVersions(await itemsIn({ ...text, file: row.id }), await itemsIn(later));
  return {
    earlierUploadedAt: row.fetched_at.toISOString(),
    earlierPages: row.pages,
    earlierRefusedPages: row.refused_pages.length,
    changes: changes.slice(0, maxChanges),
    furtherChanges: Math.max(0, changes.length - maxChanges),
  };
}

function itemsIn(text: DocumentText): Promise<DocumentItem[]> {
  return unhurried(readItems([text], []));
}
