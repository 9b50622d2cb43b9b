/** What a deadline ends. The eForms field stands beside each. */
export const deadlineKinds = [
  "offer", // BT-131
  "participation", // BT-1311
  "interest", // BT-630; BT-800 in market consultations
  "questions", // BT-13
  "opening", // BT-132
] as const;
export type DeadlineKind = (typeof deadlineKinds)[number];

/**
 * A moment by which something must have happened.
 * `at` is the instant in UTC (ISO 8601). `offset` is the zone as published ("+01:00", "Z"); absent when the
 * notice named none and Europe/Berlin was assumed. Without a published time (`hasTime` false) `at` is the last
 * second of that day in Europe/Berlin.
 */
export interface Deadline {
  readonly kind: DeadlineKind;
  readonly at: string;
  readonly offset?: string;
  readonly hasTime: boolean;
  /**
   * The same clock read as German time, where a German notice publishes summer's offset for a day in winter or the other
   * way round. Nobody can tell which was meant, so the earlier one counts.
   */
  readonly localAt?: string;
}

/** The moment by which to be ready: the earlier of two readings. */
export function urgentAt({ at, localAt }: Pick<Deadline, "at" | "localAt">): string {
  return localAt !== undefined && localAt < at ? localAt : at;
}
