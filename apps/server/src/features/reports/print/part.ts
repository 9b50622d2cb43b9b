import type { PdfFigure } from "../../../platform/pdf/write-pdf.ts";

/** A part of a printed report: its chart, what it rests on, and the same as a table at the end. */
export interface PrintedPart {
  readonly title: string;
  /** Above the chart */
  readonly lead?: string;
  readonly figures: readonly PdfFigure[];
  /** In place of charts, or below them: what is told one by one */
  readonly cases?: readonly string[];
  readonly rests: string;
  readonly note: string;
  readonly table: {
    readonly head: readonly string[];
    readonly rows: readonly (readonly string[])[];
    readonly widths?: readonly number[];
  };
}

export const nothing = "In dieser Auswahl ist dazu nichts veröffentlicht.";
