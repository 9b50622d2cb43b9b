import type { PaperProgress, WantedPaper, WantedPaperState } from "@tc/contract";
import { documentDemands } from "./document-demands.ts";
import { noticeDemands } from "./notice-demands.ts";
import type { PaperInput } from "../result/check-input.ts";
import { prequalification, subjectOf, wholeCover } from "./paper-names.ts";
import type { PaperDemand, PaperMark } from "./paper-names.ts";
import { proofKindOf } from "./proof-of.ts";
import { standingOf } from "./paper-standing.ts";

const order = {
  expires: 0,
  missing: 0,
  check: 1,
  fill: 1,
  ready: 2,
  notNeeded: 3,
} as const satisfies Record<WantedPaperState, number>;

/** Hostile documents may name a thousand papers. */
const maxPapers = 60;
const maxQuotes = 3;

/** Every paper that notice and documents want, each once, with what needs somebody first and voluntary ones last. */
export function wantedPapers(input: PaperInput, marks: readonly PaperMark[]): WantedPaper[] {
  const demands = [...documentDemands(input), ...noticeDemands(input.tender)];
  return Array.from(Map.groupBy(demands, ({ name }) => name).values(), (equal) => {
    const demand = merged(equal);
    return demand ? [toPaper(demand, input, marks)] : [];
  })
    .flat()
    .toSorted(
      (a, b) => Number(a.isVoluntary) - Number(b.isVoluntary) || order[a.state] - order[b.state],
    )
    .slice(0, maxPapers);
}

/** The largest number and the largest sum count; a form of the buyer's stays one. */
function merged(equal: readonly PaperDemand[]): PaperDemand | undefined {
  const [first] = equal;
  if (!first) return undefined;
  const counts = equal.flatMap(({ count }) => count ?? []);
  const [cover] = equal
    .flatMap((demand) => demand.cover ?? [])
    .toSorted((a, b) => wholeCover(b) - wholeCover(a));
  const subject = first.subject ?? subjectOf(first.name);
  return {
    ...first,
    ...(subject && { subject }),
    ...(counts.length > 0 && { count: Math.max(...counts) }),
    ...(cover && { cover }),
    quotes: unique(equal.flatMap(({ quotes }) => quotes)).slice(0, maxQuotes),
  };
}

function unique(quotes: PaperDemand["quotes"]): PaperDemand["quotes"] {
  const texts = new Set<string>();
  return quotes.filter(({ quote }) => !texts.has(quote) && texts.add(quote));
}

function toPaper(demand: PaperDemand, input: PaperInput, marks: readonly PaperMark[]): WantedPaper {
  const { name, subject, quotes } = demand;
  const mark = marks.find(({ paper }) => paper === name);
  const standing = standingOf(demand, input);
  const proofKind = proofKindOf(demand);
  return {
    name,
    ...standing,
    ...(mark && {
      state: mark.state,
      mark: { state: mark.state, at: mark.at, byName: mark.byName },
    }),
    quotes: [...quotes],
    isVoluntary: name === prequalification,
    ...(subject && { subject }),
    ...(proofKind && { proofKind }),
  };
}

/** "5 von 9 bereit": of all that are demanded */
export function progressOf(
  papers: readonly Pick<WantedPaper, "isVoluntary" | "state">[],
): PaperProgress {
  const demanded = papers.filter(({ isVoluntary, state }) => !isVoluntary && state !== "notNeeded");
  return {
    ready: demanded.filter(({ state }) => state === "ready").length,
    wanted: demanded.length,
  };
}
