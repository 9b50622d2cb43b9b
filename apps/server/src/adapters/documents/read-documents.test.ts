import { expect, test } from "vitest";
import { writeZip } from "../archive/zip-writer.ts";
import type { DocumentFile, DocumentReader, DocumentRefusal } from "../../ports/document-reader.ts";
import { readDocuments } from "./read-documents.ts";

/** Reads nothing: each file has as many pages as its text says. */
const reader: Pick<DocumentReader, "read"> = {
  read: ({ file, bytes }) =>
    Promise.resolve({
      file,
      text: { file, format: "txt", parts: [] },
      pages: Number.parseInt(Buffer.from(bytes.subarray(0, 9)).toString(), 10),
      refusals: [],
      removed: { invisible: 0, characters: 0 },
    }),
};

async function read(files: readonly (DocumentFile | DocumentRefusal)[]): Promise<string[]> {
  const lines: string[] = [];
  for await (const { file, refusals } of readDocuments(each(files), reader)) {
    lines.push(`${file}: ${refusals.map(({ reason }) => reason).join() || "read"}`);
  }
  return lines;
}

async function* each<Item>(items: readonly Item[]): AsyncGenerator<Item> {
  yield* items;
}

const document = (file: string, text: string) => ({ file, bytes: Buffer.from(text) });

test("files and the members of archives come in their order, whatever is wrong with some", async () => {
  const zip = writeZip([
    { name: "lv.txt", data: "1" },
    { name: "lv.txt", data: "1" },
    { name: "inner.zip", data: writeZip([{ name: "b.txt", data: "1" }]) },
  ]);
  expect(
    await read([
      document("a.txt", "1"),
      { file: "b.txt", reason: "unreadable" },
      { file: "c.zip", bytes: zip },
      document("d.txt", "1"),
    ]),
  ).toEqual([
    "a.txt: read",
    "b.txt: unreadable",
    "c.zip/lv.txt: read",
    "c.zip/lv.txt: unsafe-name",
    "c.zip/inner.zip/b.txt: read",
    "d.txt: read",
  ]);
});

test("a tender has 1,500 pages at most: a document that would exceed them is refused, a shorter one still read", async () => {
  const files = [document("a.txt", "900"), document("b.txt", "601"), document("c.txt", "600")];
  expect(await read(files)).toEqual(["a.txt: read", "b.txt: too-many-pages", "c.txt: read"]);
});

test("a tender has 200 MB at most", async () => {
  const bytes = Buffer.alloc(45_000_000, "1 ");
  const files = Array.from({ length: 5 }, (_, index) => ({ file: `${index}.txt`, bytes }));
  expect(await read(files)).toEqual([
    "0.txt: read",
    "1.txt: read",
    "2.txt: read",
    "3.txt: read",
    "4.txt: too-much",
  ]);
});
