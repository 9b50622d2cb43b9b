import type { Lot, LotResult, Tender, TenderLink, TenderStage, TenderValues } from "@tc/domain";
import type { Notice } from "../notice.ts";
import type { InForce } from "./in-force.ts";
import { isPatch } from "./in-force.ts";
import { compareLotIds, mergeResults } from "./merge-results.ts";

/** A tender without what only its whole history tells. */
export type TenderContent = Omit<
  Tender,
  "publishedOn" | "updatedOn" | "flags" | "notices" | "changes"
>;

const hasResult = (notice: Notice) =>
  notice.kind === "result" || notice.kind === "direct-award" || notice.kind === "modification";
const isCall = (notice: Notice) => notice.kind === "call" && !isPatch(notice);
const isPlan = (notice: Notice) => notice.kind === "planning" || notice.kind === "consultation";

/**
 * The state of a procedure from the notices in force. The latest call speaks; results add to it what they know better
 * and what it left open, but take nothing away: they carry neither deadlines nor documents.
 */
export function tenderContent(inForce: InForce): TenderContent | undefined {
  const full = inForce.notices.filter((notice) => !isPatch(notice));
  const base =
    full.findLast(isCall) ??
    full.findLast(hasResult) ??
    full.findLast(isPlan) ??
    full.at(-1) ??
    inForce.annulled.findLast(isCall) ??
    inForce.annulled.at(-1) ??
    inForce.notices.at(-1);
  if (!base) return undefined;
  const results = full.filter(hasResult);
  const fillers = results.filter((notice) => notice !== base).toReversed();
  const lots = mergeLots(base, fillers);
  const merged = mergeResults(results);
  return {
    ...procedureFacts(base, fillers),
    stage: stageOf(inForce, full, lots, merged),
    values: mergeValues(base, fillers, results),
    lots,
    results: merged,
    links: uniqueLinks(
      base.links.length > 0 ? base.links : fillers.flatMap((notice) => notice.links),
    ),
  };
}

const scalarFields = [
  "description",
  "reference",
  "procedure",
  "procedureText",
  "accelerated",
  "level",
  "legalBasis",
  "nature",
  "language",
  "placeText",
] as const;

function procedureFacts(base: Notice, fillers: readonly Notice[]) {
  const facts: Record<string, unknown> = {};
  for (const field of scalarFields) {
    const value = base[field] ?? fillers.find((notice) => notice[field] !== undefined)?.[field];
    if (value !== undefined) facts[field] = value;
  }
  const listed = <Field extends "buyers" | "cpv" | "nuts">(field: Field): Notice[Field] =>
    base[field].length > 0
      ? base[field]
      : (fillers.find((notice) => notice[field].length > 0)?.[field] ?? base[field]);
  return {
    ...(facts as Partial<Pick<Notice, (typeof scalarFields)[number]>>),
    title: base.title || (fillers.find((notice) => notice.title)?.title ?? ""),
    buyers: listed("buyers"),
    cpv: listed("cpv"),
    nuts: listed("nuts"),
  };
}

/** Lots of the base in its own words; a result fills what is missing and brings lots the base does not know. */
function mergeLots(base: Notice, fillers: readonly Notice[]): Lot[] {
  const lots = new Map<string, Lot>();
  for (const lot of base.lots) if (!lots.has(lot.id)) lots.set(lot.id, lot);
  for (const filler of fillers) {
    for (const lot of filler.lots) {
      const merged = lots.get(lot.id);
      lots.set(lot.id, merged ? fillLot(merged, lot) : lot);
    }
  }
  return [...lots.values()].toSorted((a, b) => compareLotIds(a.id, b.id));
}

function fillLot(lot: Lot, filler: Lot): Lot {
  const listed = <
    Field extends
      | "cpv"
      | "nuts"
      | "deadlines"
      | "awardCriteria"
      | "selectionCriteria"
      | "links"
      | "submissionLanguages",
  >(
    field: Field,
  ): Lot[Field] => (lot[field].length > 0 ? lot[field] : filler[field]);
  return {
    ...filler,
    ...lot,
    values: { ...filler.values, ...lot.values },
    cpv: listed("cpv"),
    nuts: listed("nuts"),
    deadlines: listed("deadlines"),
    awardCriteria: listed("awardCriteria"),
    selectionCriteria: listed("selectionCriteria"),
    links: listed("links"),
    submissionLanguages: listed("submissionLanguages"),
  };
}

/** What was expected comes from the call, what was contracted (BT-161, BT-118) from the latest result. */
function mergeValues(
  base: Notice,
  fillers: readonly Notice[],
  results: readonly Notice[],
): TenderValues {
  const find = (field: keyof TenderValues, notices: readonly Notice[]) =>
    notices.find((notice) => notice.values[field] !== undefined)?.values[field];
  const newestFirst = results.toReversed();
  const estimated = find("estimated", [base, ...fillers]);
  const frameworkMaximum = find("frameworkMaximum", [base, ...fillers]);
  const resultFrameworkMaximum = find("resultFrameworkMaximum", [...newestFirst, base]);
  const total = find("total", [...newestFirst, base]);
  return {
    ...(estimated && { estimated }),
    ...(frameworkMaximum && { frameworkMaximum }),
    ...(resultFrameworkMaximum && { resultFrameworkMaximum }),
    ...(total && { total }),
  };
}

function stageOf(
  inForce: InForce,
  full: readonly Notice[],
  lots: readonly Lot[],
  results: readonly LotResult[],
): TenderStage {
  if (inForce.ended) return "cancelled";
  if (full.some((notice) => hasResult(notice) || notice.kind === "completion")) {
    return resultStage(full.some(isCall), lots, results);
  }
  if (full.some(isCall)) return "call";
  // Everything that invited bids was annulled: nobody can bid, until a new call is published.
  if (inForce.annulled.some((notice) => notice.kind !== "planning")) {
    return full.some(isPlan) ? "planned" : "cancelled";
  }
  return full.length > 0 ? "planned" : "cancelled";
}

/**
 * BT-142 per lot: `open-nw` is still in competition, `clos-nw` ended without a winner. Ending the whole procedure needs
 * all its lots ended; lots nobody has decided yet keep it a call.
 */
function resultStage(
  called: boolean,
  lots: readonly Lot[],
  results: readonly LotResult[],
): TenderStage {
  if (results.length === 0) return "awarded";
  const outcomes = results.map(outcomeOf);
  if (outcomes.includes("open-nw")) return "call";
  if (outcomes.some((outcome) => outcome !== "clos-nw")) return "awarded";
  const decided = new Set(results.map((result) => result.lotId));
  const undecided =
    called && results.length < lots.length && lots.some((lot) => !decided.has(lot.id));
  return undecided ? "call" : "cancelled";
}

/** Whether a result awards its lot. A result that names no outcome counts as an award. */
export function isAward(result: LotResult): boolean {
  const outcome = outcomeOf(result);
  return outcome !== "clos-nw" && outcome !== "open-nw";
}

export function outcomeOf(result: LotResult): "selec-w" | "clos-nw" | "open-nw" | undefined {
  if (
    result.outcome === "selec-w" ||
    result.outcome === "clos-nw" ||
    result.outcome === "open-nw"
  ) {
    return result.outcome;
  }
  if (result.winners.length > 0) return "selec-w";
  return result.nonAwardReason === undefined ? undefined : "clos-nw";
}

function uniqueLinks(links: readonly TenderLink[]): TenderLink[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const key = `${link.kind} ${link.url}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}
