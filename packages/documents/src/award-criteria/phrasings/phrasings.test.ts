import { describe, expect, it } from "vitest";
import { furtherPagesWithoutSet } from "./further-no-sets.ts";
import { pagesWithoutSet } from "./no-sets.ts";
import { criteriaOf } from "./phrasing.ts";
import { pagePhrasings } from "./pages.ts";
import { pointPhrasings } from "./points.ts";
import { sentencePhrasings } from "./sentences.ts";
import { tablePhrasings } from "./tables.ts";

describe("readAwardCriteria", () => {
  it.each([...sentencePhrasings, ...tablePhrasings, ...pointPhrasings, ...pagePhrasings])(
    "reads the set of %j",
    (page, criteria) => {
      expect(criteriaOf(page)).toEqual(criteria);
    },
  );

  it.each([...pagesWithoutSet, ...furtherPagesWithoutSet])("takes no set from %j", (page) => {
    expect(criteriaOf(page).filter((criterion) => /^\d.*[^?]$/.test(criterion))).toEqual([]);
  });
});
