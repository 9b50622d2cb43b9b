import type { SegmentColumns } from "./segment-columns.ts";

/** The next bid deadline, else the last one past; NaN without. Epoch seconds. */
export function shownDeadline(
  { deadlines, deadlinesStarts }: SegmentColumns,
  document: number,
  nowSeconds: number,
): number {
  const to = deadlinesStarts[document + 1] ?? 0;
  let at = deadlinesStarts[document] ?? 0;
  if (at === to) return Number.NaN;
  while (at < to - 1 && (deadlines[at] ?? 0) < nowSeconds) at++;
  return deadlines[at] ?? Number.NaN;
}
