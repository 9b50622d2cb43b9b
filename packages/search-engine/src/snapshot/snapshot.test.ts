import { crc32 } from "node:zlib";
import fc from "fast-check";
import { expect, test } from "vitest";
import { ForecastColumns } from "../assessments/forecast-columns.ts";
import { runSearch } from "../query/run-search.ts";
import type { Segment } from "../segments/segment.ts";
import { history, play, query, resolve } from "../testing/search-arbitraries.fixture.ts";
import { readSegment, recordSegment, segmentBytes } from "./segment-bytes.ts";
import type { SegmentRecord } from "./segment-bytes.ts";
import { headerLength, prefaceBytes, readHeader, writeHeader } from "./snapshot-header.ts";

function record(segment: Segment): SegmentRecord {
  const steps = recordSegment(segment, crc32);
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const bytesOf = (segment: Segment) => Uint8Array.from(Buffer.concat(segmentBytes(segment)));
const split = (bytes: Uint8Array) =>
  [bytes.subarray(0, prefaceBytes), bytes.subarray(prefaceBytes)] as const;

test("segments read from their bytes answer as those that were written", async () => {
  const forecasts = new ForecastColumns();
  await fc.assert(
    fc.asyncProperty(history, query, async (steps, question) => {
      const { set } = await play(steps);
      const nodes = resolve(set, question.text);
      const copies = set.all.map((segment) => {
        const copy = readSegment(bytesOf(segment), record(segment), crc32);
        if (!copy) throw new Error("the bytes are not the recorded ones");
        return copy;
      });
      expect(runSearch(copies, nodes, question, forecasts)).toEqual(
        runSearch(set.all, nodes, question, forecasts),
      );
    }),
    { numRuns: 100 },
  );
});

test("a segment with one changed byte is refused", async () => {
  await fc.assert(
    fc.asyncProperty(history, fc.nat(), async (steps, place) => {
      const [segment] = (await play(steps)).set.all;
      fc.pre(segment !== undefined);
      const bytes = bytesOf(segment);
      const at = place % bytes.length;
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      expect(readSegment(bytes, record(segment), crc32)).toBeUndefined();
    }),
    { numRuns: 50 },
  );
});

test("a header is read as it was written, and one of damaged bytes or another format is refused", () => {
  const header = { identity: "1.2.3", horizon: "42", segments: [] };
  const bytes = writeHeader(header, crc32);
  const [preface, text] = split(bytes);
  expect(headerLength(preface)).toBe(text.length);
  expect(readHeader(preface, text, crc32)).toMatchObject(header);

  const [otherPreface, otherText] = split(writeHeader({ ...header, horizon: "43" }, crc32));
  expect(readHeader(preface, otherText, crc32)).toBe("damaged");
  const oldText = Buffer.from(Buffer.from(otherText).toString().replace('"key":"', '"key":"0'));
  const oldPreface = Buffer.from(otherPreface);
  oldPreface.writeUInt32LE(crc32(oldText), 4);
  expect(readHeader(oldPreface, oldText, crc32)).toBe("other_version");
});

test.each([0, 0xffffffff])("a preface that promises a header of %d bytes is none", (length) => {
  const preface = Buffer.alloc(prefaceBytes);
  preface.writeUInt32LE(length, 0);
  expect(headerLength(preface)).toBeUndefined();
});
