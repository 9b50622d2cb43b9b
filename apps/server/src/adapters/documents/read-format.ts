import type { DocumentFormat } from "@tc/documents";
import { DocumentError } from "./document-error.ts";
import type { ReadText } from "./read-text.ts";

export interface ReadFormatOptions {
  readonly without?: readonly number[];
  readonly onPage?: (page: number, of: number) => void;
}

/** Loads the reader of a format only when it is needed: most of a short document's time is loading. */
export async function readFormat(
  format: DocumentFormat,
  bytes: Uint8Array,
  options: ReadFormatOptions,
): Promise<ReadText> {
  if (format === "pdf") return (await import("./pdf/read-pdf.ts")).readPdf(bytes, options);
  if (format === "txt") return (await import("./text/read-plain-text.ts")).readPlainText(bytes);
  throw new DocumentError("unknown-format");
}
