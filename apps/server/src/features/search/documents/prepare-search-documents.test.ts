import { createAnalyzer, seedLexicon } from "@tc/text";
import { expect, test } from "vitest";
import { makeTender, testId } from "../../../testing/tenders/make-tender.ts";
import { prepareSearchDocuments } from "./prepare-search-documents.ts";

const vocabulary = { analyzer: createAnalyzer(seedLexicon), cpvLabels: new Map<string, string>() };
const campaigns = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    tenderId: testId(index),
    tender: makeTender({ title: `Kampagne ${index}` }),
  }));

test("statements get their turn before and while documents are worked out", async () => {
  let turns = 0;
  const count = () => {
    turns++;
    next = setImmediate(count);
  };
  let next = setImmediate(count);
  const { json } = await prepareSearchDocuments(vocabulary, campaigns(50));
  clearImmediate(next);
  expect(turns).toBeGreaterThan(2);
  expect(JSON.parse(json ?? "")).toHaveLength(50);
});

test("of one tender given twice the last one is written", async () => {
  const given = campaigns(40);
  const last = { tenderId: testId(0), tender: makeTender({ title: "Leitsystem" }) };
  const { json } = await prepareSearchDocuments(vocabulary, [...given, last]);
  const rows = JSON.parse(json ?? "") as { id: string; terms: string }[];
  expect(rows).toHaveLength(40);
  expect(rows.find(({ id }) => id === testId(0))?.terms).toContain("leitsyst");
});

test("without tenders there is nothing to write", async () => {
  expect((await prepareSearchDocuments(vocabulary, [])).json).toBeUndefined();
});
