import type { TenderDocument } from "@tc/contract";
import { expect, test } from "vitest";
import { withDocument } from "./queries";

const document = (id: string, name: string): TenderDocument => ({
  id,
  name,
  origin: "agency",
  bytes: 1,
  uploadedAt: "2026-11-23T10:00:00Z",
  uploadedBy: "Ada",
  state: "waiting",
  refusedPages: [],
  removedCharacters: 0,
});

test("what was just sent takes its place in the order of the server", () => {
  const documents = [document("1", "Anlage 2.pdf"), document("2", "Anlage 3.pdf")];
  const list = withDocument(
    { documents, isContractConcluded: true },
    document("3", "Anlage 10.pdf"),
  );
  expect(list.documents.map(({ id }) => id)).toEqual(["1", "2", "3"]);
});
