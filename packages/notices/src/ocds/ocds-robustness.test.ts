import fc from "fast-check";
import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import { readOcds } from "./read-ocds.ts";

const names = [
  ..."ocid id date tag tender parties buyer awards contracts bids lots items value amount currency name roles".split(
    " ",
  ),
  ..."identifier address region documents url suppliers relatedLots amendments status releases records".split(
    " ",
  ),
  ..."compiledRelease statistics measure classification scheme contractPeriod awardCriteria criteria".split(
    " ",
  ),
];
const leaf = fc.oneof(
  fc.constantFrom(
    "ocds-mnwr74-1",
    "2025-01-01",
    "2025-13-01T99:00Z",
    "CPV",
    "EUR",
    "buyer",
    "DE1",
    "-0",
    "1e999",
  ),
  fc.string({ unit: "binary" }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
);
const { tree } = fc.letrec((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6 },
    leaf,
    fc.array(tie("tree"), { maxLength: 4 }),
    fc.dictionary(fc.constantFrom(...names), tie("tree"), { maxKeys: 8 }),
  ),
}));

/** What was read, or the code of the NoticeError; anything else thrown fails the test. */
function outcome(text: string): string {
  try {
    const { notices } = readOcds(new TextEncoder().encode(text));
    for (const notice of notices) JSON.stringify(notice).isWellFormed();
    return "read";
  } catch (error) {
    if (error instanceof NoticeError) return error.code;
    throw error;
  }
}

test("any JSON is read or refused, never a crash", () => {
  fc.assert(
    fc.property(tree, (value) => {
      const release = {
        ocid: "ocds-x-1",
        id: "1",
        date: "2025-01-01",
        tender: value,
        awards: value,
        parties: value,
      };
      expect(outcome(JSON.stringify(release))).toBe("read");
      outcome(JSON.stringify(value));
      outcome(JSON.stringify({ releases: value, records: value }));
    }),
    { numRuns: 500 },
  );
});

test("any text is read or refused, never a crash", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (text) => {
      outcome(text);
      outcome(`{"ocid":"x","tag":[${text}`);
    }),
    { numRuns: 500 },
  );
});
