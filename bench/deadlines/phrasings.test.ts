import { expect, test } from "vitest";
import { momentsOfPhrasing } from "./moments-of-phrasing.ts";
import { phrasingSets } from "./phrasing-sets.ts";

test.each(phrasingSets.flatMap(({ phrasings }) => phrasings))("%s", (text, ...deadlines) => {
  expect(momentsOfPhrasing(text)).toEqual(deadlines.toSorted());
});
