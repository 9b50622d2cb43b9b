import { readFileSync } from "node:fs";
import type { LabelledDemand, LabelSet } from "../hard-criteria/read-labels.ts";

/** A demand with its place; what an agency meets of it is not judged here. */
export type PlacedDemand = Pick<LabelledDemand, "kind" | "field" | "start" | "end">;

export interface PlacedDemands {
  readonly set: LabelSet | "fifth";
  readonly notice: string;
  readonly final: boolean;
  readonly demands: readonly PlacedDemand[];
}

/** The labels of `labels-5.json`, which only say where a demand stands. */
export function fifthSet(): PlacedDemands[] {
  const json = readFileSync(new URL("labels-5.json", import.meta.url), "utf8");
  const notices = JSON.parse(json) as readonly Pick<PlacedDemands, "notice" | "demands">[];
  return notices.map((notice) => ({ ...notice, set: "fifth", final: true }));
}
