import type { DocumentFormat } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";
import type { ReadText } from "../read-text.ts";

/** What the process shall read; the bytes follow on its standard input. */
export interface ReadJob {
  readonly format: DocumentFormat;
  readonly bytes: number;
  /** Pages that ended the process before */
  readonly without: readonly number[];
}

export type ReadMessage =
  | { readonly kind: "page"; readonly page: number; readonly of: number }
  | { readonly kind: "read"; readonly text: ReadText }
  | { readonly kind: "refused"; readonly reason: DocumentRefusalReason };
