import type { MarkKind, TenderMarks } from "@tc/contract";
import type { MarkReason } from "./words";

export interface Why {
  readonly reason?: MarkReason;
  readonly note?: string;
}

export const noMarks: TenderMarks = { saved: false, dismissed: false };

export function isMarked(marks: TenderMarks | undefined, kind: MarkKind): boolean {
  if (!marks) return false;
  return kind === "fits" || kind === "misfit" ? marks.fitMark === kind : marks[kind];
}

/** What the server will answer: a mark takes its opposite back, a reason belongs to what speaks against. */
export function applyMark(
  marks: TenderMarks,
  kind: MarkKind,
  isOn: boolean,
  why: Why = {},
): TenderMarks {
  const { fitMark, reason, note, ...rest } = marks;
  const next: TenderMarks = { ...rest };
  if (kind === "fits" || kind === "misfit") {
    if (isOn) next.fitMark = kind;
    else if (fitMark !== undefined && fitMark !== kind) next.fitMark = fitMark;
  } else {
    if (fitMark !== undefined) next.fitMark = fitMark;
    next[kind] = isOn;
    if (isOn) next[kind === "saved" ? "dismissed" : "saved"] = false;
  }
  const isAgainst = next.dismissed || next.fitMark === "misfit";
  const isAsked = isOn && (kind === "misfit" || kind === "dismissed");
  const because = isAsked ? why : { reason, note };
  if (isAgainst && because.reason !== undefined) next.reason = because.reason;
  if (isAgainst && because.note !== undefined) next.note = because.note;
  return next;
}
