import type { ChancesAssessment } from "@tc/assessment";
import type { ChancesFact, TenderQuote } from "@tc/contract";
import type { PriceLevel } from "@tc/domain";
import type { DocumentQuote, InvitedBidders, PriceWeight } from "../../scoring/index.ts";
import type { ChancesBasis } from "./judge-tender.ts";

type Chances = Extract<ChancesAssessment, { readonly kind: "chances" }>;

const number = new Intl.NumberFormat("de-DE", { maximumFractionDigits: 2 });

/** What the tender tells beside the forecast, and what it does to this chance, also where that is nothing. */
export function chancesFacts(
  basis: Pick<ChancesBasis, "priceWeight" | "invited" | "profile">,
  chances: Chances,
): ChancesFact[] {
  const { priceWeight, invited, profile } = basis;
  const { priceLevel } = profile.data;
  return [
    ...(priceWeight ? [priceFact(priceWeight, priceLevel, chances)] : []),
    ...(invited ? [invitedFact(invited)] : []),
  ];
}

function priceFact(
  weight: PriceWeight,
  level: PriceLevel | undefined,
  chances: Chances,
): ChancesFact {
  const text = `Preis zählt ${number.format(weight.percent)}\u00a0%`;
  return {
    kind: "price",
    text,
    source: sourceOf(weight, { quote: text, field: "lots.awardCriteria" }),
    effect: priceEffect(weight, level, chances),
    isProfileSilent: level === undefined,
  };
}

function priceEffect(
  { percent }: PriceWeight,
  level: PriceLevel | undefined,
  { basis, drivers }: Chances,
): string {
  if (level === undefined) return "Ohne Angabe zu eurem Preisniveau ändert das nichts.";
  if (level === "usual") return "Euer Preisniveau ist üblich, deshalb ändert das nichts.";
  if (percent === 50) return "Bei genau der Hälfte ändert euer Preisniveau nichts.";
  const points = drivers.find(({ kind }) => kind === "price")?.points ?? 0;
  // In the steps in which the screen names all reasons
  const halves = Math.round(points * 2) / 2;
  if (halves !== 0) {
    const words = `${halves > 0 ? "+" : "−"}\u00a0${number.format(Math.abs(halves))}`;
    return `Euer Preisniveau verschiebt die Chance um ${words} ${Math.abs(halves) === 1 ? "Punkt" : "Punkte"}.`;
  }
  return basis === "proven"
    ? "Nach den gemeldeten Ergebnissen verschiebt euer Preisniveau die Chance hier kaum."
    : "Euer Preisniveau verschiebt die Chance erst, wenn gemeldete Ergebnisse zeigen, wie stark; bis dahin macht es höchstens die Spanne breiter.";
}

function invitedFact(invited: InvitedBidders): ChancesFact {
  const { least, most, count } = invited;
  const words = [
    ...(count === undefined ? [] : [number.format(count)]),
    ...(least !== undefined && least === most ? [number.format(least)] : []),
    ...(least !== undefined && least !== most ? [`mindestens ${number.format(least)}`] : []),
    ...(most !== undefined && least !== most ? [`höchstens ${number.format(most)}`] : []),
  ];
  const text = `Eingeladene: ${words.join(", ")}`;
  return {
    kind: "invited",
    text,
    source: sourceOf(invited, { quote: text }),
    effect:
      "Das ändert die Chance nicht: Wie viele sich bewerben und wen der Auftraggeber auswählt, ist nicht bekannt.",
    isProfileSilent: false,
  };
}

function sourceOf({ quote, document }: Partial<DocumentQuote>, ofNotice: TenderQuote): TenderQuote {
  return quote !== undefined && document ? { quote, document } : ofNotice;
}
