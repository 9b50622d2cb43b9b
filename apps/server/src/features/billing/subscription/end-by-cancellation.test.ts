import { expect, test } from "vitest";
import { endByCancellation } from "./end-by-cancellation.ts";

const at = (text: string) => new Date(`${text}T09:00:00Z`);
const plan = {
  "Premium monthly": { tier: "premium", period: "monthly", netCents: 18_900 },
  "Premium annual": { tier: "premium", period: "annual", netCents: 178_800 },
  "Basic monthly": { tier: "basis", period: "monthly", netCents: 11_900 },
  "Basic annual": { tier: "basis", period: "annual", netCents: 106_800 },
} as const;
type Plan = keyof typeof plan;

test.each<
  [
    now: Plan,
    next: Plan | undefined,
    subscriptionCancellation: string,
    end: string,
    cents: number,
    voids: boolean,
  ]
>([
  ["Premium monthly", undefined, "2026-11-01", "2026-12-01", 0, false],
  ["Premium monthly", undefined, "2026-11-10", "2027-01-01", 18_900, false],
  // What was ordered before comes first, and costs what it costs.
  ["Premium monthly", "Basic monthly", "2026-11-10", "2027-01-01", 11_900, false],
  ["Premium annual", "Basic monthly", "2026-11-10", "2027-01-01", 11_900, false],
  ["Premium annual", "Basic annual", "2026-11-10", "2027-12-01", 106_800, false],
  // Nobody pays for a year because of a cancellation.
  ["Premium monthly", "Basic annual", "2026-11-10", "2027-01-01", 18_900, true],
  // Nothing follows at all.
  ["Premium annual", "Basic monthly", "2026-10-20", "2026-12-01", 0, true],
])(
  "%s, then %s: cancellation of %s ends on %s",
  (now, next, subscriptionCancellation, end, cents, voids) => {
    const live = {
      id: "sub_1",
      customerId: "cus_1",
      ...plan[now],
      status: "active",
      anchor: at("2025-12-01"),
      periodStartsAt: at("2025-12-01"),
      periodEndsAt: at("2026-12-01"),
      endsAt: undefined,
    } as const;
    const ending = endByCancellation(
      live,
      next && { ...plan[next], from: live.periodEndsAt },
      at(subscriptionCancellation),
    );
    expect(ending.endsAt).toEqual(at(end));
    expect(ending.charges).toEqual(cents ? [{ at: live.periodEndsAt, netCents: cents }] : []);
    expect(ending.voidsNext).toBe(voids);
  },
);
