import type { WatchChange } from "@tc/contract";
import { deadlinesIn } from "./german-moments.ts";

/** What the deadline ends, as a team says it */
export const deadlineActs = {
  offer: "Abgabe",
  participation: "Teilnahmeantrag",
  interest: "Interessensbestätigung",
  questions: "Bieterfragen",
} as const;
type DeadlineAct = keyof typeof deadlineActs;

export interface NewDeadline {
  readonly kind: DeadlineAct;
  /** Undefined: none was named before. */
  readonly from: Date | undefined;
  readonly to: Date;
}

export interface MovedDeadline extends NewDeadline {
  readonly from: Date;
}

/** Undefined where a deadline went or stays, or where nobody must act by it. */
export function newDeadline(change: WatchChange): NewDeadline | undefined {
  if (change.kind !== "field" || change.subject !== "deadline") return undefined;
  const kind = change.field.split(".").at(-1) ?? "";
  const [from] = deadlinesIn(change.field, change.old);
  const [to] = deadlinesIn(change.field, change.new);
  return kind in deadlineActs && to && from?.getTime() !== to.getTime()
    ? { kind: kind as DeadlineAct, from, to }
    : undefined;
}

/** Undefined where a deadline came or went, or where nobody must act by it. */
export function movedDeadline(change: WatchChange): MovedDeadline | undefined {
  const deadline = newDeadline(change);
  return deadline?.from && { ...deadline, from: deadline.from };
}
