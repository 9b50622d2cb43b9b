import { createRequire } from "node:module";
import { buffer } from "node:stream/consumers";
import PdfDocument from "pdfkit";

export type PdfBlock =
  | { readonly kind: "paragraph"; readonly text: string }
  | { readonly kind: "list"; readonly items: readonly string[] }
  | {
      readonly kind: "table";
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** How wide the columns are beside each other; absent: all alike */
      readonly widths?: readonly number[];
    };

export interface PdfContent {
  readonly title: string;
  readonly lead: string;
  readonly sections: readonly { readonly title: string; readonly blocks: readonly PdfBlock[] }[];
}

const require = createRequire(import.meta.url);
/** The font comes in two files: what German needs, and the other Latin letters of Europe. */
const fontFile = (weight: 400 | 700, letters: "latin" | "latin-ext") =>
  require.resolve(
    `@fontsource/instrument-sans/files/instrument-sans-${letters}-${weight}-normal.woff`,
  );
const otherLetters = /([\u0100-\u0130\u0132-\u0151\u0154-\u02ba\u1e00-\u1eff]+)/u;
const sizes = { title: 20, heading: 12.5, text: 10, small: 8.5 } as const;
const margins = { top: 64, right: 64, bottom: 72, left: 64 } as const;
const colours = { text: "#1b1b1f", quiet: "#5d5d66", line: "#d5d5da" } as const;

type Document = InstanceType<typeof PdfDocument>;
type Structure = ReturnType<Document["struct"]>;

/**
 * A text as PDF of A4 pages, tagged for screen readers: headings, paragraphs, lists and tables are what they are, page
 * numbers are decoration. German; fonts are part of the file.
 */
export function writePdf({ title, lead, sections }: PdfContent): Promise<Buffer> {
  const doc = new PdfDocument({
    size: "A4",
    margins,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    info: { Title: title },
    font: fontFile(400, "latin"),
  });
  for (const [name, weight] of [
    ["text", 400],
    ["bold", 700],
  ] as const) {
    doc.registerFont(name, fontFile(weight, "latin"));
    doc.registerFont(`${name} other`, fontFile(weight, "latin-ext"));
  }
  const root = doc.struct("Document");
  doc.addStructure(root);
  writeText(doc, root, "H1", title, { font: "bold", size: sizes.title });
  doc.moveDown(0.4);
  writeText(doc, root, "P", lead, { colour: colours.quiet });
  for (const section of sections) {
    doc.moveDown(1);
    keepTogether(doc, 60);
    writeText(doc, root, "H2", section.title, { font: "bold", size: sizes.heading });
    doc.moveDown(0.3);
    for (const block of section.blocks) writeBlock(doc, root, block);
  }
  root.end();
  numberPages(doc);
  doc.end();
  return buffer(doc);
}

function writeBlock(doc: Document, parent: Structure, block: PdfBlock): void {
  if (block.kind === "paragraph") writeText(doc, parent, "P", block.text);
  else if (block.kind === "list") writeList(doc, parent, block.items);
  else writeTable(doc, parent, block);
  doc.moveDown(0.5);
}

interface Look {
  readonly font?: "text" | "bold";
  readonly size?: number;
  readonly colour?: string;
  readonly indent?: number;
}

function writeText(
  doc: Document,
  parent: Structure,
  tag: string,
  text: string,
  { font = "text", size = sizes.text, colour = colours.text, indent = 0 }: Look = {},
): void {
  parent.add(
    doc.struct(tag, {}, () => {
      doc.fontSize(size).fillColor(colour);
      doc.x = margins.left + indent;
      const runs = text.split(otherLetters);
      for (const [at, run] of runs.entries()) {
        doc.font(at % 2 === 0 ? font : `${font} other`);
        const continued = at < runs.length - 1;
        doc.text(run, { lineGap: 2.5, width: textWidth(doc) - indent, continued });
      }
    }),
  );
}

function writeList(doc: Document, parent: Structure, items: readonly string[]): void {
  const list = doc.struct("L");
  parent.add(list);
  for (const item of items) {
    const entry = doc.struct("LI");
    list.add(entry);
    keepTogether(doc, 30);
    const { y } = doc;
    entry.add(
      doc.struct("Lbl", {}, () => {
        doc.font("text").fontSize(sizes.text).fillColor(colours.text).text("–", margins.left, y);
      }),
    );
    doc.y = y;
    writeText(doc, entry, "LBody", item, { indent: 14 });
    doc.moveDown(0.25);
    entry.end();
  }
  list.end();
}

const cellPadding = 6;

function writeTable(
  doc: Document,
  parent: Structure,
  { head, rows, widths = head.map(() => 1) }: Extract<PdfBlock, { kind: "table" }>,
): void {
  const table = doc.struct("Table");
  parent.add(table);
  const unit = textWidth(doc) / widths.reduce((sum, width) => sum + width, 0);
  const columns = widths.map((width, at) => ({
    left: margins.left + unit * widths.slice(0, at).reduce((sum, before) => sum + before, 0),
    options: { width: unit * width - cellPadding, lineGap: 1.5 },
  }));
  const writeRow = (cells: readonly string[], tag: "TH" | "TD") => {
    const font = tag === "TH" ? "bold" : "text";
    doc.font(font).fontSize(sizes.small);
    const placedCells = cells.flatMap((cell, at) => {
      const column = columns[at];
      return column ? [{ cell, ...column }] : [];
    });
    const height = Math.max(
      ...placedCells.map(({ cell, options }) => doc.heightOfString(cell, options)),
    );
    keepTogether(doc, height + 2 * cellPadding);
    const { y } = doc;
    const row = doc.struct("TR");
    table.add(row);
    for (const { cell, left, options } of placedCells) {
      row.add(
        doc.struct(tag, {}, () => {
          doc.font(font).fontSize(sizes.small).fillColor(colours.text);
          doc.text(cell, left, y + cellPadding, options);
        }),
      );
    }
    row.end();
    doc.y = y + height + 2 * cellPadding;
    decorate(doc, () => {
      doc.moveTo(margins.left, doc.y).lineTo(margins.left + textWidth(doc), doc.y);
      doc.lineWidth(0.5).strokeColor(colours.line).stroke();
    });
  };
  writeRow(head, "TH");
  for (const row of rows) writeRow(row, "TD");
  table.end();
  doc.x = margins.left;
}

function textWidth(doc: Document): number {
  return doc.page.width - margins.left - margins.right;
}

/** Begins a page where less than this is left of the old one. */
function keepTogether(doc: Document, height: number): void {
  if (doc.y + height > doc.page.height - margins.bottom) doc.addPage();
}

/** What readers of screens skip. */
function decorate(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

function numberPages(doc: Document): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Below the margin, where text would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font("text").fontSize(sizes.small).fillColor(colours.quiet);
    doc.text(`Seite ${page + 1} von ${count}`, margins.left, doc.page.height - 48, {
      width: textWidth(doc),
      align: "right",
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
