import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What rules are tuned on, what was read once its blind figure had been taken, and what is never read. */
export const pageParts = ["tuned", "second", "last"] as const;
export type PagePart = (typeof pageParts)[number];

/** A page of the real tender documents with its label. */
export interface LabelledPage {
  /** Its line in the file, from 1 */
  readonly page: number;
  readonly text: string;
  readonly hasCriteria: boolean;
  readonly part: PagePart;
  readonly sets: readonly (readonly number[])[];
  readonly parts: readonly number[];
}

interface Label {
  readonly page: number;
  readonly hash: string;
  readonly part: PagePart;
  readonly sets: readonly (readonly number[])[];
  readonly parts: readonly number[];
}

/** The pages with their labels; throws where the file holds other pages than those that were labelled. */
export function readPages(data: string): LabelledPage[] {
  const file = path.join(data, "award-criteria-pages", "pages.jsonl");
  const labels = new Map(
    (
      JSON.parse(readFileSync(new URL("labels.json", import.meta.url), "utf8")) as readonly Label[]
    ).map((label) => [label.page, label]),
  );
  let plainPages = 0;
  return readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line, index): LabelledPage => {
      const { text, has_criteria: hasCriteria } = JSON.parse(line) as {
        readonly text: string;
        readonly has_criteria: boolean;
      };
      const page = index + 1;
      const label = labels.get(page);
      if (hasCriteria !== (label !== undefined)) throw new Error(`Page ${page} has another label.`);
      if (!label)
        return { page, text, hasCriteria, part: partAt(plainPages++), sets: [], parts: [] };
      const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
      if (hash !== label.hash) throw new Error(`Page ${page} is not the one that was labelled.`);
      return { page, text, hasCriteria, part: label.part, sets: label.sets, parts: label.parts };
    });
}

/** Every second page was kept at first, and half of those until the end. */
function partAt(position: number): PagePart {
  if (position % 2 === 0) return "tuned";
  return position % 4 === 1 ? "second" : "last";
}
