import type { PdfBlock } from "../../../platform/pdf/write-pdf.ts";
import { writePdf } from "../../../platform/pdf/write-pdf.ts";
import type { PartFigures, ReportFigures } from "../figures/read-figures.ts";
import { buyersPart, regionsPart, volumePart, winnersPart } from "./market-parts.ts";
import { funnelPart, retendersPart } from "./own-parts.ts";
import type { PrintedPart } from "./part.ts";
import { offersPart, priceWeightsPart, valuesPart } from "./spread-parts.ts";
import { dataWords, dayWords, filterWords, momentWords } from "./words.ts";
import { reportSections } from "@tc/domain";
import type { ReportSection } from "@tc/domain";

export interface ReportHead {
  readonly name: string;
  readonly agencyName: string;
  readonly madeAt: Date;
}

const printers: {
  readonly [Section in ReportSection]: (figures: PartFigures[Section]) => PrintedPart;
} = {
  volume: volumePart,
  regions: regionsPart,
  offers: offersPart,
  values: valuesPart,
  priceWeights: priceWeightsPart,
  winners: winnersPart,
  buyers: buyersPart,
  funnel: funnelPart,
  retenders: retendersPart,
};

function printedParts({ parts }: Pick<ReportFigures, "parts">): PrintedPart[] {
  return reportSections.flatMap((section) => {
    const figures = parts[section];
    if (figures === undefined) return [];
    // Figures lie under the name of their section, and so does what prints them.
    const print = printers[section] as (figures: unknown) => PrintedPart;
    return [print(figures)];
  });
}

/** A report as PDF: charts with what they rest on, then the table of each. Filters and the data's date are on each page. */
export function writeReportPdf(head: ReportHead, figures: ReportFigures): Promise<Buffer> {
  const filters = filterWords(figures);
  const parts = printedParts(figures);
  const { latestOn } = figures.volume;
  const filterLine = filters.map(([name, value]) => `${name}: ${value}`).join(" · ");
  return writePdf({
    title: head.name,
    lead: [
      `${head.agencyName}. Erstellt am ${momentWords(head.madeAt)} mit TenderChances aus veröffentlichten Bekanntmachungen.`,
      ...dataWords(figures.volume),
    ].join(" "),
    foot: [
      latestOn === undefined ? "ohne Daten" : `Stand ${dayWords(latestOn)}`,
      ...filters.map(([name, value]) => `${name}: ${value}`),
    ].join(" · "),
    subject: filterLine,
    sections: [
      {
        title: "Auswahl",
        blocks: [{ kind: "list", items: filters.map(([name, value]) => `${name}: ${value}`) }],
      },
      ...parts.map(({ title, lead, figures: charts, cases = [], rests, note }) => ({
        title,
        blocks: [
          ...paragraphs(lead === undefined ? [] : [lead]),
          ...charts,
          ...paragraphs([...cases, `${rests}. ${note}`]),
        ],
      })),
      ...parts.flatMap(({ title, table }) =>
        table.rows.length === 0
          ? []
          : [{ title: `Tabelle: ${title}`, blocks: [{ kind: "table" as const, ...table }] }],
      ),
    ],
  });
}

const paragraphs = (texts: readonly string[]): PdfBlock[] =>
  texts.map((text) => ({ kind: "paragraph", text }));
