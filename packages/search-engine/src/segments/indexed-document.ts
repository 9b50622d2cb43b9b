import type { TenderStage } from "@tc/domain";

/** What the index holds of one tender. */
export interface IndexedDocument {
  readonly id: string;
  /** Sorted, without doubles; `weights` has one byte for each. */
  readonly terms: readonly string[];
  readonly weights: Uint8Array;
  readonly stage: TenderStage;
  /** Epoch seconds of the bid deadlines, ascending; the last one ends the tender's being open. */
  readonly deadlines: readonly number[];
  /** YYYY-MM-DD */
  readonly publishedOn: string | undefined;
  readonly updatedOn: string | undefined;
  /** Epoch seconds at which it came to us; absent: long ago */
  readonly firstSeen?: number;
  /** A published value in euros; never a framework maximum. */
  readonly valueCents: number | undefined;
  readonly procedure: string | undefined;
  readonly level: string | undefined;
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly sources: readonly string[];
  readonly buyerId: string | undefined;
}
