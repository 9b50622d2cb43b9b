import type Stripe from "stripe";

export const daySeconds = 86_400;
/** How long Stripe waits for a first payment. */
export const incompleteSeconds = 23 * 3600;

type Recurring = Pick<Stripe.Price.Recurring, "interval" | "interval_count">;

/** `count` intervals after `anchor`; the 31st becomes a shorter month's last day and comes back. */
export function addIntervals(
  anchor: number,
  { interval, interval_count }: Recurring,
  count: number,
) {
  const steps = count * interval_count;
  if (interval === "day") return anchor + steps * daySeconds;
  if (interval === "week") return anchor + steps * 7 * daySeconds;
  const start = new Date(anchor * 1000);
  const months = interval === "year" ? steps * 12 : steps;
  const firstOfMonth = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + months, 1);
  const target = new Date(firstOfMonth);
  const lastDay = new Date(
    Date.UTC(target.getUTCFullYear(), target.getUTCMonth() + 1, 0),
  ).getUTCDate();
  const dayOffset = Math.min(start.getUTCDate(), lastDay) - 1;
  return firstOfMonth / 1000 + dayOffset * daySeconds + (anchor % daySeconds);
}

/** The end of the period that runs at `at`, counted from the anchor. */
export function periodEndAfter(anchor: number, recurring: Recurring, at: number): number {
  let count = 1;
  while (addIntervals(anchor, recurring, count) <= at) count += 1;
  return addIntervals(anchor, recurring, count);
}

/** Banks work from Monday to Friday. */
export function addBusinessDays(at: number, days: number): number {
  let moment = at;
  let left = days;
  while (left > 0) {
    moment += daySeconds;
    const weekday = new Date(moment * 1000).getUTCDay();
    if (weekday !== 0 && weekday !== 6) left -= 1;
  }
  return moment;
}
