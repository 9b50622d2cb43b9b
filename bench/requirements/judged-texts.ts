import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { eligibilityIn, readEligibility } from "@tc/documents";
import type { LabelledDemand } from "../hard-criteria/read-labels.ts";
import { judgedTexts } from "./judged-demands.ts";
import type { JudgedDemand } from "./judged-demands.ts";
import { keptSeventhCriteria } from "./written-criteria-7-kept.ts";
import { tunedSeventhCriteria } from "./written-criteria-7.ts";
import { keptEighthCriteria } from "./written-criteria-8-kept.ts";
import { tunedEighthCriteria } from "./written-criteria-8.ts";
import { writtenCriteria } from "./written-criteria.ts";

type Kinds = readonly LabelledDemand["kind"][];

interface PageLabel {
  /** Its line in the file, from 1 */
  readonly page: number;
  readonly hash: string;
  readonly demands: readonly Pick<LabelledDemand, "kind" | "start" | "end">[];
}

/** What is read on pages of tender documents, as the product reads them, beside `labels-6-pages.json`. */
export function judgedPages(data: string, kinds: Kinds): JudgedDemand[] {
  const file = path.join(data, "award-criteria-pages", "pages.jsonl");
  const lines = readFileSync(file, "utf8").trim().split("\n");
  const json = readFileSync(new URL("labels-6-pages.json", import.meta.url), "utf8");
  return (JSON.parse(json) as readonly PageLabel[]).flatMap(({ page, hash, demands }) => {
    const { text } = JSON.parse(lines[page - 1] ?? "{}") as { readonly text?: string };
    if (text === undefined || hashOf(text) !== hash)
      throw new Error(`Page ${page} is another one.`);
    const origin = { set: "pages", isFinal: true, notice: `page ${page}` } as const;
    const labels = demands.map((label) => ({ ...label, text }));
    return judgedTexts(origin, [{ text, isCriterion: false }], labels, kinds, readEligibility);
  });
}

const writtenSets = [
  { set: "written", isFinal: true, criteria: writtenCriteria },
  { set: "seventh", isFinal: false, criteria: tunedSeventhCriteria },
  { set: "seventh", isFinal: true, criteria: keptSeventhCriteria },
  { set: "eighth", isFinal: false, criteria: tunedEighthCriteria },
  { set: "eighth", isFinal: true, criteria: keptEighthCriteria },
] as const;

/** What is read in the texts of own wording, one demand of a kind in each. */
export function judgedCriteria(kinds: Kinds): JudgedDemand[] {
  return writtenSets.flatMap(({ set, isFinal, criteria }) =>
    criteria.flatMap(([text, ...demands], line) => {
      const origin = { set, isFinal, notice: `text ${line + 1}` };
      const labels = demands.map((kind) => ({ kind, text, start: 0, end: text.length }));
      return judgedTexts(origin, [{ text, isCriterion: true }], labels, kinds, eligibilityIn);
    }),
  );
}

function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
