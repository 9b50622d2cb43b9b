import type { Notice } from "@tc/notices";
import { fieldText } from "../hard-criteria/read-labels.ts";
import type { LabelledDemand } from "../hard-criteria/read-labels.ts";
import type { PlacedDemands, RequirementSet } from "./placed-demands.ts";

/** A label that was read or missed, or something read that is right or wrong. */
export interface JudgedDemand {
  readonly set: RequirementSet;
  readonly isFinal: boolean;
  /** Its id; of other texts the page or line */
  readonly notice: string;
  readonly kind: LabelledDemand["kind"];
  readonly state: "read" | "missed" | "read-right" | "wrong";
  readonly quote: string;
}

interface Reading {
  readonly type: string;
  readonly kind?: string;
  readonly start: number;
  readonly end: number;
  readonly confidence: number;
  readonly judged?: object;
}

interface Group {
  readonly kind: LabelledDemand["kind"];
  readonly quote: string;
  /** What is said of the demand, beside its place */
  readonly facts: object;
  readonly isRight: boolean;
}

type Reader = (text: string, options: { isCriterion: boolean }) => readonly Reading[];

/** A text with all its demands, which the reader is given whole. */
interface EligibilityText {
  readonly text: string;
  readonly isCriterion: boolean;
}

/** A label and the text whose range it names */
interface TextLabel {
  readonly kind: LabelledDemand["kind"];
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

const kindOf: Readonly<Record<string, LabelledDemand["kind"]>> = { certificates: "certificate" };

/** Pairs what is read in the eligibility texts of a notice with its labels. */
export function judgedDemands(
  labelled: PlacedDemands,
  notice: Notice,
  kinds: readonly LabelledDemand["kind"][],
  read: Reader,
): JudgedDemand[] {
  const origin = { set: labelled.set, isFinal: labelled.final, notice: labelled.notice };
  const labels = labelled.demands.map((label) => ({ ...label, text: fieldText(notice, label) }));
  return judgedTexts(origin, textsOf(labelled, notice, kinds), labels, kinds, read);
}

/**
 * Pairs what is read with labels, by kind and overlap. A demand that is repeated elsewhere is labelled once: a reading
 * that says no more than a right one is right too.
 */
export function judgedTexts(
  origin: Pick<JudgedDemand, "set" | "isFinal" | "notice">,
  texts: readonly EligibilityText[],
  allLabels: readonly TextLabel[],
  kinds: readonly LabelledDemand["kind"][],
  read: Reader,
): JudgedDemand[] {
  const labels = allLabels.filter(({ kind }) => kinds.includes(kind));
  const matched = new Set<TextLabel>();
  const groups = new Map<string, Group>();
  for (const { text, isCriterion } of texts) {
    for (const reading of read(text, { isCriterion })) {
      const kind = kindOf[reading.kind ?? ""] ?? (reading.kind as LabelledDemand["kind"]);
      if (!kinds.includes(kind)) continue;
      const hits = labels.filter((label) => label.kind === kind && isHit(label, text, reading));
      for (const label of hits) matched.add(label);
      // What an agency is judged by is not shown: the same figures are the same demand.
      const { start, end, confidence: _, judged: __, ...facts } = reading;
      const key = JSON.stringify(facts);
      const before = groups.get(key);
      const quote = text.slice(start, end);
      groups.set(key, { kind, quote, facts, isRight: hits.length > 0 || before?.isRight === true });
    }
  }
  return [
    ...labels.map((label): JudgedDemand => {
      const quote = label.text.slice(label.start, label.end);
      return { ...origin, kind: label.kind, quote, state: matched.has(label) ? "read" : "missed" };
    }),
    ...Array.from(groups.values(), (group): JudgedDemand => {
      const { kind, quote } = group;
      const isRight = [...groups.values()].some(
        (other) => other.isRight && saysNoMore(group, other),
      );
      return { ...origin, kind, quote, state: isRight ? "read-right" : "wrong" };
    }),
  ];
}

/** Whether a reading overlaps a label; equal texts of other lots are the same text. */
function isHit(label: TextLabel, text: string, { start, end }: Reading): boolean {
  return label.text === text && start < label.end && label.start < end;
}

function saysNoMore({ facts }: Group, other: Group): boolean {
  const others = new Map(
    Object.entries(other.facts).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return Object.entries(facts).every(([key, value]) => others.get(key) === JSON.stringify(value));
}

/** The labelled fields; where a whole notice is labelled, its criteria and what else holds a label. Equal texts once. */
function textsOf(
  { demands, fields }: PlacedDemands,
  notice: Notice,
  kinds: readonly LabelledDemand["kind"][],
): EligibilityText[] {
  const criteria = notice.lots.flatMap(({ selectionCriteria }) =>
    selectionCriteria.flatMap(({ description, name }) => {
      const text = description ?? name;
      return text ? [{ text, isCriterion: true }] : [];
    }),
  );
  const paths =
    fields ?? demands.filter(({ kind }) => kinds.includes(kind)).map(({ field }) => field);
  const named = paths.map((field) => ({
    text: fieldText(notice, { field, end: 0 }),
    isCriterion: field.includes("selectionCriteria"),
  }));
  const texts = new Set<string>();
  return [...(fields ? [] : criteria), ...named].filter(
    ({ text }) => !texts.has(text) && texts.add(text),
  );
}
