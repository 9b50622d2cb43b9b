import type { DocumentFile } from "./document-reader.ts";

/** What made-up documents are about */
export interface SampleTender {
  readonly title: string;
  readonly buyer: string;
  readonly reference: string;
  /** The last day for offers, YYYY-MM-DD, and its time, HH:MM */
  readonly offersDueOn: string;
  readonly offersDueAt: string;
}

/** Generated documents for looking around where no real ones are uploaded. */
export interface SampleDocuments {
  /** Several kinds, among them a scan, two that contradict each other and one that hides an instruction to machines */
  whole(tender: SampleTender): Promise<readonly DocumentFile[]>;
  /** New versions of some of these */
  later(tender: SampleTender): Promise<readonly DocumentFile[]>;
  /** Two that agree */
  few(tender: SampleTender): Promise<readonly DocumentFile[]>;
  /** A page that proves something of an agency, as PDF */
  proof(title: string, lines: readonly string[]): Promise<Uint8Array>;
}
