import type { ProcedureType, ProcurementLevel } from "@tc/domain";
import type { JsonObject } from "./json-value.ts";
import { objectAt, textAt, textsAt } from "./json-value.ts";

/** Words of `procurementMethodDetails`, the first that fits counts; German ones from the national service. */
const procedureWords: readonly (readonly [RegExp, ProcedureType])[] = [
  [
    /without (?:prior|a call|publication|competition)|direct award|single tender|ohne (?:teilnahme|aufruf)/i,
    "neg-wo-call",
  ],
  [/^neg-wo-call\b/i, "neg-wo-call"],
  [/dialog/i, "comp-dial"],
  [/innovation/i, "innovation"],
  [/negotiat|^neg-w-call\b|verhandlung/i, "neg-w-call"],
  [/restricted|nicht\s?offen/i, "restricted"],
  [/^(?:other - )?open\b|^offen/i, "open"],
];

/** `procurementMethod` is coarser than BT-105: selective has a first stage, limited and direct have no call. */
const procedureByMethod: ReadonlyMap<string, ProcedureType> = new Map([
  ["open", "open"],
  ["selective", "restricted"],
  ["limited", "neg-wo-call"],
  ["direct", "neg-wo-call"],
]);

const twoStages: ReadonlySet<ProcedureType> = new Set<ProcedureType>([
  "restricted",
  "neg-w-call",
  "comp-dial",
  "innovation",
]);

export interface ReleaseProcedure {
  readonly type?: ProcedureType;
  readonly text?: string;
  /** The tender period ends with a request to participate, not with an offer. */
  readonly hasFirstStage: boolean;
}

export function readProcedure(tender: JsonObject | undefined): ReleaseProcedure {
  const text = textAt(tender, "procurementMethodDetails");
  const named = procedureWords.find(([words]) => words.test(text ?? ""))?.[1];
  const method = textAt(tender, "procurementMethod");
  const byMethod = method === undefined ? undefined : procedureByMethod.get(method.toLowerCase());
  // Words without a code, such as a call-off from a framework, are a form of their own.
  const isOther = /call-off|other/i.test(text ?? "");
  const type = named ?? (isOther ? "other" : byMethod);
  return {
    ...(type ? { type } : {}),
    ...(text ? { text } : {}),
    hasFirstStage: type !== undefined && twoStages.has(type),
  };
}

/** The legal basis and the side of the EU thresholds, where the release tells. */
export function readLaw(tender: JsonObject | undefined): {
  readonly legalBasis?: string;
  readonly level?: ProcurementLevel;
} {
  const legalBasis = textAt(objectAt(tender, "legalBasis"), "id");
  const text = textAt(tender, "procurementMethodDetails") ?? "";
  const isEu =
    /^3\d{4}[LR]\d{4}$/.test(legalBasis ?? "") ||
    textsAt(tender, "coveredBy").includes("EU") ||
    /above threshold/i.test(text);
  const level = /below threshold/i.test(text) ? "national" : isEu ? "eu" : undefined;
  return { ...(legalBasis ? { legalBasis } : {}), ...(level ? { level } : {}) };
}

const natures: ReadonlyMap<string, string> = new Map([
  ["goods", "supplies"],
  ["works", "works"],
  ["services", "services"],
]);

/** BT-23 from `mainProcurementCategory`. */
export function natureOf(holder: JsonObject | undefined): string | undefined {
  return natures.get(textAt(holder, "mainProcurementCategory") ?? "");
}
