import type { RetenderGroup } from "@tc/contract";
import { addMonths } from "@tc/domain";
import { count, formatDay, formatMoneyShort } from "../../platform/format/format";
import type { RadarBasis } from "./radar-choice";
import type { Retender } from "./queries";

export const groupWords = {
  now: "Jetzt ansprechen",
  next: "In 6 bis 12 Monaten",
  later: "Später",
} as const satisfies Record<RetenderGroup, string>;

/** In word and dots, never by colour. */
export const confidenceOf = {
  "published-end": {
    word: "hoch",
    dots: 3,
    why: "Vertragsende veröffentlicht, keine Verlängerung",
  },
  computed: { word: "mittel", dots: 2, why: "aus Laufzeit oder Verlängerungen berechnet" },
  rhythm: { word: "gering", dots: 1, why: "nur aus dem üblichen Rhythmus" },
} as const satisfies Record<RadarBasis, { word: string; dots: number; why: string }>;

const monthAndYear = new Intl.DateTimeFormat("de-DE", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const monthAlone = new Intl.DateTimeFormat("de-DE", { month: "long", timeZone: "UTC" });
const at = (day: string) => new Date(`${day}T00:00:00Z`);

/** "Februar bis Mai 2027", "Dezember 2026 bis Januar 2027", "März 2027" */
export function stretchWords({ from, to }: { from: string; to: string }): string {
  if (from.slice(0, 7) === to.slice(0, 7)) return monthAndYear.format(at(from));
  const first = from.slice(0, 4) === to.slice(0, 4) ? monthAlone : monthAndYear;
  return `${first.format(at(from))} bis ${monthAndYear.format(at(to))}`;
}

type Drawn = Pick<Retender, "possible" | "core" | "contractEnd" | "latestEnd">;

/** What the track shows, for whoever does not see it. */
export function windowWords({ possible, core, contractEnd, latestEnd }: Drawn): string {
  return [
    `Eher ${stretchWords(core)}`,
    `möglich ${stretchWords(possible)}`,
    contractEnd !== undefined && `Vertragsende ${formatDay(contractEnd)}`,
    latestEnd !== undefined && `mit Verlängerungen bis ${formatDay(latestEnd)}`,
  ]
    .filter(Boolean)
    .join(", ");
}

/** "jetzt möglich", "in 4 Monaten" */
export function startWords({ possible }: Pick<Retender, "possible">, today: string): string {
  if (possible.from <= today) return "jetzt möglich";
  let months = 0;
  while (addMonths(today, months + 1) <= possible.from) months += 1;
  return months === 0 ? "in unter 1 Monat" : `in ${count(months, "Monat", "Monaten")}`;
}

/** "bisher Musterkreativ GmbH, 420 Tsd. €" */
export function incumbentWords({ suppliers, supplierCount, value }: Retender): string {
  const [first] = suppliers;
  const further =
    supplierCount > 1 ? ` und ${count(supplierCount - 1, "weiteres", "weitere")}` : "";
  const name = first === undefined ? "nicht veröffentlicht" : `${first}${further}`;
  return `bisher ${name}, ${value ? formatMoneyShort(value) : "ohne Wert"}`;
}

/** One contract within its tender; the address names it like this. */
export function keyOf({ tenderSlug, lotId }: Pick<Retender, "tenderSlug" | "lotId">): string {
  return `${tenderSlug}~${lotId}`;
}
