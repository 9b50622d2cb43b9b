import { turnoverYears } from "./documents/proof-years.ts";

/** What of a profile the meter looks at. */
export interface ProfileForCompleteness {
  readonly focus: string;
  readonly agencySectors: readonly unknown[];
  readonly cpv: readonly unknown[];
  readonly regions: readonly unknown[];
  readonly isNationwide: boolean;
  readonly teamSize?: number | undefined;
  readonly turnover: readonly unknown[];
  readonly insurance: { readonly coverCents?: number | undefined };
  readonly languages: readonly unknown[];
  readonly certificates: readonly unknown[];
  readonly references: readonly unknown[];
  readonly keywords: readonly unknown[];
}

export interface ProfileGap {
  readonly part: ProfilePart;
  /** Points of 100 the part is worth */
  readonly weight: number;
  /** What is lost without it, in one German sentence */
  readonly cost: string;
}

export interface ProfileCompleteness {
  readonly percent: number;
  /** The costliest first */
  readonly gaps: readonly ProfileGap[];
}

interface Part {
  readonly weight: number;
  readonly cost: string;
  /** 0 (nothing said) to 1 (nothing missing) */
  readonly share: (profile: ProfileForCompleteness) => number;
  /** What is still lacking where something is there already; `cost` speaks of nothing at all. */
  readonly rest?: (profile: ProfileForCompleteness) => string;
}

const allOrNothing = (isGiven: boolean) => (isGiven ? 1 : 0);
const upTo = (wanted: number, items: readonly unknown[]) => Math.min(1, items.length / wanted);

/** Most calls ask for three comparable projects of the last three years (§ 46 Abs. 3 Nr. 1 VgV). */
const usualReferences = 3;
/** Below that a description holds no words of its own to compare with. */
const enoughFocusChars = 120;

function restWords(count: number, singular: string, plural: string): string {
  return count === 1 ? `Es fehlt noch 1 ${singular}` : `Es fehlen noch ${count} ${plural}`;
}

/**
 * Weights by what a gap spoils: references decide suitability and similarity at once, agency sectors and focus feed every
 * comparison, region and turnover are knockout criteria of many calls; the rest is asked for now and then.
 */
const parts = {
  references: {
    weight: 20,
    cost: "Ohne Referenzen bleibt die Eignung bei den meisten Ausschreibungen offen; üblich sind drei aus den letzten drei Jahren.",
    share: ({ references }) => upTo(usualReferences, references),
    rest: ({ references }) =>
      `${restWords(usualReferences - references.length, "Referenz", "Referenzen")} bis zu den üblichen drei aus den letzten drei Jahren.`,
  },
  agencySectors: {
    weight: 15,
    cost: "Ohne Branchen fehlt der Passung die Grundlage: Unpassende Ausschreibungen lassen sich nicht aussortieren.",
    share: ({ agencySectors, cpv }) => allOrNothing(agencySectors.length > 0 || cpv.length > 0),
  },
  focus: {
    weight: 15,
    cost: "Ohne ausführliche Beschreibung deiner Leistungen werden Ausschreibungstexte nur über Codes verglichen, und die sind oft falsch.",
    share: ({ focus }) => Math.min(1, focus.trim().length / enoughFocusChars),
    rest: ({ focus }) =>
      `Die Beschreibung ist noch kurz: ${enoughFocusChars - focus.trim().length} Zeichen mehr, und sie lässt sich mit Ausschreibungen vergleichen.`,
  },
  regions: {
    weight: 10,
    cost: "Ohne Regionen bleibt offen, ob du dort sein kannst, wo Anwesenheit verlangt wird.",
    share: ({ regions, isNationwide }) => allOrNothing(isNationwide || regions.length > 0),
  },
  turnover: {
    weight: 10,
    cost: "Ohne Umsätze der letzten drei Jahre lässt sich ein geforderter Mindestumsatz nicht prüfen.",
    share: ({ turnover }) => upTo(turnoverYears, turnover),
    rest: ({ turnover }) =>
      `${restWords(turnoverYears - turnover.length, "Jahr", "Jahre")} Umsatz bis zu den üblichen drei Geschäftsjahren.`,
  },
  insurance: {
    weight: 10,
    cost: "Ohne Deckungssumme bleibt eine geforderte Haftpflichtversicherung ungeprüft.",
    share: ({ insurance }) => allOrNothing((insurance.coverCents ?? 0) > 0),
  },
  teamSize: {
    weight: 5,
    cost: "Ohne Teamgröße lässt sich nicht sagen, ob ein Auftrag zu groß für euch ist.",
    share: ({ teamSize }) => allOrNothing(teamSize !== undefined),
  },
  certificates: {
    weight: 5,
    cost: "Ohne Zertifikate bleiben geforderte Nachweise ungeprüft.",
    share: ({ certificates }) => allOrNothing(certificates.length > 0),
  },
  languages: {
    weight: 5,
    cost: "Ohne Sprachen bleibt offen, ob ihr ein Angebot in der verlangten Sprache abgeben könnt.",
    share: ({ languages }) => allOrNothing(languages.length > 0),
  },
  keywords: {
    weight: 5,
    cost: "Ohne eigene Suchwörter rutschen Nischenausschreibungen durch, die keinen passenden Code tragen.",
    share: ({ keywords }) => allOrNothing(keywords.length > 0),
  },
} as const satisfies Record<string, Part>;

export type ProfilePart = keyof typeof parts;

/** How much of what assessments rest on is known, and what each gap costs. */
export function profileCompleteness(profile: ProfileForCompleteness): ProfileCompleteness {
  let points = 0;
  const gaps: ProfileGap[] = [];
  for (const [part, { weight, cost, share, rest }] of Object.entries(parts) as [
    ProfilePart,
    Part,
  ][]) {
    const reached = weight * share(profile);
    points += reached;
    if (reached === weight) continue;
    gaps.push({ part, weight, cost: reached > 0 && rest ? rest(profile) : cost });
  }
  // Rounded down: 100 is said only when nothing is missing.
  return { percent: Math.floor(points + 1e-9), gaps: gaps.toSorted((a, b) => b.weight - a.weight) };
}
