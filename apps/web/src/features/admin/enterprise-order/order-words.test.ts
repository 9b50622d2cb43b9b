import { expect, test } from "vitest";
import type { OrderState, Preview, Sale } from "./enterprise-order-queries";
import { effectWords, obstacleWords, orderSteps, periodCents } from "./order-words";

const premium = {
  tier: "premium",
  period: "monthly",
  netCents: 18_900,
  status: "active",
  isInvoiced: false,
  periodStartsAt: "2026-11-01T09:00:00.000Z",
  periodEndsAt: "2026-12-01T09:00:00.000Z",
} as const;

function stateOf(more: Partial<OrderState> = {}): OrderState {
  return {
    agency: { id: "a", name: "Nordlicht", tier: "premium" },
    isPossible: true,
    recipient: {
      company: "",
      contact: "",
      email: "",
      street: "",
      houseNumber: "",
      postalCode: "",
      city: "",
    },
    hasPaymentMethod: true,
    isUnderWay: false,
    seats: 10,
    invoices: [],
    ...more,
  };
}
const sale: Sale = { period: "annual", netCents: 324_000, daysUntilDue: 14, start: "now" };
const preview: Preview = {
  takesEffect: "now",
  at: "2026-11-20T09:00:00.000Z",
  netCents: 317_000,
  creditCents: 0,
  lines: [
    { text: "Rest", cents: -7_000 },
    { text: "Enterprise", cents: 324_000 },
  ],
  computedFor: "2026-11-20T09:00:00.000Z",
};

test("what the order makes of a running plan is said with its credit", () => {
  const words = effectWords(stateOf({ subscription: premium }), sale, preview).join(" ");
  expect(words).toContain("wird sofort zu Enterprise");
  expect(words).toContain("70,00");
});

test("an order for the period's end promises no credit, and one without a plan says so", () => {
  const later = { ...preview, takesEffect: "period_end", at: premium.periodEndsAt } as const;
  const words = effectWords(
    stateOf({ subscription: premium, grantedTier: "premium" }),
    { ...sale, start: "period_end" },
    later,
  );
  expect(words[0]).toContain("01.12.2026");
  expect(words[1]).toContain("gilt weiter");
  expect(effectWords(stateOf(), sale, preview)[0]).toContain("kein laufendes Abo");
});

test("the steps follow the invoice: sent, overdue, paid", () => {
  const subscription = { ...premium, tier: "enterprise", isInvoiced: true } as const;
  const open = {
    id: "in_1",
    number: "A-0001",
    status: "open",
    netCents: 324_000,
    totalCents: 385_560,
    createdAt: "2026-11-20T09:00:00.000Z",
    dueAt: "2026-12-04T09:00:00.000Z",
  } as const;
  const statesOf = (state: OrderState) => orderSteps(state).map((step) => step.state);
  expect(orderSteps(stateOf({ subscription: premium }))).toEqual([]);
  expect(statesOf(stateOf({ subscription }))).toEqual(["done", "now", "now", "open"]);
  expect(statesOf(stateOf({ subscription, invoices: [open] }))).toEqual([
    "done",
    "done",
    "now",
    "open",
  ]);
  const unpaid = { since: "2026-12-04T09:00:00.000Z", planEndsAt: "2026-12-18T09:00:00.000Z" };
  const late = orderSteps(stateOf({ subscription: { ...subscription, unpaid }, invoices: [open] }));
  expect(late[2]).toMatchObject({ state: "late" });
  expect(late[2]?.note).toContain("18.12.2026");
  const paid = { ...open, status: "paid", paidAt: "2026-11-25T09:00:00.000Z" } as const;
  expect(orderSteps(stateOf({ subscription, invoices: [paid] }))[2]).toMatchObject({
    title: "Bezahlt",
    note: "25.11.2026",
  });
});

test("an annual price is twelve of its months, and each obstacle has its words", () => {
  expect(periodCents(27_000, "annual")).toBe(324_000);
  expect(periodCents(27_000, "monthly")).toBe(27_000);
  expect(obstacleWords(stateOf())).toBeUndefined();
  for (const notNow of ["cancelled", "unpaid", "trialing", "incomplete"] as const) {
    expect(obstacleWords(stateOf({ notNow, subscription: premium }))).toBeTruthy();
  }
});
