import type { BillingPeriod } from "./prices.ts";

/** A cancellation must come at least so many days before the end of the period; the terms promise it. */
export const subscriptionCancellationDays = 30;

const dayMs = 24 * 60 * 60 * 1000;

/**
 * The instant `count` periods after `anchor`, in UTC as the payment provider counts: the same day and time of the month,
 * or its last day where the month is shorter. 31 January plus one month is 28 February, plus two 31 March.
 */
export function addPeriods(anchor: Date, period: BillingPeriod, count: number): Date {
  const months = anchor.getUTCMonth() + count * (period === "annual" ? 12 : 1);
  const end = new Date(anchor);
  end.setUTCDate(1);
  end.setUTCMonth(months);
  const lastDay = new Date(Date.UTC(end.getUTCFullYear(), end.getUTCMonth() + 1, 0)).getUTCDate();
  end.setUTCDate(Math.min(anchor.getUTCDate(), lastDay));
  return end;
}

interface RunningPeriod {
  /** From where periods are counted: the start of the first paid one. */
  readonly anchor: Date;
  readonly period: BillingPeriod;
  /** The end of the period that runs. */
  readonly endsAt: Date;
}

/** When a subscription ends that is cancelled at `subscriptionCancelledAt`: the first end of a period at least `subscriptionCancellationDays` later. */
export function endAfterCancellation(running: RunningPeriod, subscriptionCancelledAt: Date): Date {
  const earliest = subscriptionCancelledAt.getTime() + subscriptionCancellationDays * dayMs;
  let end = running.endsAt;
  while (end.getTime() < earliest) end = nextEnd(running, end);
  return end;
}

/** When the periods after the running one begin, as long as that is before `end`. Each is charged as it begins. */
export function furtherPeriods(running: RunningPeriod, end: Date): Date[] {
  const starts: Date[] = [];
  for (let at = running.endsAt; at < end; at = nextEnd(running, at)) starts.push(at);
  return starts;
}

function nextEnd({ anchor, period }: RunningPeriod, after: Date): Date {
  for (let count = 1; ; count++) {
    const end = addPeriods(anchor, period, count);
    if (end > after) return end;
  }
}
