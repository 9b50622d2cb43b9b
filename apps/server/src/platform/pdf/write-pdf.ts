import { buffer } from "node:stream/consumers";
import PdfDocument from "pdfkit";
import { fontFile } from "./font-files.ts";
import { penOf } from "./pen.ts";
import type { Pen, WriteRuns } from "./pen.ts";

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

/** A drawing; whoever does not see it hears `alt`. */
export interface PdfFigure {
  readonly kind: "figure";
  readonly alt: string;
  readonly height: number;
  readonly draw: (pen: Pen) => void;
}

/** What only a PDF can hold beside the texts of a `PdfContent` */
interface IllustratedContent extends Omit<PdfContent, "sections"> {
  readonly sections: readonly {
    readonly title: string;
    readonly blocks: readonly (PdfBlock | PdfFigure)[];
  }[];
  /** At the bottom of each page, left of its number */
  readonly foot?: string;
  /** What it states about its origin */
  readonly subject?: string;
}

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
export function writePdf({
  title,
  lead,
  sections,
  foot,
  subject,
}: IllustratedContent): Promise<Buffer> {
  const doc = new PdfDocument({
    size: "A4",
    margins,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    lang: "de-DE",
    displayTitle: true,
    info: { Title: title, ...(subject !== undefined && { Subject: subject }) },
    // The library takes a file's content here as everywhere; its types know a path alone.
    font: fontFile(400, "latin") as unknown as string,
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
    // A heading never stands alone at the end of a page.
    const [first] = section.blocks;
    keepTogether(
      doc,
      first?.kind === "figure" ? first.height + 40 : first?.kind === "table" ? 110 : 60,
    );
    writeText(doc, root, "H2", section.title, { font: "bold", size: sizes.heading });
    doc.moveDown(0.3);
    for (const block of section.blocks) writeBlock(doc, root, block);
  }
  root.end();
  numberPages(doc, foot);
  doc.end();
  return buffer(doc);
}

function writeBlock(doc: Document, parent: Structure, block: PdfBlock | PdfFigure): void {
  if (block.kind === "paragraph") writeText(doc, parent, "P", block.text);
  else if (block.kind === "figure") writeFigure(doc, parent, block);
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

function writeFigure(doc: Document, parent: Structure, { alt, height, draw }: PdfFigure): void {
  keepTogether(doc, height);
  const { y } = doc;
  const width = textWidth(doc);
  parent.add(
    doc.struct("Figure", { alt }, () => {
      draw(penOf(doc, { x: margins.left, y, width }, writeRuns(doc)));
    }),
  );
  doc.x = margins.left;
  doc.y = y + height;
}

/** The font comes in two files, so a text may need both. */
function writeRuns(doc: Document): WriteRuns {
  return (text, font, { x, y, options }) => {
    const runs = text.split(otherLetters);
    for (const [at, run] of runs.entries()) {
      doc.font(at % 2 === 0 ? font : `${font} other`);
      const continued = at < runs.length - 1;
      if (at === 0) doc.text(run, x, y, { ...options, continued });
      else doc.text(run, { ...options, continued });
    }
  };
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
/** Room for "Seite 10 von 12" */
const pageWords = 90;
const footLine = 11;

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
    if (keepTogether(doc, height + 2 * cellPadding) && tag === "TD") repeatHead();
    const { y } = doc;
    const row = doc.struct("TR");
    table.add(row);
    for (const { cell, left, options } of placedCells) {
      row.add(
        doc.struct(tag, {}, () => {
          doc.fontSize(sizes.small).fillColor(colours.text);
          writeRuns(doc)(cell, font, { x: left, y: y + cellPadding, options });
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
  // The head's words are in the table once; on further pages they are decoration.
  const repeatHead = () => {
    const { y } = doc;
    decorate(doc, () => {
      for (const [at, cell] of head.entries()) {
        const column = columns[at];
        if (!column) continue;
        doc.fontSize(sizes.small).fillColor(colours.quiet);
        writeRuns(doc)(cell, "bold", {
          x: column.left,
          y: y + cellPadding,
          options: { ...column.options, height: sizes.small + 2, ellipsis: true },
        });
      }
    });
    doc.font("text");
    doc.y = y + sizes.small + 2 + 2 * cellPadding;
  };
  writeRow(head, "TH");
  for (const row of rows) writeRow(row, "TD");
  table.end();
  doc.x = margins.left;
}

function textWidth(doc: Document): number {
  return doc.page.width - margins.left - margins.right;
}

/** Begins a page where less than this is left of the old one, and says whether it did. */
function keepTogether(doc: Document, height: number): boolean {
  if (doc.y + height <= doc.page.height - margins.bottom) return false;
  doc.addPage();
  return true;
}

/** What readers of screens skip. */
function decorate(doc: Document, draw: () => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw();
  doc.endMarkedContent();
}

function numberPages(doc: Document, foot = ""): void {
  const { count } = doc.bufferedPageRange();
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page);
    // Below the margin, where text would begin a new page.
    doc.page.margins.bottom = 0;
    doc.markContent("Artifact", { type: "Pagination" });
    doc.font("text").fontSize(sizes.small).fillColor(colours.quiet);
    // Two lines at most, so that it stays on the page.
    writeRuns(doc)(foot, "text", {
      x: margins.left,
      y: doc.page.height - 48,
      options: { width: textWidth(doc) - pageWords, height: 2 * footLine, ellipsis: true },
    });
    doc.font("text");
    doc.text(`Seite ${page + 1} von ${count}`, margins.left, doc.page.height - 48, {
      width: textWidth(doc),
      align: "right",
      lineBreak: false,
    });
    doc.endMarkedContent();
  }
}
