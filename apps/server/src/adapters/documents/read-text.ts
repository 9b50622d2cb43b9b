import type { TextPart } from "@tc/documents";
import type { DocumentRefusalReason } from "@tc/domain";

/** What a reader of one format makes of its bytes. */
export interface ReadText {
  readonly parts: readonly TextPart[];
  readonly characters: number;
  /** How many invisible characters were taken out */
  readonly removed: number;
  /** Only where the format has pages */
  readonly pages?: number;
  readonly invisible?: number;
  readonly refusedPages?: readonly PageRefusal[];
}

export interface PageRefusal {
  readonly page: number;
  readonly reason: DocumentRefusalReason;
}

export interface ReadFormatOptions {
  /** Pages that killed the process before */
  readonly without?: readonly number[];
  readonly onPage?: (page: number, of: number) => void;
}
