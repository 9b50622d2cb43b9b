import { afterEach, expect, test } from "vitest";
import { NoticeReader } from "./notice-reader.ts";

let reader: NoticeReader;
afterEach(async () => {
  await reader.close();
});

const documents = (...texts: string[]) =>
  texts.map((text) => ({ bytes: Buffer.from(text), compressed: false }));

test("bytes that hang the reader or end its thread cost themselves only", async () => {
  reader = new NoticeReader({
    timeoutMs: 2_000,
    workerUrl: new URL("./hanging-reader.fixture.mjs", import.meta.url),
  });
  const readings = await reader.read(documents("one", "hang", "two", "die", "three"));
  expect(readings.map((reading) => (reading.ok ? "" : reading.code))).toEqual([
    "unknown_format",
    "reader_failed",
    "unknown_format",
    "reader_failed",
    "unknown_format",
  ]);
  expect(await reader.read(documents("four"))).toHaveLength(1);
});

test("bytes that are no notice are refused for good", async () => {
  reader = new NoticeReader();
  expect(await reader.read(documents("<a><b></a>", "{}", ""))).toEqual([
    expect.objectContaining({ ok: false, final: true }),
    expect.objectContaining({ ok: false, final: true }),
    expect.objectContaining({ ok: false, final: true }),
  ]);
});
