import type { Calculation, CalculationInput, ChancesFact } from "@tc/contract";
import { twoDigitCents } from "@tc/domain";
import type { PdfContent } from "../../../platform/pdf/write-pdf.ts";
import { placeWords } from "./quote-words.ts";

type Section = PdfContent["sections"][number];
type Row = readonly [name: string, amount: string, origin: string];

const entered = "von euch eingetragen";
const assumed = "Annahme von TenderChances";
const calculated = "errechnet";
const estimated = "geschätzt";

/** What a bid costs and brings. Each figure says whether the agency entered it, we assume it, or it follows from others. */
export function calculationSection(calculation: Calculation): Section {
  const { hours, hourlyCostCents, externalCents, contribution, feeCents, costCents } = calculation;
  const { valueCents, marginPercent, chance, expected, breakEvenPercent } = calculation;
  const originOf = (figure: keyof CalculationInput) =>
    calculation.entered[figure] === undefined ? assumed : entered;
  const rows: Row[] = [
    ["Stunden für das Angebot", number.format(hours), originOf("hours")],
    ["Kosten je Stunde", money(hourlyCostCents), originOf("hourlyCostCents")],
    ["Externe Kreative", money(externalCents), originOf("externalCents")],
    [
      `Künstlersozialabgabe ${percent(contribution.percent)} (${contribution.year})`,
      money(contribution.cents),
      calculated,
    ],
    [
      "Honorar vom Auftraggeber",
      feeCents === 0 ? money(0) : `– ${money(feeCents)}`,
      originOf("feeCents"),
    ],
    ["Kosten des Angebots", money(costCents), calculated],
  ];
  if (valueCents !== undefined) {
    const { valueOrigin = "estimated" } = calculation;
    const words = valueOrigin === "estimated" ? `rund ${estimate(valueCents)}` : money(valueCents);
    rows.push(["Auftragswert, netto", words, valueOrigins[valueOrigin]]);
  }
  rows.push(["Marge", percent(marginPercent), originOf("marginPercent")]);
  if (chance) rows.push(["Chance", percent(chance.percent), estimated]);
  if (expected) rows.push(["Erwartungswert", expectedWords(expected), calculated]);
  if (breakEvenPercent !== undefined) {
    rows.push(["Rechnet sich ab einer Chance von", breakEvenWords(breakEvenPercent), calculated]);
  }
  const facts = chance?.facts ?? [];
  return {
    title: "Rechnung (intern)",
    blocks: [
      { kind: "table", head: ["Größe", "Betrag", "Herkunft"], widths: [1.4, 1.6, 1.3], rows },
      ...(facts.length > 0 ? [{ kind: "list" as const, items: facts.map(factWords) }] : []),
    ],
  };
}

const valueOrigins = {
  entered,
  stated: "vom Auftraggeber genannt",
  calculated: "errechnet aus dem genannten Betrag",
  estimated,
} as const satisfies Record<NonNullable<Calculation["valueOrigin"]>, string>;

const euros = new Intl.NumberFormat("de-DE", { style: "currency", currency: "EUR" });
const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });
const money = (cents: number) => euros.format(cents / 100);
const percent = (value: number) => `${number.format(value)}\u00a0%`;

function expectedWords({ meanCents, lowCents, highCents }: NonNullable<Calculation["expected"]>) {
  return `rund ${estimate(meanCents)} (${estimate(lowCents)} bis ${estimate(highCents)})`;
}

/** "19.000 €": an expected value is no exact figure. */
function estimate(cents: number): string {
  const rounded = twoDigitCents(cents);
  const words = `${number.format(Math.abs(rounded) / 100)}\u00a0€`;
  return rounded < 0 ? `–\u00a0${words}` : words;
}

function breakEvenWords(value: number): string {
  return value > 100
    ? "keiner: Bei dieser Marge deckt selbst ein sicherer Zuschlag die Kosten nicht."
    : percent(value);
}

/** What the chance rests on beside the forecast, and what it does to it */
function factWords({ text, source, effect }: ChancesFact): string {
  const { document } = source;
  const where = document ? `Unterlagen, ${placeWords(source)}` : placeWords(source);
  return `Zur Chance: ${text} (${where}). ${effect}`;
}
