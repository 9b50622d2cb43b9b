import type { DocumentFormat } from "@tc/documents";
import type { ReadFormatOptions, ReadText } from "./read-text.ts";

/** Loads the reader of a format only when it is needed: most of a short document's time is loading. */
export async function readFormat(
  format: DocumentFormat,
  bytes: Uint8Array,
  options: ReadFormatOptions,
): Promise<ReadText> {
  switch (format) {
    case "pdf":
      return (await import("./pdf/read-pdf.ts")).readPdf(bytes, options);
    case "docx":
      return (await import("./office/read-docx.ts")).readDocx(bytes);
    case "xlsx":
      return (await import("./office/read-xlsx.ts")).readXlsx(bytes, options);
    case "odt":
      return (await import("./opendocument/read-odt.ts")).readOdt(bytes);
    case "ods":
      return (await import("./opendocument/read-ods.ts")).readOds(bytes);
    case "txt":
      return (await import("./text/read-plain-text.ts")).readPlainText(bytes);
  }
}
