import type { PaperMarkState, PaperSubject, TenderQuote } from "@tc/contract";

/** A paper that notice or documents want to see */
export interface PaperDemand {
  readonly name: string;
  /** form: the buyer's, to be filled in · proof: the agency's */
  readonly kind: "form" | "proof";
  readonly subject?: PaperSubject;
  /** Of certificates: one of them is enough. */
  readonly anyOf?: readonly string[];
  /** Of references: so many are demanded. */
  readonly count?: number;
  /** Of an insurance: the sum that is demanded */
  readonly cover?: DemandedCover;
  readonly quotes: readonly TenderQuote[];
}

/** What a member said of a paper */
export interface PaperMark {
  readonly paper: string;
  readonly state: PaperMarkState;
  readonly at: string;
  readonly byName: string;
}

export interface DemandedCover {
  readonly cents: number;
  /** How often a year the sum must be there */
  readonly timesAYear: number;
}

export function wholeCover({ cents, timesAYear }: DemandedCover): number {
  return cents * timesAYear;
}

type Named = Pick<PaperDemand, "name" | "kind" | "subject">;

/** The proof of each demand on bidders; where documents name such a paper themselves it has the same name. */
export const paperNames = {
  turnover: {
    name: "Umsätze der letzten Geschäftsjahre",
    kind: "proof",
    subject: "turnover",
  },
  insurance: {
    name: "Nachweis der Haftpflichtversicherung",
    kind: "proof",
    subject: "insurance",
  },
  references: { name: "Referenzblätter", kind: "proof", subject: "references" },
  team: { name: "Angaben zum Team", kind: "proof" },
} as const satisfies Readonly<Record<string, Named>>;

export const prequalification = "Präqualifikation";

/** A mark names its paper, so the name stays within what a call takes. */
const longestName = 180;

export function certificatePaper(anyOf: readonly string[]): Named & Pick<PaperDemand, "anyOf"> {
  const name = anyOf.slice(0, 3).join(" oder ").slice(0, longestName);
  return { name: `Zertifikat ${name}`, kind: "proof", subject: "certificates", anyOf };
}

/** The part of the profile that answers a paper which a text names */
export function subjectOf(name: string): PaperSubject | undefined {
  const subject = (["turnover", "insurance", "references"] as const).find(
    (key) => paperNames[key].name === name,
  );
  return subject ?? (name === prequalification ? "certificates" : undefined);
}
