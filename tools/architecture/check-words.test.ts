import { parseSync } from "oxc-parser";
import { expect, test } from "vitest";
import { checkWords, countWords } from "./check-words.ts";
import { declaredNames } from "./source-names.ts";
import type { Word } from "./words.ts";

const words: readonly Word[] = [
  { word: "found", instead: "a noun", isVariable: true },
  { word: "plantLink", instead: "what it does" },
  { word: "dun", instead: "remind" },
];
const namesOf = (source: string) => declaredNames(parseSync("x.ts", source).program);
const count = (source: string) => countWords(namesOf(source), words, {});

test.each([
  ["a constant", "const found = 1;"],
  ["a part of an object or a list", "const { a: [found], ...rest } = x;"],
  ["a loop's variable", "for (const found of x) use(found);"],
  ["a parameter with a default", "function f(found = 1) {}"],
  ["a parameter of an arrow function", "x.map((found) => found + 1);"],
  ["a parameter of a method", "class A { m({ found }: B) {} }"],
  ["a parameter that is a field", "class A { constructor(private readonly found: string) {} }"],
  ["a field", "class A { #found = 1; }"],
  ["a caught error", "try { f(); } catch (found) {}"],
])("%s of a refused name is counted", (_, source) => {
  expect(count(source)).toEqual({ found: 1 });
});

test("a use, a function, a member of a type, a comment and a text are not a variable's name", () => {
  const source = `
    // found
    type A = { found: string };
    function found() {}
    const foundOn = x.found + "found";
  `;
  expect(count(source)).toEqual({});
});

test("a refused verb is seen in functions, types, members and longer names", () => {
  const source = `
    const plantLink = () => undefined;
    function plantLinkFor() {}
    interface A { dun(): void; dun_row: string }
    type DunRow = A;
    class B { doNotDun() {} }
    const dunning = 1;
  `;
  expect(count(source)).toEqual({ plantLink: 2, dun: 4 });
});

test("a word may be used as often as before and not once more", () => {
  const problems = (source: string, pendingCounts: Record<string, number>) =>
    checkWords(namesOf(source), { words, allowedNames: {}, pendingCounts });
  expect(problems("const found = 1;", { found: 2 })).toEqual([]);
  expect(problems("let found, dun;", { found: 1 })).toEqual([
    '"dun" names 1 declarations, at most 0 are left to rename; write remind',
  ]);
  expect(problems("let a = (found) => found, b = (found) => found;", { found: 1 })).toEqual([
    '"found" names 2 declarations, at most 1 are left to rename; write a noun',
  ]);
});

test("a word that is gone and an allowed name that nobody declares are errors", () => {
  const allowedNames = { dun: "the specification's field", dunRow: "the specification's field" };
  expect(
    checkWords(namesOf("const dun = 1;"), { words, allowedNames, pendingCounts: { found: 1 } }),
  ).toEqual([
    'tools/architecture/word-counts.json: no name uses "found" any more',
    'tools/architecture/words.ts: nothing is called "dunRow" any more',
  ]);
});
