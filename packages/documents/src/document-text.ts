export const documentFormats = ["pdf", "docx", "xlsx", "odt", "ods", "txt"] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Where something stands: the smallest part of a document that a reader can turn to. */
export type Place =
  /** PDF; from 1 */
  | { readonly page: number }
  /** XLSX, ODS */
  | { readonly sheet: string }
  /** DOCX, ODT, TXT; "" before the first heading */
  | { readonly heading: string };

/** Points of a page (1/72 inch), from its upper left corner. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface TextLine {
  /** The cells of a table's row are joined by tabs. */
  readonly text: string;
  readonly box?: Box;
  /** The first cell of a sheet's row: "B7" */
  readonly cell?: string;
}

export interface TextPart {
  readonly place: Place;
  readonly lines: readonly TextLine[];
  /** How sure the reading of a scan is, 0 to 1; absent where the document holds its text. */
  readonly confidence?: number;
}

/** What a document says, in the order in which it is read. */
export interface DocumentText {
  /** Its name, in a ZIP with the path in there */
  readonly file: string;
  readonly format: DocumentFormat;
  readonly parts: readonly TextPart[];
}

/** The text of a part, one line a row; ranges of findings count its UTF-16 units. */
export function textOf({ lines }: TextPart): string {
  return lines.map(({ text }) => text).join("\n");
}

/** The line in which a position of `textOf(part)` lies. */
export function lineAt({ lines }: TextPart, position: number): TextLine | undefined {
  let start = 0;
  for (const line of lines) {
    const end = start + line.text.length;
    if (position <= end) return line;
    start = end + 1;
  }
  return undefined;
}
