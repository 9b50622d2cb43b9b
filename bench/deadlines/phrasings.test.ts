import { expect, test } from "vitest";
import { absolutePhrasings } from "./absolute-phrasings.ts";
import { momentsOfPhrasing } from "./moments-of-phrasing.ts";
import { noDeadlinePhrasings } from "./no-deadline-phrasings.ts";
import { relativePhrasings } from "./relative-phrasings.ts";

test.each([...absolutePhrasings, ...relativePhrasings])("%s", (text, ...deadlines) => {
  expect(momentsOfPhrasing(text)).toEqual(deadlines.toSorted());
});

test.each(noDeadlinePhrasings)("no deadline: %s", (text) => {
  expect(momentsOfPhrasing(text)).toEqual([]);
});
