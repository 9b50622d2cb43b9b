import { beforeEach, describe, expect, test } from "vitest";
import { writeZip } from "../../../adapters/archive/zip-writer.ts";
import { useBuyerWorld } from "../../../testing/documents/buyer-world.ts";
import { notStopped } from "../../../testing/documents/documents-world.ts";
import { readerInPlace } from "../../../testing/documents/reader-in-place.ts";
import type { DocumentReader } from "../../../ports/document-reader.ts";
import { getExtract } from "../extract/get-extract.ts";
import { listDocuments } from "../list-documents.ts";
import { readDocuments } from "../reading/read-documents.ts";
import { fetchDocuments } from "./fetch-documents.ts";
import { requestDocuments } from "./request-documents.ts";

const buyer = useBuyerWorld();
const { tests, as, click, publish, put } = buyer;
const offer = "Angebotsfrist: 18.12.2026, 14:00 Uhr";
const binding = "Bindefrist: 31.01.2027";
const picture = "GIF89a\u0001\u0000\u0001\u0000";
const day = 24 * 60;
let path: string;
let count = 0;
beforeEach(async () => {
  path = `/unterlagen/Vergabe-${++count}.zip`;
  await publish(path);
});

/** Kills what reads a "Plan", unless it may live; `files` are what it was to read. */
function reader({ kills }: { kills: boolean }): DocumentReader & { readonly files: string[] } {
  const files: string[] = [];
  return {
    files,
    unpack: (document) => readerInPlace.unpack(document),
    read: async (document, options) => {
      const { file } = document;
      files.push(file.split("/").at(-1) ?? file);
      if (!kills || !file.includes("Plan")) return readerInPlace.read(document, options);
      const removed = { invisible: 0, characters: 0 };
      return { file, pages: 0, refusals: [{ file, reason: "too-slow" }], removed, mayPass: true };
    },
  };
}

const archive = (files: Readonly<Record<string, string>>) =>
  writeZip(Object.entries(files).map(([name, data]) => ({ name, data })));
const statesOf = ({ documents }: Awaited<ReturnType<typeof click>>) =>
  Object.fromEntries(
    documents.map(({ name, state, refusal }) => [name.split("/").at(-1), refusal ?? state]),
  );

test("a file whose reader was killed is read again at a later click, and the archive counts as unchanged", async () => {
  put(path, archive({ "Bedingungen.txt": offer, "Bild.gif": picture, "Plan.txt": binding }));
  const first = await click(undefined, 0, { documents: reader({ kills: true }) });
  expect(statesOf(first)).toEqual({
    "Bedingungen.txt": "read",
    "Bild.gif": "unknown-format",
    "Plan.txt": "too-slow",
  });
  const living = reader({ kills: false });
  const later = await click(undefined, 20, { documents: living });
  expect(living.files).toEqual(["Plan.txt"]);
  expect(statesOf(later)).toMatchObject({ "Plan.txt": "read", "Bild.gif": "unknown-format" });
  expect(later.fetch).toMatchObject({ state: "done", changedAt: first.fetch?.changedAt });
  expect(later.fetch).not.toHaveProperty("news");
  const isOther = ({ name }: { name: string }) => !name.endsWith("Plan.txt");
  expect(later.documents.filter(isOther)).toEqual(first.documents.filter(isOther));
  const { agencyId } = tests.world.agency;
  await readDocuments(as(), { agencyId, tenderId: buyer.tenderId }, notStopped);
  const { items } = await getExtract(as(), { slug: buyer.slug });
  expect(items.map(({ quote }) => quote)).toEqual([offer, binding]);
});

test("a file that is bad itself is not read again while the archive is the same", async () => {
  put(path, archive({ "Bedingungen.txt": offer, "Bild.gif": picture, "Leer.txt": "" }));
  const first = await click();
  const again = reader({ kills: false });
  expect((await click(undefined, 20, { documents: again })).documents).toEqual(first.documents);
  expect(again.files).toEqual([]);
});

test("a file that kills each reader is read at three clicks, then at one a day", async () => {
  put(path, archive({ "Bedingungen.txt": offer, "Plan.txt": binding }));
  const killing = reader({ kills: true });
  const tries = () => killing.files.filter((file) => file === "Plan.txt").length;
  const counts = [];
  for (const minutes of [0, 20, 40, 60, 80, 80 + day, 100 + day]) {
    await click(undefined, minutes, { documents: killing });
    counts.push(tries());
  }
  expect(counts).toEqual([1, 2, 3, 3, 3, 4, 4]);
});

test("a file alone whose reader was killed is read again, too", async () => {
  path = `/unterlagen/Plan-${count}.txt`;
  put(path, binding);
  await publish(path);
  const killing = { documents: reader({ kills: true }) };
  expect(statesOf(await click(undefined, 0, killing))).toEqual({
    [`Plan-${count}.txt`]: "too-slow",
  });
  const { fetch } = await click(undefined, 20, killing);
  expect(fetch).toMatchObject({ state: "done" });
  expect(statesOf(await click(undefined, 40))).toEqual({ [`Plan-${count}.txt`]: "read" });
});

test("what a changed archive brings anew does not count files that were refused and are the same", async () => {
  put(path, archive({ "Bild.gif": picture, "Plan.txt": binding }));
  await click(undefined, 0, { documents: reader({ kills: true }) });
  put(path, archive({ "Bild.gif": picture, "Plan.txt": binding, "Neu.txt": offer }));
  const { fetch } = await click(undefined, 20);
  const added = [`Vergabe-${count}.zip/Neu.txt`];
  expect(fetch?.news).toEqual({ added, replaced: [], removed: [] });
});

describe("an object store that does not answer", () => {
  const broken = () => ({
    objects: {
      ...tests.world.store,
      put: async () => {
        throw new Error("the store is away");
      },
    },
  });

  test("is no fault of the file: the fetch ends as interrupted, and a later click brings it", async () => {
    put(path, archive({ "Bedingungen.txt": offer }));
    const { tenderId, slug } = buyer;
    const ctx = as(undefined, 0, broken());
    await requestDocuments(ctx, { slug });
    for (let attempt = 0; attempt < 3; attempt++) {
      await expect(fetchDocuments(ctx, { tenderId }, notStopped)).rejects.toThrow("away");
    }
    await fetchDocuments(ctx, { tenderId }, notStopped);
    const { fetch, documents } = await listDocuments(as(), { slug });
    expect(fetch).toMatchObject({ state: "failed", failure: "interrupted" });
    expect(documents).toEqual([]);
    expect(statesOf(await click(undefined, 2))).toEqual({ "Bedingungen.txt": "read" });
  });
});
