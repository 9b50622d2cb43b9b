import { budgetObservationsOf } from "@tc/assessment";
import type { BudgetObservation, BudgetOmission } from "@tc/assessment";
import type { Lot, LotResult, Tender } from "@tc/domain";
import { normaliseName } from "@tc/notices";
import type { AwardRow } from "./award-tables.ts";

/** An awarded value with what a measurement splits by. */
export interface ValuedAward extends BudgetObservation {
  /** Publication day of the result, YYYY-MM-DD */
  readonly awardedOn: string;
  readonly isDirect: boolean;
}

export interface ValuedAwards {
  readonly awards: readonly ValuedAward[];
  readonly omitted: Readonly<Partial<Record<BudgetOmission, number>>>;
}

/** The rows as procedures, read by the product's own rules: what it would not learn from is left out and counted. */
export function valuedAwards(rows: readonly AwardRow[]): ValuedAwards {
  const procedures = Map.groupBy(rows, ({ procedureId }) => procedureId);
  const omitted: Partial<Record<BudgetOmission, number>> = {};
  const awards = [...procedures].flatMap(([tenderId, lots]) => {
    const [first] = lots;
    if (!first) return [];
    const buyer = `${normaliseName(first.buyer)}|${normaliseName(first.buyerTown)}`;
    const reading = budgetObservationsOf(tenderOf(first, lots), { tenderId, buyer });
    for (const [reason, count] of Object.entries(reading.omitted) as [BudgetOmission, number][])
      omitted[reason] = (omitted[reason] ?? 0) + count;
    const isDirect = first.procedure === "neg-wo-call" || first.procedure === "oth-single";
    return reading.observations.map((award) => ({ ...award, awardedOn: first.day, isDirect }));
  });
  return { awards, omitted };
}

function tenderOf(first: AwardRow, rows: readonly AwardRow[]): Tender {
  const { procedure, nature, legalType, country, buyerNuts } = first;
  return {
    title: first.title,
    stage: "awarded",
    buyers: [
      {
        name: first.buyer,
        identifiers: [],
        ...(legalType !== undefined && { legalType }),
        ...(country !== undefined && { country }),
        ...(buyerNuts !== undefined && { nuts: buyerNuts }),
      },
    ],
    ...(procedure !== undefined && { procedure: procedure as NonNullable<Tender["procedure"]> }),
    ...(nature !== undefined && { nature }),
    level: "eu",
    cpv: first.cpv,
    nuts: [],
    values: first.noticeTotal ? { total: first.noticeTotal } : {},
    lots: rows.map(lotOf),
    results: rows.map(resultOf),
    links: [],
    updatedOn: first.day,
    flags: [],
    notices: [],
    changes: [],
  };
}

function lotOf(row: AwardRow): Lot {
  return {
    id: row.lotId,
    title: row.lotTitle,
    cpv: row.cpv,
    nuts: row.nuts === undefined ? [] : [row.nuts],
    values: row.frameworkMaximum ? { frameworkMaximum: row.frameworkMaximum } : {},
    deadlines: [],
    ...(row.durationMonths !== undefined && { duration: { months: row.durationMonths } }),
    ...(row.isFramework !== undefined && { framework: row.isFramework ? "fa" : "none" }),
    submissionLanguages: [],
    awardCriteria: row.criteria.map(({ type }) => (type === undefined ? {} : { type })),
    selectionCriteria: [],
    links: [],
  };
}

function resultOf(row: AwardRow): LotResult {
  return {
    lotId: row.lotId,
    outcome: row.outcome ?? "selec-w",
    ...(row.awarded && { value: row.awarded }),
    winners: [],
    withheld: [],
  };
}
