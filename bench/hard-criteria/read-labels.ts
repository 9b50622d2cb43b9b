import { readFileSync } from "node:fs";

export const demandKinds = [
  "turnover",
  "references",
  "insurance",
  "certificate",
  "team",
  "language",
  "register",
  "other",
] as const;
export type DemandKind = (typeof demandKinds)[number];

export const labelStates = ["met", "failed", "open"] as const;
export type LabelState = (typeof labelStates)[number];

/** One state for each agency of `profiles.ts`. */
export type AgencyStates = Readonly<Record<"a" | "b" | "c", LabelState>>;

/** A demand without which a tender is excluded, and the place where the notice states it. */
export interface LabelledDemand {
  readonly kind: DemandKind;
  /** A path in the record that `npm run notice` prints, such as "lots[0].selectionCriteria[2].description" */
  readonly field: string;
  /** JavaScript string indices; the end is exclusive. */
  readonly start: number;
  readonly end: number;
  readonly states: AgencyStates;
}

/** The first set is what the rules were made with, the others were labelled without sight of them. */
export const labelSets = ["first", "second", "third", "fourth"] as const;
export type LabelSet = (typeof labelSets)[number];

export interface LabelledNotice {
  readonly set: LabelSet;
  /** "<noticeId>-<version>"; of TED's older forms "<number>-<year>-1" */
  readonly notice: string;
  /** The archive that holds it */
  readonly file: string;
  /** Kept for the final figure; rules are not tuned on it. */
  readonly final: boolean;
  readonly demands: readonly LabelledDemand[];
  /** Whether the main service is one the agency does */
  readonly service: AgencyStates;
}

const files: readonly (readonly [name: string, set: LabelSet])[] = [
  ["labels.json", "first"],
  ["labels-2a.json", "second"],
  ["labels-2b.json", "second"],
  ["labels-3.json", "third"],
  ["labels-4a.json", "fourth"],
  ["labels-4b.json", "fourth"],
];

/** The labels of the files beside this one. Throws when one breaks its own rules. */
export function readLabels(): LabelledNotice[] {
  const notices = files.flatMap(([name, set]) => labelsOfFile(name, set));
  const procedures = new Set(notices.map(({ notice }) => notice.replace(/-\d+$/, "")));
  if (procedures.size < notices.length) fail("a notice stands twice");
  return notices;
}

function labelsOfFile(name: string, set: LabelSet): LabelledNotice[] {
  const json: unknown = JSON.parse(readFileSync(new URL(name, import.meta.url), "utf8"));
  const notices = arrayOf(json, name).map((notice, n) =>
    labelledNotice(notice, `${name}[${n}]`, set),
  );
  // The halves of the first two sets mix their order, so that both hold the same kinds of contracts.
  const isFinal = (n: number) => !["first", "second"].includes(set) || n % 2 === 1;
  const misplaced = notices.find(({ final }, n) => final !== isFinal(n));
  if (misplaced) fail(`${misplaced.notice} is in the wrong half`);
  return notices;
}

/** The words of the notice that state the demand. Throws when the field or the range does not exist. */
export function demandText(record: unknown, demand: LabelledDemand): string {
  return fieldText(record, demand).slice(demand.start, demand.end);
}

/** The whole field in which the demand stands. Throws when it does not exist or ends before the demand. */
export function fieldText(
  record: unknown,
  { field, end }: Pick<LabelledDemand, "field" | "end">,
): string {
  const text = (field.match(/[^.[\]]+/g) ?? []).reduce<unknown>(valueAt, record);
  if (typeof text !== "string") return fail(`${field} is no text of the notice`);
  if (end > text.length) return fail(`${field} ends before ${end}`);
  return text;
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null
    ? Object.entries(value).find(([name]) => name === key)?.[1]
    : undefined;
}

function labelledNotice(value: unknown, path: string, set: LabelSet): LabelledNotice {
  const fields = objectOf(value, path, ["notice", "file", "final", "demands", "service"]);
  const final = fields["final"];
  if (typeof final !== "boolean") return fail(`${path}.final is no boolean`);
  return {
    set,
    notice: matching(fields["notice"], /^(?:[0-9a-f-]{36}|\d+-\d{4})-\d+$/, `${path}.notice`),
    file: matching(fields["file"], /^[\w.-]+\.zip$/, `${path}.file`),
    final,
    demands: arrayOf(fields["demands"], `${path}.demands`).map((demand, n) =>
      labelledDemand(demand, `${path}.demands[${n}]`),
    ),
    service: agencyStates(fields["service"], `${path}.service`),
  };
}

function labelledDemand(value: unknown, path: string): LabelledDemand {
  const fields = objectOf(value, path, ["kind", "field", "start", "end", "states"]);
  const start = index(fields["start"], `${path}.start`);
  const end = index(fields["end"], `${path}.end`);
  if (end <= start) return fail(`${path} is an empty range`);
  return {
    kind: oneOf(fields["kind"], demandKinds, `${path}.kind`),
    field: matching(fields["field"], /^\w+(?:\[\d+\])?(?:\.\w+(?:\[\d+\])?)*$/, `${path}.field`),
    start,
    end,
    states: agencyStates(fields["states"], `${path}.states`),
  };
}

function agencyStates(value: unknown, path: string): AgencyStates {
  const fields = objectOf(value, path, ["a", "b", "c"]);
  const state = (agency: string) => oneOf(fields[agency], labelStates, `${path}.${agency}`);
  return { a: state("a"), b: state("b"), c: state("c") };
}

function objectOf(value: unknown, path: string, keys: readonly string[]): Record<string, unknown> {
  if (typeof value !== "object" || value === null) return fail(`${path} is no object`);
  const fields = Object.fromEntries<unknown>(Object.entries(value));
  const unknownKey = Object.keys(fields).find((key) => !keys.includes(key));
  if (unknownKey !== undefined) return fail(`${path}.${unknownKey} is not known`);
  return fields;
}

function arrayOf(value: unknown, path: string): unknown[] {
  return Array.isArray(value) ? value : fail(`${path} is no list`);
}

function matching(value: unknown, pattern: RegExp, path: string): string {
  return typeof value === "string" && pattern.test(value) ? value : fail(`${path} is malformed`);
}

function index(value: unknown, path: string): number {
  return typeof value === "number" && Number.isSafeInteger(value) && value >= 0
    ? value
    : fail(`${path} is no index`);
}

function oneOf<Name extends string>(value: unknown, names: readonly Name[], path: string): Name {
  return names.find((name) => name === value) ?? fail(`${path} is none of ${names.join(", ")}`);
}

function fail(message: string): never {
  throw new Error(message);
}
