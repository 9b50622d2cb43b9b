import type { Notice } from "@tc/notices";
import { fieldText } from "../hard-criteria/read-labels.ts";
import type { LabelledDemand } from "../hard-criteria/read-labels.ts";
import type { PlacedDemand, PlacedDemands } from "./placed-demands.ts";

/** A label that was read or missed, or something read that is right or wrong. */
export interface JudgedDemand {
  readonly set: PlacedDemands["set"];
  readonly isFinal: boolean;
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

interface Field {
  readonly path: string;
  readonly text: string;
  readonly isCriterion: boolean;
}

const kindOf: Readonly<Record<string, LabelledDemand["kind"]>> = { certificates: "certificate" };

/**
 * Pairs what is read in the eligibility texts of a notice with its labels, by kind and overlap. A demand that is repeated
 * elsewhere in the notice is labelled once: a reading that says no more than a right one is right too.
 */
export function judgedDemands(
  labelled: PlacedDemands,
  notice: Notice,
  kinds: readonly LabelledDemand["kind"][],
  read: Reader,
): JudgedDemand[] {
  const origin = { set: labelled.set, isFinal: labelled.final, notice: labelled.notice };
  const labels = labelled.demands.filter(({ kind }) => kinds.includes(kind));
  const matched = new Set<PlacedDemand>();
  const groups = new Map<string, Group>();
  for (const field of fieldsOf(notice, labels)) {
    for (const reading of read(field.text, { isCriterion: field.isCriterion })) {
      const kind = kindOf[reading.kind ?? ""] ?? (reading.kind as LabelledDemand["kind"]);
      if (!kinds.includes(kind)) continue;
      const hits = labels.filter(
        (label) => label.kind === kind && isHit(notice, label, field.text, reading),
      );
      for (const label of hits) matched.add(label);
      // What an agency is judged by is not shown: the same figures are the same demand.
      const { start, end, confidence: _, judged: __, ...facts } = reading;
      const key = JSON.stringify(facts);
      const before = groups.get(key);
      const quote = field.text.slice(start, end);
      groups.set(key, { kind, quote, facts, isRight: hits.length > 0 || before?.isRight === true });
    }
  }
  return [
    ...labels.map((label): JudgedDemand => {
      const quote = fieldText(notice, label).slice(label.start, label.end);
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
function isHit(
  notice: Notice,
  label: PlacedDemand,
  text: string,
  { start, end }: Reading,
): boolean {
  return fieldText(notice, label) === text && start < label.end && label.start < end;
}

function saysNoMore({ facts }: Group, other: Group): boolean {
  const others = new Map(
    Object.entries(other.facts).map(([key, value]) => [key, JSON.stringify(value)]),
  );
  return Object.entries(facts).every(([key, value]) => others.get(key) === JSON.stringify(value));
}

/** Criteria of all lots, and what else holds a label, such as their names; equal texts once. */
function fieldsOf(notice: Notice, labels: readonly PlacedDemand[]): Field[] {
  const criteria = notice.lots.flatMap(({ selectionCriteria }, lot) =>
    selectionCriteria.flatMap(({ description, name }, index) => {
      const path = `lots[${lot}].selectionCriteria[${index}]`;
      const text = description ?? name;
      return text
        ? [{ path: `${path}.${description ? "description" : "name"}`, text, isCriterion: true }]
        : [];
    }),
  );
  const others = labels.map((label) => ({
    path: label.field,
    text: fieldText(notice, label),
    isCriterion: label.field.includes("selectionCriteria"),
  }));
  const texts = new Set<string>();
  return [...criteria, ...others].filter(({ text }) => !texts.has(text) && texts.add(text));
}
