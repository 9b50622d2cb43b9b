import type { LegalKind } from "@tc/domain";

/** A version of a legal text as it is published */
export interface LegalVersion {
  readonly kind: LegalKind;
  readonly version: string;
  readonly summary: string;
  readonly text: string;
  readonly textHash: string;
  readonly effectiveOn: string;
}
