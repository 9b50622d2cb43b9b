import { readFileSync } from "node:fs";
import type { LabelledDemand, LabelSet } from "../hard-criteria/read-labels.ts";

/** A demand with its place; what an agency meets of it is not judged here. */
export type PlacedDemand = Pick<LabelledDemand, "kind" | "field" | "start" | "end">;

/** `pages`: tender documents; `written`, `seventh` and `eighth`: texts of own wording */
export type RequirementSet =
  | LabelSet
  | "fifth"
  | "sixth"
  | "pages"
  | "written"
  | "seventh"
  | "eighth";

export interface PlacedDemands {
  readonly set: RequirementSet;
  readonly notice: string;
  readonly final: boolean;
  readonly demands: readonly PlacedDemand[];
  /** All that is labelled, where it is not the whole notice */
  readonly fields?: readonly string[];
}

/** The labels of `labels-5.json`, which only say where a demand stands. */
export function fifthSet(): PlacedDemands[] {
  return setOf("labels-5.json", "fifth");
}

/** The labels of `labels-6.json`: of each notice the texts that no other labelled notice has. */
export function sixthSet(): PlacedDemands[] {
  return setOf("labels-6.json", "sixth");
}

function setOf(file: string, set: RequirementSet): PlacedDemands[] {
  const json = readFileSync(new URL(file, import.meta.url), "utf8");
  const notices = JSON.parse(json) as readonly Omit<PlacedDemands, "set" | "final">[];
  return notices.map((notice) => ({ ...notice, set, final: true }));
}
