import type { DocumentFormat, TextPart } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type { ReadText } from "../read-text.ts";

/** What the process shall read; the bytes follow on its standard input. */
export interface ReadJob {
  readonly format: DocumentFormat;
  readonly bytes: number;
  /** Pages that ended the process before */
  readonly without: readonly number[];
  /** Scanned pages, whose pictures shall be read instead of the text */
  readonly scans?: readonly number[];
}

export type ReadMessage =
  | { readonly kind: "page"; readonly page: number; readonly of: number }
  | { readonly kind: "scan"; readonly part: TextPart }
  | { readonly kind: "read"; readonly text: ReadText }
  | { readonly kind: "refused"; readonly reason: DocumentRefusalReason };
