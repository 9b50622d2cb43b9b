import { compareVersions, itemsOf } from "@tc/documents";
import type { DocumentText } from "@tc/documents";
import { expect, test } from "vitest";
import type { DocumentFile } from "../../ports/document-reader.ts";
import { readerInPlace } from "../../testing/documents/reader-in-place.ts";
import { sampleDocuments } from "./sample-documents.ts";

const tender = {
  title: "Kampagne zum Klimaschutz",
  buyer: "Stadt Kiel",
  reference: "2026-117",
  offersDueOn: "2026-12-18",
  offersDueAt: "14:00",
};

async function unpacked(files: readonly DocumentFile[]): Promise<DocumentFile[]> {
  const members: DocumentFile[] = [];
  for (const file of files) {
    for await (const member of readerInPlace.unpack(file)) {
      if ("bytes" in member) members.push(member);
    }
  }
  return members;
}

test("sample documents are of every kind, contradict each other, and hide what the reader leaves out", async () => {
  const files = await unpacked(await sampleDocuments.whole(tender));
  const texts: DocumentText[] = [];
  let removed = 0;
  for (const file of files) {
    const reading = await readerInPlace.read(file);
    expect(reading.refusals, file.file).toEqual([]);
    if (reading.text) texts.push(reading.text);
    removed += reading.removed.invisible;
  }
  expect(texts.map(({ format }) => format).toSorted()).toEqual([
    "docx",
    "docx",
    "pdf",
    "pdf",
    "pdf",
    "txt",
    "xlsx",
  ]);
  const words = JSON.stringify(texts);
  expect(words).toContain("Protokoll der Ortsbesichtigung");
  expect(words).not.toContain("previous instructions");
  expect(removed).toBeGreaterThan(50);

  const items = itemsOf(texts);
  const contradicted = items.filter(({ state }) => state === "contradicted");
  expect(new Set(contradicted.map(({ type, kind }) => `${type} ${kind}`))).toEqual(
    new Set(["deadline binding", "contract duration"]),
  );
  expect(items.some(({ type }) => type === "award-criterion")).toBe(true);
  expect(items.filter(({ type }) => type === "eligibility").length).toBeGreaterThan(2);
  const offers = items.filter((item) => item.type === "deadline" && item.kind === "offer");
  expect(new Set(offers.map((item) => item.type === "deadline" && item.date))).toEqual(
    new Set(["2026-12-18"]),
  );
});

test("a later version of a sample says otherwise what one may charge and use, and nothing else", async () => {
  const [later] = await sampleDocuments.later(tender);
  const earlier = (await sampleDocuments.whole(tender)).find(({ file }) => file === later?.file);
  const [before = [], after = []] = await Promise.all(
    [earlier, later].map(async (file) => {
      const { text } = await readerInPlace.read(file ?? { file: "", bytes: Buffer.of() });
      return text && itemsOf([text]);
    }),
  );
  const changes = compareVersions(before, after);
  const words = changes.map((change) => [change.earlier?.quote, change.later?.quote].join(" → "));
  expect(words).toHaveLength(2);
  expect(words.join()).toMatch(/0,3 %.* → .*0,1 %/);
  expect(words.join()).toMatch(/ausschließliche.* → .*einfache/);
});
