import { addDays, addMonths, isDay } from "@tc/domain";
import type { Lot, LotResult, Tender } from "@tc/domain";
import { renewalsOf } from "./renewals.ts";
import type { Renewals } from "./renewals.ts";

/** What is published of a contract's time, and where each part stands. */
export interface ContractTerms {
  readonly awardedOn: string;
  readonly awardedBy: "contract" | "decision" | "publication";
  readonly startsOn: string;
  /** award: no start is published, so the term counts from the award */
  readonly startsBy: "BT-536" | "award";
  /** The end without any renewal; undefined where nothing tells it */
  readonly endsOn?: string;
  readonly endsBy?: "BT-537" | "BT-36";
  /** BT-36 as published */
  readonly term?: { readonly months: number } | { readonly days: number };
  readonly renewals?: Renewals;
  /** A framework may be used up before it ends. */
  readonly isFramework: boolean;
}

/** Why an awarded lot is no contract with an end. `no-term` may still follow a rhythm. */
export const termGaps = ["no-term", "unlimited", "short", "implausible", "no-award-day"] as const;
export type TermGap = (typeof termGaps)[number];

/** An event or a single delivery is no running contract. */
const minDays = 180;
const maxYears = 15;

/** The terms of one awarded lot. With a gap other than `no-term` or none at all they are still told as far as they go. */
export function contractTermsOf(
  tender: Pick<Tender, "notices" | "updatedOn">,
  lot: Lot | undefined,
  result: LotResult,
): { readonly terms?: ContractTerms; readonly gap?: TermGap } {
  const award = awardOf(tender, result);
  if (!award) return { gap: "no-award-day" };
  const { duration } = lot ?? {};
  const startsOn = validDay(duration?.startsOn);
  const base = {
    awardedOn: award.on,
    awardedBy: award.by,
    startsOn: startsOn ?? award.on,
    startsBy: startsOn === undefined ? ("award" as const) : ("BT-536" as const),
    isFramework: lot?.framework !== undefined && lot.framework !== "none",
  };
  if (duration?.open === "unlimited") return { terms: base, gap: "unlimited" };
  const term = termOf(duration);
  const publishedEnd = validDay(duration?.endsOn);
  const fullEnd = publishedEnd ?? (term && endAfter(base.startsOn, term));
  if (fullEnd === undefined) return { terms: base, gap: "no-term" };
  if (
    fullEnd <= base.startsOn ||
    fullEnd <= award.on ||
    fullEnd > addMonths(base.startsOn, maxYears * 12)
  )
    return { terms: base, gap: "implausible" };
  const renewals = renewalsOf(lot, { startsOn: base.startsOn, endsOn: fullEnd });
  const endsOn =
    renewals?.isInTerm === true ? addMonths(fullEnd, -renewals.count * renewals.months) : fullEnd;
  if (endsOn < addDays(base.startsOn, minDays)) return { terms: base, gap: "short" };
  return {
    terms: {
      ...base,
      endsOn,
      endsBy: publishedEnd === undefined ? "BT-36" : "BT-537",
      ...(term && { term }),
      ...(renewals && { renewals }),
    },
  };
}

function awardOf(tender: Pick<Tender, "notices" | "updatedOn">, result: LotResult) {
  const contractOn = validDay(result.contractOn);
  if (contractOn !== undefined) return { on: contractOn, by: "contract" as const };
  const decidedOn = validDay(result.decidedOn);
  if (decidedOn !== undefined) return { on: decidedOn, by: "decision" as const };
  const publication = tender.notices
    .filter(({ kind }) => kind === "result")
    .map(({ publishedOn }) => validDay(publishedOn))
    .filter((day) => day !== undefined)
    .toSorted()[0];
  return publication === undefined ? undefined : { on: publication, by: "publication" as const };
}

function termOf(duration: Lot["duration"]): ContractTerms["term"] {
  if (duration?.months !== undefined && duration.months > 0 && duration.months <= maxYears * 12)
    return { months: Math.round(duration.months) };
  if (duration?.days !== undefined && duration.days > 0 && duration.days <= maxYears * 366)
    return { days: Math.round(duration.days) };
  return undefined;
}

function endAfter(startsOn: string, term: NonNullable<ContractTerms["term"]>): string {
  const next = "months" in term ? addMonths(startsOn, term.months) : addDays(startsOn, term.days);
  return addDays(next, -1);
}

/** Days of notices reach from fillers to typing errors. */
function validDay(published: string | undefined): string | undefined {
  const day = published?.slice(0, 10);
  if (day === undefined || !isDay(day) || day < "2001-01-01" || day > "2099-12-31")
    return undefined;
  return day;
}
