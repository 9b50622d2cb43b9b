/**
 * A text and what it says, one line a deadline: kind, date, time, and for relative ones count, unit, direction and
 * the deadline it counts from; "-" stands for nothing. Relative ones count from the deadlines of `noticeOfPhrasings`.
 */
export type Phrasing = readonly [text: string, ...deadlines: readonly string[]];

/** The deadlines that the notice of every phrasing names. 12 March 2027 is a Friday. */
export const noticeOfPhrasings = [
  { kind: "offer", at: "2027-03-12T10:00:00Z", hasTime: true },
  { kind: "participation", at: "2027-02-12T11:00:00Z", hasTime: true },
] as const;

/** Every second phrasing is kept for the final figure: readers were never tuned on it. */
export function isKept(index: number): boolean {
  return index % 2 === 1;
}
