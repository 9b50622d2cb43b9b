import { readFileSync } from "node:fs";
import path from "node:path";
import { readRealNotices } from "../../apps/server/src/testing/real-notices.ts";

export function pagesOf(lines: string): string[] {
  return lines
    .trim()
    .split("\n")
    .map((line) => (JSON.parse(line) as { text: string }).text);
}

/** The text of real tender documents, and the criteria of real notices: one page each. */
export async function realPages(data: string): Promise<string[]> {
  const documents = pagesOf(
    readFileSync(path.join(data, "award-criteria-pages/pages.jsonl"), "utf8"),
  );
  const notices = await readRealNotices([path.join(data, "notices/germany")]);
  const criteria = notices.map(({ lots }) =>
    lots
      .flatMap((lot) => [...lot.awardCriteria, ...lot.selectionCriteria])
      .flatMap(({ description }) => description ?? [])
      .join("\n"),
  );
  return [...documents, ...new Set(criteria)].filter((text) => text.length > 100);
}
