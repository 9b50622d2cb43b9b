import { afterEach, beforeEach, expect, test } from "vitest";
import { readDocumentSafely } from "../ingestion/raw/read-document-safely.ts";
import {
  inflate,
  noise,
  sampleNotices,
  valuePlaces,
  withRepetitions,
} from "../../testing/hostile/hostile-notices.ts";
import { makeHostileWorld } from "../../testing/hostile/hostile-world.ts";
import type { HostileWorld } from "../../testing/hostile/hostile-world.ts";

let world: HostileWorld;
beforeEach(async () => {
  world = await makeHostileWorld();
});
afterEach(() => world.close());

const samples = sampleNotices();
/** An ordinary notice that has to come in after hostile ones. */
const ordinary = samples[0]!.text(9_000);
const farTooLong = 40_000;

async function expectHarmless(hostile: readonly string[]): Promise<void> {
  const documents = [...hostile, ordinary];
  await world.expectHarmless(await world.ingest(documents), documents);
}

test("a buyer's name of 19 MB makes no large answer, and the next notice comes in", async () => {
  const call = samples[0]!.text(1);
  const name = /<efac:Company>.*?<cbc:Name[^>]*>([^<]+)/s.exec(call)?.[1];
  await expectHarmless([call.replace(name!, noise(19_000_000))]);
  const tenders = await world.database.db
    .selectFrom("tender")
    .select(["flags", "record"])
    .execute();
  const [shortened, ...others] = tenders.filter(({ flags }) => flags.includes("texts_shortened"));
  expect(others).toEqual([]);
  expect(shortened?.record.buyers[0]?.name).toMatch(/^[\w+/]+…$/);
});

test.each(samples)("each text of a notice far too long, one by one: $name", async ({ text }) => {
  const documents = valuePlaces(text(0)).map((_, index) => {
    const place = valuePlaces(text(index))[index]!;
    return inflate(text(index), [place], farTooLong);
  });
  await expectHarmless(documents);
  expect(await world.countOf("applied")).toBeGreaterThan(documents.length / 2);
  expect(await world.countOf("rejected")).toBeGreaterThan(0);
  expect(await world.countFlagged("texts_shortened")).toBeGreaterThan(0);
});

test("all texts at once that alone would be cut", async () => {
  const documents = samples.map(({ text }, index) => {
    const places = cutPlaces(text(index));
    return inflate(text(index), places, Math.floor(6_000_000 / places.length));
  });
  await expectHarmless(documents);
  expect(await world.countOf("applied")).toBe(documents.length + 1);
  expect(await world.countFlagged("texts_shortened")).toBe(documents.length);
});

/** The places of a document at which a text may be far too long without the notice being refused. */
function cutPlaces(text: string) {
  return valuePlaces(text).filter(
    (place) => readDocumentSafely(Buffer.from(inflate(text, [place], farTooLong))).ok,
  );
}

test.each(samples)("each part of a notice thousands of times: $name", async ({ text }) => {
  const documents = withRepetitions(text(0), 1).map(
    (_, index) => withRepetitions(text(index), 300_000)[index]!,
  );
  await expectHarmless(documents);
  expect(await world.countOf("applied")).toBeGreaterThan(documents.length / 2);
  expect(await world.countFlagged("lists_shortened")).toBeGreaterThan(0);
});
