import { playgroundLimits } from "@tc/domain";
import { expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import type { DocumentReader, DocumentReading } from "../../ports/document-reader.ts";
import type { Db } from "../../platform/database/database.ts";
import { TextReadings } from "./text-readings.ts";

const file = { file: "a.txt", bytes: Buffer.from("Angebotsfrist") };
const read = (pages = 1): DocumentReading => ({
  file: "a.txt",
  pages,
  refusals: [],
  removed: { invisible: 0, characters: 0 },
});
const none = { atOnce: 1, waiting: 0, patienceMs: 1_000 };
const many = { atOnce: 9, waiting: 0, patienceMs: 1_000 };

// No verb of these tests asks the database.
const contextWith = (reading: DocumentReader["read"]) =>
  testContext(
    { db: {} as Db },
    {
      ports: {
        documents: {
          read: reading,
          unpack: () => {
            throw new Error("no archive is taken");
          },
        },
      },
    },
  );

/** A reader whose readings end when the test says so. */
function heldReader() {
  const gate = Promise.withResolvers<void>();
  const ctx = contextWith(async () => {
    await gate.promise;
    return read();
  });
  return { ctx, end: () => gate.resolve() };
}

test("an agency reads one text at a time, and others go on", async () => {
  const { ctx, end } = heldReader();
  const readings = new TextReadings({ agency: none, all: many });
  const first = readings.read(ctx, "a", file);
  await expect(readings.read(ctx, "a", file)).rejects.toMatchObject({ code: "overloaded" });
  const other = readings.read(ctx, "b", file);
  end();
  expect(await Promise.all([first, other])).toHaveLength(2);
});

test("what the process cannot take any more is refused", async () => {
  const { ctx, end } = heldReader();
  const readings = new TextReadings({ agency: many, all: none });
  const first = readings.read(ctx, "a", file);
  await expect(readings.read(ctx, "b", file)).rejects.toMatchObject({ code: "overloaded" });
  end();
  await first;
});

test("a file of too many pages is given up at its first page", async () => {
  const ctx = contextWith((_, { signal, onPage } = {}) => {
    onPage?.(1, playgroundLimits.pages + 1);
    signal?.throwIfAborted();
    return Promise.resolve(read());
  });
  const reading = await new TextReadings().read(ctx, "a", file);
  expect(reading).toMatchObject({ refusals: [{ reason: "too-many-pages" }] });
  expect(reading.text).toBeUndefined();
});

test("a text without pages is held to the same limit", async () => {
  const ctx = contextWith(() => Promise.resolve(read(playgroundLimits.pages + 1)));
  const reading = await new TextReadings().read(ctx, "a", file);
  expect(reading.refusals).toEqual([{ file: "a.txt", reason: "too-many-pages" }]);
});

test("a reading that fails gives its place back", async () => {
  const broken = contextWith(() => Promise.reject(new Error("broken")));
  const readings = new TextReadings({ agency: none, all: none });
  await expect(readings.read(broken, "a", file)).rejects.toThrow("broken");
  const ctx = contextWith(() => Promise.resolve(read()));
  expect((await readings.read(ctx, "a", file)).pages).toBe(1);
});
