import type { Knockout } from "@tc/assessment";
import type { Notice } from "@tc/notices";
import type {
  AgencyStates,
  DemandKind,
  LabelledDemand,
  LabelledNotice,
  LabelSet,
} from "./read-labels.ts";
import { fieldText } from "./read-labels.ts";

export type Agency = keyof AgencyStates;
export const agencyNames = ["a", "b", "c"] as const satisfies readonly Agency[];

/** One demand as the rules judged it for one agency, beside its label. */
export interface JudgedDemand {
  readonly set: LabelSet;
  readonly isFinal: boolean;
  readonly notice: string;
  readonly agency: Agency;
  readonly kind: DemandKind;
  readonly quote: string;
  /** `unseen`: the rules show no such demand */
  readonly judgement: "met" | "failed" | "open" | "unseen";
  /** `none`: there is no such demand in the labels */
  readonly label: "met" | "failed" | "open" | "none";
}

const kindOf: Readonly<Partial<Record<Knockout["kind"], DemandKind>>> = {
  turnover: "turnover",
  insurance: "insurance",
  references: "references",
  certificates: "certificate",
};

/** A demand without a value in text, or one the rules do not read. */
const isRead = ({ kind }: LabelledDemand) => Object.values(kindOf).includes(kind);

/**
 * Pairs what the rules say of one notice with its labels. A demand belongs to the label of its kind whose words it
 * quotes; the repetition of a demand, which is labelled once, to one of the same kind elsewhere in the notice. Without
 * any label of its kind a demand that is said to be met or failed is wrong.
 */
export function judgedDemands(
  labelled: LabelledNotice,
  notice: Notice,
  agency: Agency,
  knockouts: readonly Knockout[],
): JudgedDemand[] {
  const origin = { set: labelled.set, isFinal: labelled.final, notice: labelled.notice, agency };
  const labels = labelled.demands.filter(isRead);
  const matched = new Set<LabelledDemand>();
  const judged = knockouts.flatMap((knockout): JudgedDemand[] => {
    const kind = kindOf[knockout.kind];
    const quote = knockout.demand?.quote;
    if (kind === undefined || quote === undefined) return [];
    const sameKind = labels.filter((label) => label.kind === kind);
    const quoted = sameKind.filter((label) => overlaps(notice, label, quote));
    for (const label of quoted) matched.add(label);
    const states = (quoted.length > 0 ? quoted : sameKind).map(({ states }) => states[agency]);
    const label = states.find((state) => state === knockout.status) ?? states[0] ?? "none";
    return [{ ...origin, kind, quote, judgement: knockout.status, label }];
  });
  const unseen = labels
    .filter((label) => !matched.has(label))
    .map((label): JudgedDemand => {
      const { kind, states } = label;
      const quote = fieldText(notice, label).slice(label.start, label.end);
      return { ...origin, kind, quote, judgement: "unseen", label: states[agency] };
    });
  return [...judged, ...unseen];
}

function overlaps(notice: Notice, label: LabelledDemand, quote: string): boolean {
  const text = fieldText(notice, label);
  for (let at = text.indexOf(quote); at >= 0; at = text.indexOf(quote, at + 1)) {
    if (at < label.end && label.start < at + quote.length) return true;
  }
  return false;
}
