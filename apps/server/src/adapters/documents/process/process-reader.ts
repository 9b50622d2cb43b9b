import type { DocumentFormat, TextPart } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type {
  DocumentFile,
  DocumentReader,
  DocumentReading,
  DocumentRefusal,
  ReadDocumentOptions,
} from "../../../ports/document-reader.ts";
import { unpackDocument } from "../archive/unpack-documents.ts";
import { detectFormat } from "../detect-format.ts";
import { documentLimits } from "../document-limits.ts";
import type { ReadText } from "../read-text.ts";
import { scanProgram, textProgram } from "./reader-program.ts";
import type { ReaderProgram } from "./reader-program.ts";
import { runReader } from "./run-reader.ts";
import type { RunOptions, RunReader, RunResult } from "./run-reader.ts";

export interface ProcessReaderOptions {
  /** Other programs, for tests of what a hanging or dying one does. */
  readonly text?: ReaderProgram;
  readonly scans?: ReaderProgram;
  /** In place of a process, for tests of what becomes of a text. */
  readonly run?: RunReader;
  readonly onUsage?: (residentBytes: number) => void;
}

/** Reads each document in a process of its own, once more where the first one was killed, its scanned pages in another. */
export class ProcessReader implements DocumentReader {
  readonly #text: ReaderProgram;
  readonly #scans: ReaderProgram;
  readonly #run: RunReader;
  readonly #watch: Pick<RunOptions, "onUsage">;

  constructor({
    text = textProgram,
    scans = scanProgram,
    run = runReader,
    onUsage,
  }: ProcessReaderOptions = {}) {
    this.#text = text;
    this.#scans = scans;
    this.#run = run;
    this.#watch = onUsage ? { onUsage } : {};
  }

  unpack(document: DocumentFile): AsyncIterable<DocumentFile | DocumentRefusal> {
    return unpackDocument(document);
  }

  async read(
    { file, bytes }: DocumentFile,
    options: ReadDocumentOptions = {},
  ): Promise<DocumentReading> {
    if (bytes.byteLength > documentLimits.fileBytes) return refused(file, "too-large");
    const detected = await detectFormat(bytes);
    if ("reason" in detected) return refused(file, detected.reason);
    const { format } = detected;
    if (format === "zip") return refused(file, "unknown-format");
    const result = await this.#readText(format, bytes, options);
    if (result.kind === "killed") return { ...refused(file, result.reason), mayPass: true };
    if (result.kind === "refused") return refused(file, result.reason);
    const scans = await this.#readScans(result.text, bytes, options);
    return readingOf(file, format, result.text, scans);
  }

  /** The page that ended the first process is left out by the second. */
  async #readText(
    format: DocumentFormat,
    bytes: Uint8Array,
    options: ReadDocumentOptions,
  ): Promise<RunResult> {
    const run = (without: readonly number[]) =>
      this.#run(this.#text, { format, bytes: bytes.byteLength, without }, bytes, {
        ...options,
        ...this.#watch,
      });
    const first = await run([]);
    if (first.kind !== "killed") return first;
    if (first.page !== undefined) return run(first.isByChance ? [] : [first.page]);
    return first.isByChance ? run([]) : first;
  }

  /** A process that dies is followed by one for the pages behind the one that killed it. */
  async #readScans(
    { refusedPages = [] }: ReadText,
    bytes: Uint8Array,
    options: ReadDocumentOptions,
  ): Promise<TextPart[]> {
    const parts: TextPart[] = [];
    const run = (scans: readonly number[]) =>
      this.#run(
        this.#scans,
        { format: "pdf", bytes: bytes.byteLength, without: [], scans },
        bytes,
        { ...options, onScan: (part) => parts.push(part) },
      );
    const scans = refusedPages
      .flatMap(({ page, reason }) => (reason === "scan" ? [page] : []))
      .slice(0, options.maxScannedPages ?? documentLimits.scanPages);
    if (scans.length === 0) return parts;
    const first = await run(scans);
    const last = first.kind === "killed" ? first.page : undefined;
    const rest = last === undefined ? [] : scans.filter((page) => page > last);
    if (rest.length > 0) await run(rest);
    return parts;
  }
}

export function refused(file: string, reason: DocumentRefusalReason): DocumentReading {
  return {
    file,
    pages: 0,
    refusals: [{ file, reason }],
    removed: { invisible: 0, characters: 0 },
  };
}

function readingOf(
  file: string,
  format: DocumentFormat,
  text: ReadText,
  scans: readonly TextPart[],
): DocumentReading {
  const { characters, removed, invisible = 0, refusedPages = [] } = text;
  const scanned = new Set(scans.flatMap(({ place }) => ("page" in place ? [place.page] : [])));
  // What a scan holds as text, such as a page number, is in its picture too.
  const drawn = text.parts.filter(({ place }) => !("page" in place && scanned.has(place.page)));
  return {
    file,
    text: { file, format, parts: [...drawn, ...scans].toSorted(byPage) },
    pages: text.pages ?? Math.max(1, Math.ceil(characters / documentLimits.charactersPerPage)),
    refusals: refusedPages
      .filter(({ page }) => !scanned.has(page))
      .map((refusal) => ({ file, ...refusal })),
    removed: { invisible, characters: removed },
  };
}

function byPage(a: TextPart, b: TextPart): number {
  return "page" in a.place && "page" in b.place ? a.place.page - b.place.page : 0;
}
