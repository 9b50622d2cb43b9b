import type { MarkKind, TenderMarks } from "@tc/contract";

/** A mark as it is stored, current or not. */
export interface MarkLabel {
  readonly id: string;
  readonly kind: MarkKind;
  readonly reason: TenderMarks["reason"] | null;
  readonly note: string | null;
}

/** What an agency did with a tender and how it ended; the pipeline says it. */
export const outcomeKinds = ["pursued", "bid", "won", "lost", "withdrawn"] as const;
export type OutcomeKind = (typeof outcomeKinds)[number];

/** They exclude each other. */
export const oppositeOf: Readonly<Record<MarkKind, MarkKind>> = {
  fits: "misfit",
  misfit: "fits",
  saved: "dismissed",
  dismissed: "saved",
};

/** Joins an agency's current marks of one tender, oldest first. The latest one with a reason supplies reason and note. */
export function toMarks(current: readonly Omit<MarkLabel, "id">[]): TenderMarks {
  const has = (kind: MarkKind) => current.some((label) => label.kind === kind);
  const fitMark = has("fits") ? "fits" : has("misfit") ? "misfit" : undefined;
  const reasoned = current.findLast(({ reason, note }) => reason !== null || isSaid(note));
  return {
    ...(fitMark && { fitMark }),
    saved: has("saved"),
    dismissed: has("dismissed"),
    ...(reasoned?.reason && { reason: reasoned.reason }),
    ...(reasoned && isSaid(reasoned.note) && { note: reasoned.note }),
  };
}

function isSaid(note: string | null): note is string {
  return note !== null && note !== "";
}
