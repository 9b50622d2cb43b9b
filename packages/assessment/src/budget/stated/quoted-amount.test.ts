import { expect, test } from "vitest";
import { quotedAmounts, settledAmount } from "./quoted-amount.ts";

test.each([
  ["Der geschätzte Auftragswert beträgt 120.000 EUR netto.", 120_000],
  ["Es steht ein Gesamtbudget von 1,5 Mio. Euro zur Verfügung.", 1_500_000],
  ["Kostenrahmen: € 80 000,-", 80_000],
  ["Für die Kampagne stehen insgesamt bis zu 45.500,50 € bereit.", 45_500.5],
  ["Das Auftragsvolumen liegt bei rund 95 T€.", 95_000],
  ["50.000 Euro stehen für die Umsetzung zur Verfügung.", 50_000],
  ["Die Budgetobergrenze liegt bei EUR 30.000,00.", 30_000],
])("the value of the contract is read: %s", (text, euros) => {
  expect(quotedAmounts(text)).toMatchObject([{ kind: "value", netCents: euros * 100 }]);
});

test.each([
  "Mindestjahresumsatz von 500.000 EUR in den letzten drei Jahren.",
  "Berufshaftpflichtversicherung mit einer Deckungssumme von 3 Mio. EUR.",
  "Referenz mit einem Auftragswert; Vertragsstrafe 5.000 EUR.",
  "Der Stundensatz im Budget: Tagessatz 1.200 EUR.",
  "Das Budget von 500 EUR je Veranstaltung ist einzuhalten.",
  "Gesucht werden 120.000 Flyer. Das Budget ist offen.",
  "Die Baukosten betragen 4.000.000 EUR.",
  "Sicherheit ist zu leisten, sofern die Auftragssumme mindestens 250.000 Euro beträgt.",
  "Bei einem Auftragswert oberhalb von 30.000 € wird das Register abgefragt.",
  "Teilnahme an Projekten mit eigenem Budgetanteil ≥ 100.000 €",
])("what is no value of the contract is not taken for one: %s", (text) => {
  expect(quotedAmounts(text)).toEqual([]);
});

test("a maximum is kept apart from a value", () => {
  const [amount] = quotedAmounts("Höchstwert der Rahmenvereinbarung: 400.000,00 EUR (netto).");
  expect(amount).toMatchObject({ kind: "maximum", cents: 40_000_000 });
});

test("value added tax is taken off where the text includes it", () => {
  const [amount] = quotedAmounts("Budget: 119.000 EUR brutto.");
  expect(amount).toMatchObject({ cents: 11_900_000, netCents: 10_000_000 });
  expect(quotedAmounts("Budget: 119.000 EUR inkl. der gesetzlichen MwSt.")[0]?.netCents).toBe(
    10_000_000,
  );
});

test("an amount without tax beside one with it is not taken for the latter", () => {
  const quoted = quotedAmounts(
    "Maximale Gesamtauftragsgrenze: 735.200,00 EUR netto; 874.888,00 EUR brutto.",
  );
  expect(quoted.map(({ netCents }) => netCents)).toEqual([73_520_000, 73_520_000]);
  expect(settledAmount(quoted, "maximum")?.cents).toBe(73_520_000);
});

test("of a range the upper end is taken", () => {
  const quoted = quotedAmounts(
    "Geschätzter Gesamtwert: Spanne von 2 076 000 EUR bis 2 600 000 EUR",
  );
  expect(quoted.map(({ cents }) => cents)).toEqual([260_000_000]);
});

test("a yearly amount is marked", () => {
  expect(quotedAmounts("Das Budget beträgt 40.000 € pro Jahr.")[0]?.isPerYear).toBe(true);
  expect(quotedAmounts("Das jährliche Budget beträgt 40.000 €.")[0]?.isPerYear).toBe(true);
});

test("the quote is a stretch of the text, its sentence", () => {
  const text =
    "Wir suchen ca. 3 Agenturen. Das Budget liegt bei ca. 1,2 Mio. EUR netto. Fragen bitte per Mail.";
  const [amount] = quotedAmounts(text);
  expect(amount?.quote).toBe("Das Budget liegt bei ca. 1,2 Mio. EUR netto.");
});

test("several amounts settle nothing unless one is said of the whole", () => {
  const parts = "Los 1: Budget 20.000 EUR. Los 2: Budget 30.000 EUR.";
  expect(settledAmount(quotedAmounts(parts), "value")).toBeUndefined();
  const whole = `${parts} Gesamtbudget 50.000 EUR.`;
  expect(settledAmount(quotedAmounts(whole), "value")?.cents).toBe(5_000_000);
});

test("hostile text ends soon and finds nothing", () => {
  expect(quotedAmounts(`Budget ${"1.".repeat(20_000)} EUR`)).toEqual([]);
  expect(quotedAmounts("9".repeat(50_000))).toEqual([]);
  expect(quotedAmounts("Budget 5.000 EUR. ".repeat(20_000))).toHaveLength(200);
});

test("of two amounts each is yearly or not by its own words", () => {
  const yearly = (text: string) => quotedAmounts(text).map(({ isPerYear }) => isPerYear);
  expect(yearly("Das Budget beträgt 50.000 € p. a. bzw. 150.000 € für die Laufzeit.")).toEqual([
    true,
    false,
  ]);
  expect(yearly("Das Budget beträgt 150.000 €, je 50.000 € im Jahr.")).toEqual([false, true]);
});

test("a part of the amount is no second value", () => {
  const quoted = quotedAmounts(
    "Das Budget beträgt 90.000 € netto, davon sind 30.000 € garantiert.",
  );
  expect(quoted.map(({ cents }) => cents)).toEqual([9_000_000]);
});

test("value added tax is taken off where its rate stands beside it", () => {
  expect(quotedAmounts("Budget: 119.000 EUR inkl. 19 % MwSt.")[0]?.netCents).toBe(10_000_000);
});
