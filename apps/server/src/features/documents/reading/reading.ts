import type { DocumentToRead } from "./reading.store.ts";

export interface Reading {
  readonly agencyId: string;
  readonly tenderId: string;
  readonly document: DocumentToRead;
  readonly signal: AbortSignal;
}
