import type { getBilling } from "@tc/contract";
import { inDays } from "./days.ts";

export type BillingAnswer = (typeof getBilling)["response"]["_zod"]["input"];
export type SubscriptionAnswer = NonNullable<BillingAnswer["subscription"]>;

export const ownerId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b12";
const benId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b13";
export const cemId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b14";

/** "24.12.2026" */
export const germanDay = (instant: string) =>
  new Date(instant).toLocaleDateString("de-DE", {
    timeZone: "Europe/Berlin",
    day: "2-digit",
    month: "2-digit",
    year: "numeric",
  });

const members = [
  { userId: ownerId, name: "Ada Beispiel", isOwner: true, isActive: true },
  { userId: benId, name: "Ben Muster", isOwner: false, isActive: true },
  { userId: cemId, name: "Cem Früher", isOwner: false, isActive: true },
];

/** An agency without a plan that never tried one, seen by its owner. */
export const nothingBought: BillingAnswer = {
  tier: null,
  source: "none",
  can: { manage: true },
  isPurchasePossible: true,
  trial: { isEligible: true },
  usage: { used: 0, limit: 0, renewsOn: "2026-12-01" },
  seats: { limit: 1, used: 1, members: members.slice(0, 1) },
  invoices: [],
};

export const premiumMonthly: SubscriptionAnswer = {
  tier: "premium",
  period: "monthly",
  status: "active",
  periodStartsAt: inDays(-10),
  periodEndsAt: inDays(20),
  nextCharge: { at: inDays(20), netCents: 18_900 },
  isFirstPaymentProcessing: false,
  ifCancelledNow: {
    endsAt: inDays(51),
    charges: [{ at: inDays(20), netCents: 18_900 }],
    voidsNext: false,
  },
};

/** Premium by the month, paid, with a card and two invoices. */
export const premiumPaid: BillingAnswer = {
  tier: "premium",
  source: "subscription",
  can: { manage: true },
  isPurchasePossible: true,
  trial: { isEligible: false },
  subscription: premiumMonthly,
  paymentMethod: {
    kind: "card",
    brand: "visa",
    last4: "4242",
    expiresIn: { month: 4, year: 2030 },
  },
  vatId: { id: "DE123456789", status: "verified" },
  usage: { used: 18, limit: 50, renewsOn: "2026-12-01" },
  seats: { limit: 3, used: members.filter(({ isActive }) => isActive).length, members },
  invoices: [
    {
      id: "in_2",
      number: "TC-2026-0002",
      status: "paid",
      netCents: 18_900,
      taxCents: 3591,
      totalCents: 22_491,
      currency: "eur",
      createdAt: inDays(-10),
      paidAt: inDays(-10),
      pageUrl: "https://invoice.example/in_2",
      pdfUrl: "https://invoice.example/in_2.pdf",
    },
    {
      id: "in_1",
      number: "TC-2026-0001",
      status: "paid",
      netCents: 18_900,
      taxCents: 3591,
      totalCents: 22_491,
      currency: "eur",
      createdAt: inDays(-40),
      paidAt: inDays(-40),
    },
  ],
};

/** The paid agency, with a subscription that differs in `change`. */
export function withSubscription(
  change: Partial<SubscriptionAnswer>,
  more: Partial<BillingAnswer> = {},
): BillingAnswer {
  return { ...premiumPaid, ...more, subscription: { ...premiumMonthly, ...change } };
}
