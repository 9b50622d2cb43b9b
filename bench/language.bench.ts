// npm run bench -- language: do the words of agencies find the calls they mean, with and without synonyms?
import { existsSync } from "node:fs";
import path from "node:path";
import { createAnalyzer, seedLexicon, synonymGroups } from "@tc/text";
import { createSynonymTable } from "@tc/search-engine";
import { handWrittenTenders, readQueries } from "./language/hand-written.ts";
import { groupFigures } from "./language/group-figures.ts";
import { queryFigures } from "./language/query-figures.ts";
import { indexInMemory } from "./language/index-in-memory.ts";
import type { LanguageTender } from "./language/index-in-memory.ts";
import { realTenders } from "./language/real-tenders.ts";
import { readCpvLabels } from "./models/data/cpv-labels.ts";

/** Asks the queries of bench/agency-language of its calls alone, and of these among all real German tenders. */
export async function run({ data }: { data: string; args: string[] }): Promise<object> {
  const hasData = existsSync(path.join(data, "codelists/cpv-2008.tsv"));
  const labels = hasData ? readCpvLabels(data) : new Map<string, string>();
  const calls = handWrittenTenders();
  const figures: Record<string, object> = {
    calls: await measure("hand-written calls", calls, labels),
  };
  if (hasData) {
    const all = [...calls, ...(await realTenders(data))];
    figures["callsAndNotices"] = await measure("the same among real tenders", all, labels);
  } else console.log("No real notices: the figures are those of the hand-written calls.");
  return figures;
}

async function measure(
  name: string,
  tenders: readonly LanguageTender[],
  labels: ReadonlyMap<string, string>,
) {
  const analyzer = createAnalyzer(seedLexicon);
  const index = indexInMemory(tenders, analyzer, labels);
  const queries = readQueries(tenders);
  const plain = { ...index, synonymTable: createSynonymTable([], analyzer) };
  const without = await queryFigures(plain, queries, false);
  const withSynonyms = await queryFigures(index, queries, false);
  const withNearest = await queryFigures(index, queries, true);
  console.log(`${name}: ${tenders.length} tenders, ${queries.length} queries`);
  console.table({
    "no synonyms": without.figures,
    "with synonyms": withSynonyms.figures,
    "and the nearest": withNearest.figures,
  });
  console.log(`Nothing found: ${withNearest.empty.join(", ") || "none"}`);
  console.log(`Least found: ${withNearest.worst.join(", ")}`);
  const groups = await groupFigures(index, synonymGroups);
  console.log(
    `${groups.same} of ${groups.found} groups that find anything find the same by each word.`,
  );
  for (const { word, missing } of groups.different) console.log(`  ${word}: ${missing} fewer`);
  return {
    tenders: tenders.length,
    queries: queries.length,
    without: without.figures,
    withSynonyms: withSynonyms.figures,
    withNearest: withNearest.figures,
    empty: withNearest.empty,
    groups: { found: groups.found, same: groups.same },
  };
}
