import { demandsIn } from "@tc/assessment";
import type { DemandFinding } from "@tc/assessment";
import { flowingText } from "../flowing-text.ts";
import type { EligibilityItem, ItemFinding, JudgedDemand } from "../items/document-item.ts";

/** Under such a heading a demand is one by being there; elsewhere its words must say so. */
const aboutBidders =
  /eignung|leistungsfähigkeit|teilnahmebedingung|teilnahmeantrag|mindestanforderung|mindestbedingung|befähigung|bewerberbogen|eigenerklärung|unternehmensdarstellung|\bEK\s?\d/i;
/** Where a document begins to say how offers are scored, and where it comes back to what bidders must be */
const scoringHeading =
  /^[^\S\n]*(?:[\d.]{1,9}[^\S\n]+)?(?:die\s+)?(?:(?:zuschlags?|wertungs|bewertungs)-?kriteri(?:en|um)(?!\p{L})(?![^\n]{0,110}(?:siehe|anlage|dienen|\.{4}))[^\n]{0,110}$|ZK\s?-?\d)/imu;
const bidderHeading =
  /^[^\S\n]*(?:[\d.]{1,9}[^\S\n]+)?(?:eignung|teilnahmebedingung|mindestanforderung|zulassung|nachweise|EK\s?-?\d)/imu;

/** What a bidder must have to be admitted: turnover, insurance, references, certificates. */
export function readEligibility(text: string): ItemFinding[] {
  return eligibilityIn(withoutScoring(text), { isCriterion: aboutBidders.test(text) });
}

/** The text with blanks where it says how offers are scored; every other letter keeps its place. */
function withoutScoring(text: string): string {
  const from = text.search(scoringHeading);
  if (from < 0) return text;
  const lineEnd = text.indexOf("\n", from);
  const length = lineEnd < 0 ? -1 : text.slice(lineEnd).search(bidderHeading);
  const to = length < 0 ? text.length : lineEnd + length;
  const blank = text.slice(from, to).replaceAll(/[^\n]/g, " ");
  return text.slice(0, from) + blank + withoutScoring(text.slice(to));
}

/** The same of a text that is known to state criteria of eligibility. */
export function eligibilityIn(whole: string, options: { isCriterion: boolean }): ItemFinding[] {
  const { text, rangeOf } = flowingText(whole);
  return demandsIn(text, options).flatMap((demand) => {
    const item = itemOf(demand);
    if (!item) return [];
    const judged = judgedBy(demand, options.isCriterion);
    const { start, quote } = demand;
    const lot = "lotNumber" in demand ? { lot: String(demand.lotNumber) } : {};
    return [
      {
        ...item,
        ...(judged && { judged }),
        ...lot,
        confidence: sureness(demand),
        ...rangeOf(start, start + quote.length),
      },
    ];
  });
}

function itemOf(demand: DemandFinding): EligibilityItem | undefined {
  const type = "eligibility";
  switch (demand.kind) {
    case "turnover":
      return { type, kind: "turnover", cents: demand.cents };
    case "insurance":
      return {
        type,
        kind: "insurance",
        ...(demand.highestCents > 0 && { cents: demand.highestCents }),
      };
    case "references":
      return {
        type,
        kind: "references",
        ...(demand.isCounted && { count: demand.count }),
        ...(demand.years !== undefined && { years: demand.years }),
        ...(demand.minCents !== undefined && { cents: demand.minCents }),
      };
    case "certificates":
      return { type, kind: "certificates", names: demand.anyOf };
    case "team":
      return {
        type,
        kind: "team",
        ...(demand.count !== undefined && { count: demand.count }),
        ...(demand.years !== undefined && { years: demand.years }),
      };
    case "register":
      return { type, kind: "register" };
    // An office or a language is no paper of the bidder.
    case "region":
    case "language":
      return undefined;
  }
}

/** Everything of the demand but its words and its place; undefined for people and registers, of which profiles say nothing. */
function judgedBy(demand: DemandFinding, isOfBidders: boolean): JudgedDemand | undefined {
  if (demand.kind === "team" || demand.kind === "register") return undefined;
  const { quote: _, start: __, lotNumber: ___, ...requirement } = demand;
  return { requirement, isOfBidders };
}

/** Demands in words that limit nothing are read more surely than others. */
function sureness(demand: DemandFinding): number {
  return "isPlain" in demand && demand.isPlain ? 0.9 : 0.75;
}
