import {
  Document,
  Footer,
  HeadingLevel,
  Packer,
  PageNumber,
  Paragraph,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from "docx";
import type { PdfBlock, PdfContent } from "../pdf/write-pdf.ts";

const font = "Arial";
/** Half points, as Word counts them */
const sizes = { title: 40, heading: 26, text: 21, small: 18 } as const;
/** Twentieths of a point: A4 with the margins of the PDFs */
const page = { width: 11_906, height: 16_838, margin: 1_280 } as const;
const textWidth = page.width - 2 * page.margin;

/** The same text as in a PDF, to go on writing in: headings, lists and tables are what they are, in German. */
export function writeDocx({ title, lead, sections }: PdfContent): Promise<Buffer> {
  const document = new Document({
    title: clean(title),
    // Without a name the library writes "Un-named".
    creator: "",
    lastModifiedBy: "",
    styles: {
      default: {
        document: { run: { font, size: sizes.text, language: { value: "de-DE" } } },
        title: { run: { font, size: sizes.title, bold: true } },
        heading1: {
          run: { font, size: sizes.heading, bold: true },
          paragraph: { spacing: { before: 320, after: 120 }, keepNext: true },
        },
      },
    },
    sections: [
      {
        properties: {
          page: {
            size: { width: page.width, height: page.height },
            margin: {
              top: page.margin,
              right: page.margin,
              bottom: page.margin,
              left: page.margin,
            },
          },
        },
        footers: { default: new Footer({ children: [pageNumber()] }) },
        children: [
          new Paragraph({ heading: HeadingLevel.TITLE, children: runs(title) }),
          paragraph(lead),
          ...sections.flatMap((section) => [
            new Paragraph({ heading: HeadingLevel.HEADING_1, children: runs(section.title) }),
            ...section.blocks.flatMap(toParts),
          ]),
        ],
      },
    ],
  });
  return Packer.toBuffer(document);
}

function toParts(block: PdfBlock): (Paragraph | Table)[] {
  if (block.kind === "paragraph") return [paragraph(block.text)];
  if (block.kind === "list") {
    return block.items.map((item) => new Paragraph({ bullet: { level: 0 }, children: runs(item) }));
  }
  // Word joins two tables that nothing stands between.
  return [toTable(block), new Paragraph({ children: [] })];
}

function toTable({
  head,
  rows,
  widths = head.map(() => 1),
}: Extract<PdfBlock, { kind: "table" }>): Table {
  const unit = textWidth / widths.reduce((sum, width) => sum + width, 0);
  const columnWidths = widths.map((width) => Math.floor(unit * width));
  const toRow = (cells: readonly string[], isHead: boolean) =>
    new TableRow({
      tableHeader: isHead,
      cantSplit: true,
      children: cells.map(
        (cell, at) =>
          new TableCell({
            width: { size: columnWidths[at] ?? 0, type: WidthType.DXA },
            margins: { top: 60, bottom: 60, left: 80, right: 80 },
            children: [new Paragraph({ children: runs(cell, isHead) })],
          }),
      ),
    });
  return new Table({
    width: { size: textWidth, type: WidthType.DXA },
    columnWidths,
    rows: [toRow(head, true), ...rows.map((row) => toRow(row, false))],
  });
}

function paragraph(text: string): Paragraph {
  return new Paragraph({ spacing: { after: 160 }, children: runs(text) });
}

/** Each line a run of its own, as a line end in one is only a blank to Word. */
function runs(text: string, bold = false): TextRun[] {
  return clean(text)
    .split(/\r\n|\r|\n/)
    .map((line, at) => new TextRun({ text: line, bold, ...(at > 0 && { break: 1 }) }));
}

/** XML has no place for control characters and halves of letters; Word refuses a file with one. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");
}

function pageNumber(): Paragraph {
  return new Paragraph({
    alignment: "right",
    children: [
      new TextRun({
        size: sizes.small,
        children: ["Seite ", PageNumber.CURRENT, " von ", PageNumber.TOTAL_PAGES],
      }),
    ],
  });
}
