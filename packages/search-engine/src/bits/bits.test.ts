import fc from "fast-check";
import { expect, test } from "vitest";
import * as bits from "./bits.ts";

const count = 200;
const documents = fc.uniqueArray(fc.integer({ min: 0, max: count - 1 }));
const ascending = (list: Iterable<number>) => [...list].toSorted((a, b) => a - b);

function toBits(list: readonly number[]): bits.Bits {
  const made = bits.newBits(count);
  for (const document of list) bits.addBit(made, document);
  return made;
}

function toList(set: bits.Bits): number[] {
  const list = new Uint16Array(count);
  return [...list.subarray(0, bits.listBits(set, list))];
}

test("bits hold the documents of a set, whatever was added and taken out", () => {
  fc.assert(
    fc.property(documents, documents, (added, removed) => {
      const set = toBits(added);
      for (const document of removed) bits.removeBit(set, document);
      const expected = ascending(added.filter((document) => !removed.includes(document)));
      expect(toList(set)).toEqual(expected);
      expect(bits.countBits(set)).toBe(expected.length);
      expect(expected.every((document) => bits.hasBit(set, document))).toBe(true);
    }),
  );
});

test("bits are joined, cut and counted as sets are", () => {
  fc.assert(
    fc.property(documents, documents, (a, b) => {
      const both = ascending(a.filter((document) => b.includes(document)));
      const union = toBits(a);
      bits.addAll(union, toBits(b));
      expect(toList(union)).toEqual(ascending(new Set([...a, ...b])));
      const common = toBits(a);
      bits.keepCommon(common, toBits(b));
      expect(toList(common)).toEqual(both);
      const words = new Uint16Array(bits.wordsFor(count));
      const used = bits.listWords(toBits(a), words);
      expect(bits.countCommon(toBits(a), toBits(b), words, used)).toBe(both.length);
    }),
  );
});

test.each([0, 1, 31, 32, 33, 64])("of %d documents every one, and none behind them", (all) => {
  expect(toList(bits.allBits(all))).toEqual(Array.from({ length: all }, (_, at) => at));
});
