import type { DocumentRefusalReason } from "@tc/domain";

/** Ends the reading of a document; the process that reads it makes a refusal of it. */
export class DocumentError extends Error {
  readonly reason: DocumentRefusalReason;

  constructor(reason: DocumentRefusalReason) {
    super(reason);
    this.name = "DocumentError";
    this.reason = reason;
  }
}
