import type { AgencyProfile, AgencyReference } from "@tc/assessment";
import type { Win, WonTender } from "../data/won-tenders.ts";

/** A winner's earlier awards, one later one, and what else was on offer in its country from then on. */
export interface WinnerQuery {
  readonly winner: string;
  readonly earlier: readonly WonTender[];
  readonly target: WonTender;
  /** The target among them */
  readonly candidates: readonly WonTender[];
  /** The winner had not worked for this buyer. */
  readonly isNewBuyer: boolean;
}

/** Fewer candidates tell nothing. */
const minCandidates = 10;

/**
 * One query for every award of a winner after its first. Candidates: procedures of the same country published after the
 * last earlier award, except others the winner won; only such whose winners are known, so that none is a hidden hit.
 */
export function winnerQueries(all: readonly WonTender[]): WinnerQuery[] {
  const byWinner = new Map<string, WonTender[]>();
  for (const won of all) {
    for (const winner of new Set(won.wins.map((win) => win.winner))) {
      byWinner.set(winner, [...(byWinner.get(winner) ?? []), won]);
    }
  }
  return [...byWinner].flatMap(([winner, wins]) =>
    wins.flatMap((target): WinnerQuery[] => {
      const earlier = wins.filter(({ day }) => day < target.day);
      const last = earlier.at(-1);
      if (!last) return [];
      const candidates = all.filter(
        (won) =>
          won === target ||
          (won.country === target.country && won.day > last.day && !wins.includes(won)),
      );
      if (candidates.length < minCandidates) return [];
      const isNewBuyer = earlier.every(({ buyer }) => buyer !== target.buyer);
      return [{ winner, earlier, target, candidates, isNewBuyer }];
    }),
  );
}

/** The earlier awards as the profile of an agency that says nothing else about itself. */
export function profileOf({ winner, earlier }: WinnerQuery): AgencyProfile {
  const won = earlier.map((tender) => ({
    tender,
    wins: tender.wins.filter((win) => win.winner === winner),
  }));
  return {
    focus: "",
    agencySectors: [],
    cpv: [...new Set(won.flatMap(({ wins }) => wins.flatMap(({ cpv }) => cpv)))],
    regions: [...new Set(earlier.flatMap(({ tender }) => placesOf(tender)))],
    isNationwide: false,
    turnover: [],
    insurance: {},
    languages: [],
    certificates: [],
    references: won.map(({ tender, wins }) => referenceOf(tender, wins)),
    exclusions: { agencySectors: [], keywords: [] },
    keywords: [],
  };
}

function placesOf({ nuts, lots }: WonTender["tender"]): string[] {
  return [...nuts, ...lots.flatMap((lot) => lot.nuts)].filter((code) => code.length > 2);
}

function referenceOf({ tender, day }: WonTender, wins: readonly Win[]): AgencyReference {
  const titles = [tender.title, ...wins.map(({ lotTitle }) => lotTitle)];
  const texts = [tender.description, ...wins.map(({ lotDescription }) => lotDescription)];
  const values = wins.flatMap(({ valueCents }) => valueCents ?? []);
  return {
    client: tender.buyers[0]?.name ?? "",
    title: joined(titles, ". "),
    year: Number(day.slice(0, 4)),
    agencySectors: [],
    description: joined(texts, "\n"),
    isPublicClient: true,
    ...(values.length > 0 && { valueCents: values.reduce((sum, cents) => sum + cents, 0) }),
  };
}

function joined(texts: readonly (string | undefined)[], by: string): string {
  return [...new Set(texts)].filter((text) => text !== undefined && text !== "").join(by);
}
