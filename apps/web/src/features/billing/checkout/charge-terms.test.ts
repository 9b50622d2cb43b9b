import { expect, test } from "vitest";
import { chargeTerms, submitLabel } from "./charge-terms";

// 23:30 in London, already the 15th in Germany
const now = new Date("2026-11-14T23:30:00Z");

test.each([
  ["basis", "annual", "89,00\u00a0€", "12 × 89,00\u00a0€ = 1.068\u00a0€"],
  ["basis", "monthly", "119,00\u00a0€", "119,00\u00a0€"],
  ["premium", "annual", "149,00\u00a0€", "12 × 149,00\u00a0€ = 1.788\u00a0€"],
  ["premium", "monthly", "189,00\u00a0€", "189,00\u00a0€"],
] as const)("%s, %s costs what the specification says", (tier, period, perMonth, perPeriod) => {
  expect(chargeTerms({ tier, period }, false, now)).toMatchObject({ perMonth, perPeriod });
});

test("without a trial the whole period is due today, with net, VAT and gross sum", () => {
  const terms = chargeTerms({ tier: "premium", period: "annual" }, false, now);
  expect(terms).toMatchObject({
    net: "1.788\u00a0€",
    vat: { label: "USt. 19 %", sum: "339,72\u00a0€" },
    gross: "2.127,72\u00a0€",
    dueToday: "2.127,72\u00a0€",
    later: "Heute buchen wir 2.127,72\u00a0€ (1.788\u00a0€ zzgl. USt.) für 12 Monate ab.",
  });
});

test("a trial costs nothing today and names the German day of its first charge", () => {
  const terms = chargeTerms({ tier: "premium", period: "monthly" }, true, now);
  expect(terms.dueToday).toBe("0,00\u00a0€");
  expect(terms.later).toContain(
    "Am 29.11.2026 buchen wir 224,91\u00a0€ (189,00\u00a0€ zzgl. USt.) für einen Monat ab.",
  );
});

test("an order during a trial is charged at the trial's end", () => {
  const choice = { tier: "basis", period: "monthly" } as const;
  const terms = chargeTerms(choice, false, now, "2026-11-20T08:00:00Z");
  expect(terms.dueToday).toBe("0,00\u00a0€");
  expect(terms.later).toContain("Eure Testphase läuft bis zum 20.11.2026 kostenlos weiter.");
});

test("the renewal and how to end it are said before every order", () => {
  for (const isTrial of [true, false]) {
    const { subscriptionCancellation } = chargeTerms(
      { tier: "premium", period: "annual" },
      isTrial,
      now,
    );
    expect(subscriptionCancellation).toBe(
      "Danach verlängert sich das Abo jeweils um 12 Monate, bis du kündigst: in der App, mit 30 Tagen Frist zum Ende eines Abrechnungszeitraums.",
    );
  }
});

test.each([
  ["basis", true, "Jetzt buchen"],
  ["basis", false, "Jetzt buchen"],
  ["premium", true, "2 Wochen kostenlos testen"],
  ["premium", false, "Jetzt buchen"],
] as const)("the button for %s, eligible %s, reads „%s“", (tier, isEligible, text) => {
  expect(submitLabel({ tier, period: "annual" }, isEligible)).toBe(text);
});
