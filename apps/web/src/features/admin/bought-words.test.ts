import { expect, test } from "vitest";
import { planOrigin, usageWords } from "./bought-words";
import type { AdminAgency } from "./queries";

const agency: AdminAgency = {
  id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11",
  name: "Nordlicht Media GmbH",
  tier: "enterprise",
  createdAt: "2026-10-01T08:00:00.000Z",
  usage: { checksThisMonth: 12, storedBytes: 48_000_000 },
  users: [],
};

test("an admin reads what was bought apart from what was set by hand", () => {
  expect(planOrigin(agency)).toBe("Nichts gebucht");
  const bought = { tier: "premium", period: "monthly", status: "active" } as const;
  expect(planOrigin({ ...agency, bought })).toBe("Gebucht: Premium, monatlich · aktiv");
  expect(
    planOrigin({
      ...agency,
      grantedTier: "enterprise",
      bought: {
        ...bought,
        status: "past_due",
        unpaidSince: "2026-11-20T09:00:00.000Z",
        endsAt: "2026-12-24T09:00:00.000Z",
      },
    }),
  ).toBe(
    "Von Hand gesetzt: Enterprise · Gebucht: Premium, monatlich · Zahlung offen · offen seit 20.11.2026 · endet am 24.12.2026",
  );
});

test("usage stands against what the plan allows, and an agency without activity says so", () => {
  const user = { userId: agency.id, name: "Ada", email: "a@b.example", role: "owner" } as const;
  const users = [
    { ...user, isActive: true },
    { ...user, isActive: false },
  ];
  expect(usageWords({ ...agency, users })).toBe(
    "12 von 150 TenderChecks im Monat · 1 von 10 Plätzen · 48\u00a0MB hochgeladen · noch nie genutzt",
  );
});
