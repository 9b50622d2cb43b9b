import type { Lot, LotResult, Tender } from "@tc/domain";
import { normaliseName } from "@tc/notices";
import type { AwardRow } from "./award-tables.ts";

export interface AwardTender {
  /** The buyer's key: its normalised name and town. */
  readonly buyer: string;
  readonly tender: Tender;
}

/** The rows of one procedure as the tender record of the product, oldest first: what learns there learns here. */
export function awardTenders(rows: readonly AwardRow[]): AwardTender[] {
  const procedures = new Map<string, AwardRow[]>();
  for (const row of rows) {
    procedures.set(row.procedureId, [...(procedures.get(row.procedureId) ?? []), row]);
  }
  return [...procedures.values()].map((rows) => {
    const [first] = rows;
    const tender = tenderOf(first!, rows);
    return { tender, buyer: `${normaliseName(first!.buyer)}|${normaliseName(first!.buyerTown)}` };
  });
}

function tenderOf(first: AwardRow, rows: readonly AwardRow[]): Tender {
  return {
    title: first.title,
    stage: "awarded",
    buyers: [
      given({
        name: first.buyer,
        identifiers: [],
        town: first.buyerTown,
        nuts: first.buyerNuts,
        country: first.country,
        legalType: first.legalType,
        activity: first.activity,
      }),
    ],
    ...given({
      procedure: first.procedure as Tender["procedure"],
      legalBasis: first.legalBasis,
      nature: first.nature,
    }),
    level: "eu",
    cpv: first.cpv,
    nuts: [],
    values: {},
    lots: rows.map(lotOf),
    results: rows.map(resultOf),
    links: [],
    publishedOn: first.day,
    updatedOn: rows.at(-1)!.day,
    flags: [],
    notices: [{ noticeId: first.procedureId, version: "01", kind: "result", sources: [] }],
    changes: [],
  };
}

function lotOf(row: AwardRow): Lot {
  return {
    id: row.lotId,
    ...given({
      title: row.lotTitle,
      nature: row.nature,
      framework: row.isFramework === undefined ? undefined : row.isFramework ? "fa" : "none",
    }),
    cpv: row.cpv,
    nuts: row.nuts === undefined ? [] : [row.nuts],
    values: given({ estimated: row.estimated }),
    deadlines: [],
    submissionLanguages: [],
    awardCriteria: row.criteria,
    selectionCriteria: [],
    links: [],
  };
}

function resultOf({ lotId, outcome, offers, awarded }: AwardRow): LotResult {
  const facts = given({ outcome, offersReceived: offers, value: awarded });
  return { lotId, ...facts, winners: [], withheld: [] };
}

type Given<Values> = {
  readonly [Key in keyof Values as undefined extends Values[Key] ? never : Key]: Values[Key];
} & { readonly [Key in keyof Values]?: Exclude<Values[Key], undefined> };

function given<Values extends object>(values: Values): Given<Values> {
  return Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Given<Values>;
}
