import type { DocumentFormat } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type {
  DocumentFile,
  DocumentReader,
  DocumentReading,
  ReadDocumentOptions,
} from "../../../ports/document-reader.ts";
import { detectFormat } from "../detect-format.ts";
import { documentLimits } from "../document-limits.ts";
import type { ReadText } from "../read-text.ts";
import { runReader } from "./run-reader.ts";
import type { RunOptions, RunResult } from "./run-reader.ts";

type Limits = Pick<RunOptions, "limits" | "program" | "onUsage">;

/** Reads each document in a process of its own, and once more where the first one was killed. */
export class ProcessReader implements DocumentReader {
  readonly #limits: Limits;

  constructor(limits: Limits = {}) {
    this.#limits = limits;
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
    const result = await this.#run(format, bytes, options);
    return result.kind === "read"
      ? readingOf(file, format, result.text)
      : refused(file, result.reason);
  }

  /** The page that ended the first process is left out by the second. */
  async #run(
    format: DocumentFormat,
    bytes: Uint8Array,
    options: ReadDocumentOptions,
  ): Promise<RunResult> {
    const run = (without: readonly number[]) =>
      runReader({ format, bytes: bytes.byteLength, without }, bytes, {
        ...this.#limits,
        ...options,
      });
    const first = await run([]);
    if (first.kind !== "killed") return first;
    if (first.page !== undefined) return run(first.isByChance ? [] : [first.page]);
    return first.isByChance ? run([]) : first;
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

function readingOf(file: string, format: DocumentFormat, text: ReadText): DocumentReading {
  const { parts, characters, removed, invisible = 0, refusedPages = [] } = text;
  return {
    file,
    text: { file, format, parts },
    pages: text.pages ?? Math.max(1, Math.ceil(characters / documentLimits.charactersPerPage)),
    refusals: refusedPages.map((refusal) => ({ file, ...refusal })),
    removed: { invisible, characters: removed },
  };
}
