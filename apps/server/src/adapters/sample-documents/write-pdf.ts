/** A page of a PDF as samples and tests write it. */
export interface WrittenPage {
  /** Operators; `textAt` and `ruleAt` make some */
  readonly content: string;
  /** More entries of the page's dictionary */
  readonly entries?: string;
  /** More entries of its resources */
  readonly resources?: string;
}

export interface WrittenPdf {
  readonly pages: readonly WrittenPage[];
  /** Further objects; the first has the number 5 */
  readonly objects?: readonly (string | Buffer)[];
  readonly catalog?: string;
  readonly trailer?: string;
  /** What the tree of pages says instead of the truth */
  readonly count?: number;
}

export const a4 = { width: 595, height: 842 };

/** Writes a PDF with its table of objects. What production writes comes from `platform/pdf`. */
export function writePdf(pdf: WrittenPdf): Buffer {
  const { pages, objects = [], catalog = "", trailer = "" } = pdf;
  const firstPage = 5 + objects.length;
  const kids = pages.map((_, index) => `${firstPage + 2 * index} 0 R`).join(" ");
  const all: (string | Buffer)[] = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    `<< /Type /Pages /Kids [${kids}] /Count ${pdf.count ?? pages.length} >>`,
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>",
    "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica-Bold /Encoding /WinAnsiEncoding >>",
    ...objects,
    ...pages.flatMap(({ content, entries = "", resources = "" }, index) => [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${a4.width} ${a4.height}] /Contents ${firstPage + 2 * index + 1} 0 R ` +
        `/Resources << /Font << /F1 3 0 R /F2 4 0 R >> ${resources} >> ${entries} >>`,
      streamOf(content),
    ]),
  ];
  return assemble(all, trailer);
}

/** Puts numbered objects into a file, with the table that says where they are. */
function assemble(objects: readonly (string | Buffer)[], trailer: string): Buffer {
  const pieces: Buffer[] = [Buffer.from("%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n", "latin1")];
  const offsets: number[] = [];
  let position = pieces[0]?.length ?? 0;
  for (const [index, body] of objects.entries()) {
    const bytes = typeof body === "string" ? Buffer.from(body, "latin1") : body;
    const piece = Buffer.concat([
      Buffer.from(`${index + 1} 0 obj\n`),
      bytes,
      Buffer.from("\nendobj\n"),
    ]);
    offsets.push(position);
    position += piece.length;
    pieces.push(piece);
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, "0")} 00000 n \n`).join("");
  const size = objects.length + 1;
  pieces.push(
    Buffer.from(
      `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${position}\n%%EOF\n`,
    ),
  );
  return Buffer.concat(pieces);
}

/** A stream object; `entries` for what is not its length, such as a filter. */
export function streamOf(data: string | Buffer, entries = ""): Buffer {
  const bytes = typeof data === "string" ? Buffer.from(data, "latin1") : data;
  return Buffer.concat([
    Buffer.from(`<< /Length ${bytes.length} ${entries} >>\nstream\n`, "latin1"),
    bytes,
    Buffer.from("\nendstream"),
  ]);
}

export interface WrittenText {
  readonly size?: number;
  /** 3: not drawn */
  readonly mode?: number;
  readonly isBold?: boolean;
}

/** Operators that write a line; `top` counts from the upper edge of an A4 page. */
export function textAt(
  left: number,
  top: number,
  text: string,
  { size = 11, mode = 0, isBold = false }: WrittenText = {},
): string {
  return `BT /${isBold ? "F2" : "F1"} ${size} Tf ${mode} Tr ${left} ${a4.height - top} Td (${escaped(text)}) Tj ET\n`;
}

/** A drawn line between two points. */
export function ruleAt(left: number, top: number, right: number, bottom: number): string {
  return `0.5 w ${left} ${a4.height - top} m ${right} ${a4.height - bottom} l S\n`;
}

/** Letters of windows-1252 that have another place in Unicode */
const winAnsi: Readonly<Record<string, number>> = {
  "€": 0x80,
  "„": 0x84,
  "…": 0x85,
  "“": 0x93,
  "”": 0x94,
  "•": 0x95,
  "–": 0x96,
};

function escaped(text: string): string {
  return Array.from(text, (char) => {
    const code = winAnsi[char] ?? char.codePointAt(0) ?? 0;
    return code < 0x7f && !"()\\".includes(char) ? char : `\\${code.toString(8).padStart(3, "0")}`;
  }).join("");
}
