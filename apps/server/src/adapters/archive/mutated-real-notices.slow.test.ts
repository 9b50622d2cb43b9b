import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import path from "node:path";
import { NoticeError, readDocument } from "@tc/notices";
import fc from "fast-check";
import { expect } from "vitest";
import { testOnRealData } from "../../../../../tools/real-data.ts";
import { readPaths } from "./read-paths.ts";

const position = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
const damage = fc.record({
  document: position,
  cut: fc.option(position, { nil: undefined, freq: 2 }),
  flips: fc.array(fc.tuple(position, fc.integer({ min: 1, max: 255 })), { maxLength: 2 }),
  moved: fc.option(fc.tuple(position, position, position), { nil: undefined, freq: 2 }),
});

testOnRealData(
  "notices",
  "5,000 damaged real notices are read or refused by name, and leave no memory behind",
  async (folder) => {
    const documents = await someNotices(folder);
    const counts = { read: 0, refused: 0 };
    const attempt = (bytes: Uint8Array): void => {
      try {
        counts.read += readDocument(bytes).notices.length;
      } catch (error) {
        expect(error).toBeInstanceOf(NoticeError);
        counts.refused += 1;
      }
    };
    const run = (numRuns: number): void =>
      fc.assert(
        fc.property(damage, (how) => {
          const chosen = documents[Math.floor(how.document * documents.length)];
          attempt(damaged(chosen ?? new Uint8Array(), how));
        }),
        { numRuns },
      );
    run(1_000);
    const before = heapBytes();
    run(4_000);
    const grown = heapBytes() - before;
    console.info(
      `mutated: ${counts.read} read, ${counts.refused} refused by name; heap grew ${(grown / 1e6).toFixed(1)} MB`,
    );
    expect(counts.read).toBeGreaterThan(100);
    expect(counts.refused).toBeGreaterThan(100);
    expect(grown).toBeLessThan(20_000_000);
  },
  300_000,
);

/** All eForms notices that are there and every tenth of TED's, the large ones left out for time. */
async function someNotices(folder: string): Promise<Uint8Array[]> {
  const documents: Uint8Array[] = [];
  let seen = 0;
  for await (const member of readPaths([folder, path.join(folder, "../notices-ted-r209")])) {
    if (!("bytes" in member) || member.bytes.byteLength > 60_000) continue;
    seen += 1;
    const isTed = Buffer.from(member.bytes).includes("TED_EXPORT");
    if (!isTed || seen % 10 === 0) documents.push(member.bytes);
  }
  return documents.slice(0, 300);
}

type Damage = typeof damage extends fc.Arbitrary<infer Value> ? Value : never;

function damaged(bytes: Uint8Array, how: Damage): Uint8Array {
  let result = Buffer.from(bytes);
  for (const [at, bits] of how.flips) {
    const index = Math.floor(at * result.length);
    result[index] = (result[index] ?? 0) ^ bits;
  }
  if (how.moved) {
    const [first = 0, second = 0, third = 0] = how.moved
      .map((at) => nextElement(result, Math.floor(at * result.length)))
      .toSorted((a, b) => a - b);
    // Elements change places at tag borders: what stood between first and second now follows it.
    result = Buffer.concat([
      result.subarray(0, first),
      result.subarray(second, third),
      result.subarray(first, second),
      result.subarray(third),
    ]);
  }
  return how.cut === undefined ? result : result.subarray(0, Math.floor(how.cut * result.length));
}

function nextElement(bytes: Buffer, from: number): number {
  const tagStart = bytes.indexOf("<", from);
  return tagStart < 0 ? bytes.length : tagStart;
}

/** Live bytes of the heap, after a collection. */
function heapBytes(): number {
  setFlagsFromString("--expose-gc");
  const collect = runInNewContext("gc") as () => void;
  collect();
  collect();
  return process.memoryUsage().heapUsed;
}
