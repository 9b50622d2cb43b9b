import { agencySectorDefinitions, cpvDivisions, laender } from "@tc/domain";
import type { ProcedureType, ProcurementLevel, TenderFacet, TenderState } from "@tc/domain";
import type { NoticeSource } from "../../ports/notice-source.ts";
import type { FacetCounts, SearchResult } from "@tc/search-engine";

export const stateNames = {
  open: "Offen",
  planned: "Geplant",
  expired: "Abgelaufen",
  awarded: "Vergeben",
  cancelled: "Aufgehoben",
} satisfies Record<TenderState, string>;

export const procedureNames = {
  open: "Offenes Verfahren",
  restricted: "Nichtoffenes Verfahren",
  "neg-w-call": "Verhandlungsverfahren mit Teilnahmewettbewerb",
  "neg-wo-call": "Verhandlungsverfahren ohne Teilnahmewettbewerb",
  "comp-dial": "Wettbewerblicher Dialog",
  innovation: "Innovationspartnerschaft",
  "comp-tend": "Vergabe mit Wettbewerb (VO 1370/2007)",
  "oth-single": "Sonstiges einstufiges Verfahren",
  "oth-mult": "Sonstiges mehrstufiges Verfahren",
  other: "Sonstiges Verfahren",
} satisfies Record<ProcedureType, string>;

export const levelNames = {
  eu: "EU-weit (Oberschwelle)",
  national: "National (Unterschwelle)",
} satisfies Record<ProcurementLevel, string>;

const agencySectors = Object.fromEntries(
  Object.entries(agencySectorDefinitions).map(([name, { label }]) => [name, label]),
);

export interface FacetValue {
  readonly value: string;
  readonly label: string;
  readonly count: number;
}
export type LabelledFacets = Record<TenderFacet, FacetValue[]>;

/** Counts with German names, the most frequent first; states in the order of a tender's life. */
export function labelFacets(
  facets: SearchResult["facets"],
  sources: readonly Pick<NoticeSource, "id" | "name">[],
): LabelledFacets {
  const sourceNames = Object.fromEntries(sources.map(({ id, name }) => [id, name]));
  const order = Object.keys(stateNames);
  return {
    state: labelled(facets.state, stateNames).toSorted(
      (a, b) => order.indexOf(a.value) - order.indexOf(b.value),
    ),
    agencySector: labelled(facets.agencySector, agencySectors),
    cpvDivision: labelled(facets.cpvDivision, cpvDivisions),
    region: labelled(facets.region, laender),
    procedure: labelled(facets.procedure, procedureNames),
    level: labelled(facets.level, levelNames),
    source: labelled(facets.source, sourceNames),
  };
}

function labelled(counts: FacetCounts, labels: Readonly<Record<string, string>>): FacetValue[] {
  return Object.entries(counts)
    .map(([value, count]) => ({ value, label: labels[value] ?? value, count }))
    .toSorted((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
