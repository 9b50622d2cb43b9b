import { expect, test } from "vitest";
import type { ItemValue } from "../items/document-item.ts";
import { isValueInQuote } from "./value-in-quote.ts";

const deadline = { type: "deadline", kind: "offer", date: "2027-03-12", time: "11:00" } as const;
const relative = {
  type: "deadline",
  kind: "questions",
  relative: { count: 6, unit: "calendar-days", direction: "before", of: "offer" },
} as const;
const turnover = { type: "eligibility", kind: "turnover", cents: 125_000_000, years: 3 } as const;
const price = { type: "award-criterion", kind: "price", name: "Preis", isComplete: true } as const;
const duration = { type: "contract", kind: "duration", months: 48 } as const;

test.each<[ItemValue, string]>([
  [deadline, "Angebotsfrist: 12. März 2027, 11 Uhr"],
  [relative, "spätestens sechs Kalendertage vor Ablauf der Angebotsfrist"],
  [turnover, "Umsatz von 1,25 Mio. EUR im Mittel der letzten drei Jahre"],
  [{ ...turnover, years: 2 }, "1.250.000 Euro in 2 Geschäftsjahren"],
  [{ type: "eligibility", kind: "certificates", names: ["ISO 9001"] }, "Zertifikat nach ISO\n9001"],
  [{ ...price, weightPercent: 40 }, "Preis\t40"],
  [{ ...price, points: 1500 }, "Preis: 1.500 Punkte"],
  [{ ...price, weightPercent: 12.5 }, "Preis 12,5 %"],
  [duration, "Die Laufzeit beträgt 48 Monate."],
  [duration, "Laufzeit: vier Jahre"],
  [{ type: "contract", kind: "payment", days: 14 }, "Zahlungsziel: zwei (2) Wochen"],
  [
    { type: "contract", kind: "penalty", percent: 0.3, capPercent: 5 },
    "0,3 % je Werktag, höchstens 5 v. H. der Auftragssumme",
  ],
  [{ type: "contract", kind: "penalty", percent: 0.5 }, "höchstens 1/2 vom Hundert"],
  [{ type: "contract", kind: "penalty", percent: 0.5 }, "½ % je Woche"],
  [{ type: "pitch", kind: "invited", count: 5 }, "Es werden fünf Bieter eingeladen."],
  [{ type: "service", kind: "subject" }, "Konzeption"],
])("%o is read from its quote", (value, quote) => {
  expect(isValueInQuote(value, quote)).toBe(true);
});

test.each<[ItemValue, string]>([
  [deadline, "Angebotsfrist: 13. März 2027, 11 Uhr"],
  [deadline, "Angebotsfrist: 12. März 2027"],
  [deadline, "Angebotsfrist: 12. März 2027, 12 Uhr"],
  [relative, "spätestens sieben Kalendertage vor Ablauf der Angebotsfrist"],
  [relative, "spätestens sechs Werktage vor Ablauf der Angebotsfrist"],
  [{ ...relative, date: "2027-03-06" }, "sechs Kalendertage vor Ablauf der Angebotsfrist"],
  [turnover, "Umsatz von 1,2 Mio. EUR im Mittel der letzten drei Jahre"],
  [turnover, "Umsatz von 1,25 Mio. EUR"],
  [{ type: "eligibility", kind: "certificates", names: ["ISO 9001"] }, "ISO 14001 oder 9001"],
  [{ ...price, weightPercent: 40 }, "Preis 140 %"],
  [{ ...price, weightPercent: 3 }, "Preis, Stand 12.03.2027"],
  [duration, "48 Referenzen"],
  [{ type: "contract", kind: "penalty", percent: 0.3, capPercent: 5 }, "0,3 % an 5 Werktagen"],
  [{ type: "contract", kind: "penalty", percent: 2 }, "höchstens 1/2 v. H."],
  [duration, "Laufzeit: drei Jahre"],
])("%o is not in its quote", (value, quote) => {
  expect(isValueInQuote(value, quote)).toBe(false);
});
