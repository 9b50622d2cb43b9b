import { expect, test } from "vitest";
import { orderedOf } from "./ordered";
import type { Billing } from "./ordered";

const choice = { tier: "basis", period: "monthly" } as const;
const subscription: NonNullable<Billing["subscription"]> = {
  tier: "premium",
  period: "annual",
  status: "active",
  periodStartsAt: "2026-11-21T09:00:00.000Z",
  periodEndsAt: "2027-11-21T09:00:00.000Z",
  nextCharge: { at: "2027-11-21T09:00:00.000Z", netCents: 178_800 },
  isFirstPaymentProcessing: false,
  ifCancelledNow: { endsAt: "2027-11-21T09:00:00.000Z", charges: [], voidsNext: false },
};

function billing(change: Partial<Billing>): Billing {
  return {
    tier: null,
    source: "none",
    can: { manage: true },
    isPurchasePossible: true,
    trial: { isEligible: false },
    usage: { used: 0, limit: 0, renewsOn: "2026-12-01" },
    seats: { limit: 1, used: 1, members: [] },
    invoices: [],
    ...change,
  };
}

test("before the provider confirms, nothing is called booked", () => {
  for (const told of [
    undefined,
    billing({}),
    billing({ subscription: { ...subscription, status: "incomplete" } }),
  ]) {
    const ordered = orderedOf(told, choice);
    expect(ordered.isConfirmed).toBe(false);
    expect(ordered.plan).toBe("Basic, monatliche Zahlung");
    expect(ordered.charge).toBeUndefined();
  }
});

test("then the server's word counts, not what was chosen here", () => {
  const ordered = orderedOf(
    billing({ subscription, paymentMethod: { kind: "sepa_debit", last4: "3000" } }),
    choice,
  );
  expect(ordered).toMatchObject({
    isConfirmed: true,
    plan: "Premium, jährliche Zahlung",
    price: "149,00\u00a0€ im Monat, netto zzgl. USt.",
    charge: { name: "Nächste Abbuchung", text: "21.11.2027, 1.788\u00a0€ zzgl. USt." },
    payment: "SEPA-Lastschrift, endet auf 3000",
  });
});

test("a debit on its way is booked, and says how long it takes", () => {
  const ordered = orderedOf(
    billing({
      subscription: { ...subscription, status: "incomplete", isFirstPaymentProcessing: true },
    }),
    choice,
  );
  expect(ordered.isConfirmed).toBe(true);
  expect(ordered.note).toContain("einige Bankarbeitstage");
});
