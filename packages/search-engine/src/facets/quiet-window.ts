import type { Segment } from "../segments/segment.ts";

const dayMs = 86_400_000;

/** Instants (epoch milliseconds, `from` excluded, `to` included) between which the clock changes no answer. */
export interface QuietWindow {
  readonly from: number;
  readonly to: number;
}

export function isWithin({ from, to }: QuietWindow, nowMs: number): boolean {
  return from < nowMs && nowMs <= to;
}

/** The time around `nowMs` in which none of these deadlines (epoch milliseconds) passes and no day ends. */
export function quietWindow(deadlinesMs: Iterable<number>, nowMs: number): QuietWindow {
  // Plans and calls without deadlines last a number of days: they end with one.
  let to = Math.ceil(nowMs / dayMs) * dayMs;
  let from = to - dayMs;
  for (const at of deadlinesMs) {
    if (at < nowMs) from = Math.max(from, at);
    else to = Math.min(to, at);
  }
  return { from, to };
}

export function quietWindowOf(segments: readonly Segment[], nowMs: number): QuietWindow {
  let to = Math.ceil(nowMs / dayMs) * dayMs;
  let from = to - dayMs;
  for (const { columns } of segments) {
    const { deadlines } = columns;
    for (let at = 0; at < deadlines.length; at++) {
      const ms = (deadlines[at] ?? 0) * 1000;
      if (ms < nowMs) {
        if (ms > from) from = ms;
      } else if (ms < to) to = ms;
    }
  }
  return { from, to };
}
