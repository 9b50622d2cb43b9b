import { expect, test } from "vitest";
import { useBuyerWorld } from "../../testing/documents/buyer-world.ts";
import { notStopped } from "../../testing/documents/documents-world.ts";
import { fetchDocuments } from "../documents/fetched/fetch-documents.ts";
import { requestDocuments } from "../documents/fetched/request-documents.ts";
import { makeExtract } from "../documents/extract/make-extract.ts";
import { getSummary } from "./get-summary.ts";

const buyer = useBuyerWorld();

test("while documents are being fetched the summary says so, and names nothing as missing", async () => {
  const { as, tests } = buyer;
  buyer.put("/unterlagen/Bedingungen.txt", "Bindefrist: 31.01.2027");
  await buyer.publish("/unterlagen/Bedingungen.txt");
  const { tenderId, slug } = buyer;
  const summary = () => getSummary(as(), { slug });
  const before = await summary();
  expect(before.reading.isFetching).toBe(false);
  expect(before.missing).toContain("Bindefrist");

  await requestDocuments(as(), { slug });
  expect(await summary()).toMatchObject({ reading: { isFetching: true }, missing: [] });

  await fetchDocuments(as(), { tenderId }, notStopped);
  await makeExtract(as(), { agencyId: tests.world.agency.agencyId, tenderId });
  const after = await summary();
  expect(after).toMatchObject({ documents: 1, reading: { isFetching: false, isComplete: true } });
  expect(after.missing).toContain("Laufzeit");
  expect(after.missing).not.toContain("Bindefrist");
});

test("a fetch that led to no document is no longer awaited", async () => {
  const { as } = buyer;
  buyer.put("/unterlagen/Seite", "<!doctype html><html><body>Portal</body></html>");
  await buyer.publish("/unterlagen/Seite");
  const { tenderId, slug } = buyer;
  await requestDocuments(as(), { slug });
  await fetchDocuments(as(), { tenderId }, notStopped);
  const { reading, missing } = await getSummary(as(), { slug });
  expect(reading).toMatchObject({ isFetching: false, isComplete: true });
  expect(missing).not.toEqual([]);
});
