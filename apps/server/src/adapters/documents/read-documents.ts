import { availableParallelism } from "node:os";
import type { DocumentRefusalReason } from "@tc/domain";
import type {
  DocumentFile,
  DocumentReader,
  DocumentReading,
  DocumentRefusal,
  ReadDocumentOptions,
} from "../../ports/document-reader.ts";
import { unpackDocuments } from "./archive/unpack-documents.ts";
import { documentLimits } from "./document-limits.ts";
import { refused } from "./process/process-reader.ts";

export interface ReadDocumentsOptions {
  readonly signal?: AbortSignal;
  readonly onPage?: (file: string, page: number, of: number) => void;
}

/** The documents of a tender in their order, archives opened; the limits of one call count for all of them together. */
export async function* readDocuments(
  files: AsyncIterable<DocumentFile | DocumentRefusal>,
  reader: Pick<DocumentReader, "read">,
  { signal, onPage }: ReadDocumentsOptions = {},
): AsyncGenerator<DocumentReading, void, void> {
  const running: Promise<DocumentReading>[] = [];
  let bytes = 0;
  let pages = 0;
  const next = async (): Promise<DocumentReading> => {
    const reading = (await running.shift()) ?? refused("", "unreadable");
    if (pages + reading.pages > documentLimits.callPages) {
      return refused(reading.file, "too-many-pages");
    }
    pages += reading.pages;
    return reading;
  };
  for await (const file of unpackDocuments(files)) {
    if ("bytes" in file) bytes += file.bytes.byteLength;
    const reason = reasonAgainst(file, bytes);
    const options: ReadDocumentOptions = {
      ...(signal && { signal }),
      onPage: (page, of) => onPage?.(file.file, page, of),
    };
    const reading =
      "bytes" in file && reason === undefined
        ? reader.read(file, options)
        : Promise.resolve(refused(file.file, reason ?? "unreadable"));
    // `next` throws the failure later; until then it must not end the process.
    reading.catch(() => undefined);
    running.push(reading);
    if (running.length >= availableParallelism()) yield await next();
  }
  while (running.length > 0) yield await next();
}

function reasonAgainst(
  file: DocumentFile | DocumentRefusal,
  bytes: number,
): DocumentRefusalReason | undefined {
  if ("reason" in file) return file.reason;
  return bytes > documentLimits.callBytes ? "too-much" : undefined;
}
