import { demandsIn } from "@tc/assessment";
import type { DemandFinding } from "@tc/assessment";
import { flowingText } from "../flowing-text.ts";
import type { EligibilityItem, ItemFinding, JudgedDemand } from "../items/document-item.ts";
import { withoutScoring } from "./without-scoring.ts";

/** Under such a heading a demand is one by being there; elsewhere its words must say so. */
const aboutBidders =
  /eignung|leistungsfähigkeit|teilnahmebedingung|teilnahmeantrag|mindestanforderung|mindestbedingung|befähigung|bewerberbogen|eigenerklärung|unternehmensdarstellung|\bEK\s?\d/i;
/** What a bidder must have to be admitted: turnover, insurance, references, certificates. */
export function readEligibility(text: string): ItemFinding[] {
  return eligibilityIn(withoutScoring(text), { isCriterion: aboutBidders.test(text) });
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
    // Only the buyer knows the value that it is a multiple of.
    case "turnover-multiple":
      return { type, kind: "turnover" };
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

/**
 * Everything of the demand but its words and its place; undefined for people and registers, of which profiles say
 * nothing, and for multiples, which have no sum.
 */
function judgedBy(demand: DemandFinding, isOfBidders: boolean): JudgedDemand | undefined {
  if (demand.kind === "team" || demand.kind === "register" || demand.kind === "turnover-multiple")
    return undefined;
  const { quote: _, start: __, lotNumber: ___, ...requirement } = demand;
  return { requirement, isOfBidders };
}

/** Demands in words that limit nothing are read more surely than others. */
function sureness(demand: DemandFinding): number {
  return "isPlain" in demand && demand.isPlain ? 0.9 : 0.75;
}
