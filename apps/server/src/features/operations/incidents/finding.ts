import type { IncidentKind } from "@tc/contract";

/** Something that is wrong at this moment. */
export interface Finding {
  readonly kind: IncidentKind;
  /** Findings of one kind and subject are one incident, however often they are made. */
  readonly subject: string;
  /** A German sentence without anybody's data: it goes into a mail. */
  readonly text: string;
}
