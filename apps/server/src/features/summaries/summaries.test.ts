import { describe, expect, test } from "vitest";
import { createFakeLanguageModel } from "../../ports/language-model.fake.ts";
import {
  notStopped,
  slug,
  tenderId,
  useDocumentsWorld,
} from "../../testing/documents/documents-world.ts";
import { makeDocument } from "../../testing/documents/make-document.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import { makeExtract } from "../documents/extract/make-extract.ts";
import { readByModel } from "../documents/model/read-by-model.ts";
import { getSummary } from "./get-summary.ts";

const tests = useDocumentsWorld();

test("what an agency's document says is in its summary and in nobody else's", async () => {
  const { world, database } = tests;
  const subject = { agencyId: world.agency.agencyId, tenderId };
  await makeDocument(world.as(), { ...subject, text: "Bindefrist: 31.01.2027" });
  await makeExtract(world.as(), subject);
  const texts = async (made = world.agency) =>
    (await getSummary(world.as(made), { slug })).sections.flatMap(({ statements }) =>
      statements.map(({ text }) => text),
    );
  expect((await texts()).some((text) => text.startsWith("Bindefrist"))).toBe(true);
  const other = await makeAgency(database);
  expect((await texts(other)).some((text) => text.startsWith("Bindefrist"))).toBe(false);
});

test("without a plan nothing is told", async () => {
  const without = await makeAgency(tests.database, { tier: null });
  const summary = await getSummary(tests.world.as(without), { slug });
  expect(summary).toMatchObject({ isLocked: true, sections: [], missing: [] });
});

describe("as long as documents are being read", () => {
  test("it says how many, and names nothing as missing until the last one is in it", async () => {
    const { world } = tests;
    await world.upload("Bedingungen.txt", "Bindefrist: 31.01.2027");
    const before = await getSummary(world.as(), { slug });
    expect(before).toMatchObject({
      documents: 0,
      reading: { unread: 1, isComplete: false },
      missing: [],
    });
    await world.read();
    const after = await getSummary(world.as(), { slug });
    expect(after).toMatchObject({ documents: 1, reading: { unread: 0, isComplete: true } });
    expect(after.missing).toContain("Laufzeit");
    expect(after.missing).not.toContain("Bindefrist");
  });

  test("a file that could not be read is named", async () => {
    const { world } = tests;
    await world.upload("alt.doc", Buffer.from("d0cf11e0a1b11ae1", "hex"));
    await world.read();
    expect((await getSummary(world.as(), { slug })).reading).toMatchObject({
      refused: ["alt.doc"],
      isComplete: true,
    });
  });
});

test("what a language model has still to read is awaited, and its statements are marked", async () => {
  const { world } = tests;
  const text =
    "Die Agentur hat eine Ansprechperson zu benennen; das Team umfasst fünf Personen im Kern.";
  const quote = "das Team umfasst fünf Personen im Kern";
  const item = { type: "eligibility", kind: "team", count: 5, quote, page: "p1" };
  const languageModel = createFakeLanguageModel(({ task, schema }) => {
    if (task !== "map") return '{"sentences":[]}';
    return JSON.stringify({ items: schema.name === "bidder" ? [item] : [] });
  });
  const as = () => world.as(undefined, { ports: { languageModel } });
  await world.upload("Bedingungen.txt", text);
  await world.read();
  const before = await getSummary(as(), { slug });
  expect(before).toMatchObject({ reading: { isComplete: true, isModelDue: true }, missing: [] });
  await readByModel(as(), { agencyId: world.agency.agencyId, tenderId }, notStopped);
  const after = await getSummary(as(), { slug });
  expect(after.reading.isModelDue).toBe(false);
  expect(after.missing).toContain("Laufzeit");
  expect(after.ai).toMatchObject({ aiGenerated: true, model: "fake-small" });
  const eligibility = after.sections.find(({ name }) => name === "eligibility");
  expect(eligibility?.statements).toMatchObject([
    { text: "5 Personen", byModel: true, quotes: [{ quote }] },
  ]);
});
