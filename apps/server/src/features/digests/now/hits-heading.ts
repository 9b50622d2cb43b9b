import type { HitRow } from "@tc/domain";
import { scoredTitle } from "../look/digest-words.ts";
import { numberWords } from "../look/german-words.ts";

/** "Neu: Website Musterhausen (88) und 2 weitere" */
export function hitsHeading(rows: readonly HitRow[], count: number): string {
  const [best] = rows;
  const others = count > 1 ? ` und ${numberWords(count - 1)} weitere` : "";
  return `Neu: ${best ? scoredTitle(best) : ""}${others}`;
}
