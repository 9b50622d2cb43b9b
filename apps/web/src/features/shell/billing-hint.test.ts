import { expect, test } from "vitest";
import { billingNotice } from "./billing-hint";
import type { Billing } from "./use-billing";

const now = new Date("2026-11-22T09:00:00.000Z");
const paid: NonNullable<Billing["subscription"]> = {
  tier: "premium",
  period: "monthly",
  status: "active",
  periodStartsAt: "2026-11-01T09:00:00.000Z",
  periodEndsAt: "2026-12-01T09:00:00.000Z",
  isFirstPaymentProcessing: false,
  ifCancelledNow: { endsAt: "2027-01-01T09:00:00.000Z", charges: [], voidsNext: false },
};
const trial = (endsAt: string) =>
  ({ source: "trial", trial: { isEligible: false, endsAt } }) as const;

test("nothing is said while all is in order", () => {
  expect(billingNotice({ source: "none", trial: { isEligible: true } }, now)).toBeUndefined();
  const facts = { source: "subscription", trial: { isEligible: false } } as const;
  expect(billingNotice({ ...facts, subscription: paid }, now)).toBeUndefined();
});

test("a failed payment says until when the plan goes on, and once it ended that it rests", () => {
  const facts = { source: "subscription", trial: { isEligible: false } } as const;
  const unpaid = (planEndsAt: string) =>
    billingNotice(
      {
        ...facts,
        subscription: { ...paid, unpaid: { since: "2026-11-15T09:00:00.000Z", planEndsAt } },
      },
      now,
    );
  expect(unpaid("2026-11-29T09:00:00.000Z")).toMatchObject({
    tone: "red",
    title: "Eine Zahlung ist fehlgeschlagen.",
    text: "Euer Tarif läuft noch bis 29.11.2026.",
  });
  expect(unpaid("2026-11-22T09:00:00.000Z")?.title).toBe("Euer Tarif ruht.");
});

test("a trial is told of in its last three days of the German calendar", () => {
  expect(billingNotice(trial("2026-11-26T08:00:00.000Z"), now)).toBeUndefined();
  expect(billingNotice(trial("2026-11-25T22:30:00.000Z"), now)?.title).toBe(
    "Eure Testphase endet am 25.11.2026.",
  );
  expect(billingNotice(trial("2026-11-25T23:30:00.000Z"), now)).toBeUndefined();
  expect(billingNotice(trial("2026-11-23T08:00:00.000Z"), now)?.title).toBe(
    "Eure Testphase endet morgen.",
  );
  expect(billingNotice(trial("2026-11-22T09:00:00.000Z"), now)).toBeUndefined();
});

test("only a trial with a card goes over into something that costs", () => {
  const withCard = (more: object) =>
    billingNotice(
      {
        source: "subscription",
        trial: { isEligible: false },
        subscription: {
          ...paid,
          status: "trialing",
          trialEndsAt: "2026-11-24T09:00:00.000Z",
          ...more,
        },
      },
      now,
    )?.text;
  expect(withCard({})).toBe("Danach beginnt euer bezahltes Abo.");
  expect(withCard({ endsAt: "2026-11-24T09:00:00.000Z" })).toBe("Danach wird nichts berechnet.");
  expect(billingNotice(trial("2026-11-24T09:00:00.000Z"), now)?.text).toBe(
    "Sie endet von selbst und kostet nichts.",
  );
});
