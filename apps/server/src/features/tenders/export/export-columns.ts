import type { AssessmentSummary, TenderListItem } from "@tc/contract";
import { canUse, laender } from "@tc/domain";
import type { ListFeature, Tier } from "@tc/domain";
import { levelNames, procedureNames, stateNames } from "../facet-labels.ts";
import {
  exactAmount,
  germanAmount,
  germanDay,
  germanMoment,
  germanNumber,
} from "./german-cells.ts";

export interface ExportedTender {
  readonly item: TenderListItem;
  readonly assessment: AssessmentSummary;
  readonly publicUrl: string;
}

interface Column {
  readonly name: string;
  /** Only where the plan has it */
  readonly feature?: ListFeature;
  /** "" where nothing is known, or shown */
  readonly cell: (tender: ExportedTender) => string | undefined;
}

const valueKinds = {
  estimated: "Schätzwert",
  awarded: "Auftragswert",
  "framework-maximum": "Höchstwert der Rahmenvereinbarung",
} as const;
const budgetKinds = {
  published: "veröffentlicht",
  maximum: "Höchstwert",
  quoted: "im Text genannt",
  document: "in Unterlagen genannt",
  estimate: "geschätzt",
} as const;
const knockouts = { passed: "erfüllt", open: "ungeprüft", failed: "nicht erfüllt" } as const;

/** The list as a table, in its order; what a lock hides is empty, as on the screen. */
const columns: readonly Column[] = [
  { name: "Titel", cell: ({ item }) => item.title },
  { name: "Auftraggeber", cell: ({ item }) => item.buyer?.name },
  { name: "Ort", cell: ({ item }) => item.buyer?.town },
  { name: "Land", cell: ({ item }) => landName(item.land) },
  { name: "Status", cell: ({ item }) => stateNames[item.state] },
  {
    name: "Frist",
    cell: ({ item: { deadline } }) => deadline && germanMoment(deadline.at, deadline.hasTime),
  },
  {
    name: "Wert",
    cell: ({ item: { value } }) => value && germanAmount(value.cents, value.currency),
  },
  { name: "Wert genau", cell: ({ item: { value } }) => value && exactAmount(value.cents) },
  { name: "Währung", cell: ({ item }) => item.value?.currency },
  { name: "Art des Werts", cell: ({ item: { value } }) => value && valueKinds[value.kind] },
  { name: "Verfahren", cell: ({ item }) => item.procedure && procedureNames[item.procedure] },
  { name: "Ebene", cell: ({ item }) => item.level && levelNames[item.level] },
  { name: "CPV", cell: ({ item }) => item.mainCpv },
  { name: "Lose", cell: ({ item }) => (item.lotCount > 0 ? String(item.lotCount) : "") },
  {
    name: "Veröffentlicht am",
    cell: ({ item }) => item.publishedOn && germanDay(item.publishedOn),
  },
  { name: "Geändert am", cell: ({ item }) => item.updatedOn && germanDay(item.updatedOn) },
  {
    name: "AgencyFit",
    feature: "agencyFit",
    cell: ({ assessment: { fit } }) => fit && String(fit.score),
  },
  {
    name: "Mindestanforderungen",
    feature: "agencyFit",
    cell: ({ assessment: { fit } }) => fit && knockouts[fit.knockout],
  },
  {
    name: "TenderChances in %",
    feature: "tenderChances",
    cell: ({ assessment: { chances } }) => chances && String(chances.percent),
  },
  {
    name: "Chancen von %",
    feature: "tenderChances",
    cell: ({ assessment: { chances } }) => chances && String(chances.lowPercent),
  },
  {
    name: "Chancen bis %",
    feature: "tenderChances",
    cell: ({ assessment: { chances } }) => chances && String(chances.highPercent),
  },
  {
    name: "Erwartete Angebote",
    feature: "competition",
    cell: ({ assessment: { competition } }) => competition && germanNumber(competition.mean),
  },
  {
    name: "Besonders umkämpft",
    feature: "competition",
    cell: ({ assessment: { competition } }) =>
      competition && (competition.isContested ? "ja" : "nein"),
  },
  {
    name: "Budget",
    feature: "budget",
    cell: ({ assessment: { budget } }) => budget && germanAmount(budget.cents, budget.currency),
  },
  {
    name: "Budget genau",
    feature: "budget",
    cell: ({ assessment: { budget } }) => budget && exactAmount(budget.cents),
  },
  {
    name: "Art des Budgets",
    feature: "budget",
    cell: ({ assessment: { budget } }) => budget && budgetKinds[budget.kind],
  },
  { name: "Markierung", cell: ({ assessment: { marks } }) => markWords(marks) },
  {
    name: "Gesperrt",
    cell: ({ assessment: { volumeLock } }) =>
      volumeLock &&
      `Über der Tarifgrenze von ${germanAmount(volumeLock.capCents, "EUR")}: ${germanAmount(volumeLock.because.cents, "EUR")}`,
  },
  { name: "Quellen", cell: ({ item }) => item.sources.join(", ") },
  {
    name: "Adresse",
    cell: ({ item, publicUrl }) => `${publicUrl}/app/tender/${item.slug}`,
  },
];

/** What this plan's file holds, in its order */
export function exportColumns(tier: Tier | null) {
  const open = columns.filter(({ feature }) => feature === undefined || canUse(tier, feature));
  return {
    names: open.map(({ name }) => name),
    cellsOf: (tender: ExportedTender) => open.map(({ cell }) => cell(tender) ?? ""),
  };
}

function landName(code: string | undefined): string | undefined {
  return code === undefined ? undefined : (laender[code as keyof typeof laender] ?? code);
}

function markWords(marks: AssessmentSummary["marks"]): string {
  if (!marks) return "";
  const { fitMark, saved, dismissed } = marks;
  const words = [
    fitMark === "fits" && "passt",
    fitMark === "misfit" && "passt nicht",
    saved && "gemerkt",
    dismissed && "abgelehnt",
  ];
  return words.filter(Boolean).join(", ");
}
