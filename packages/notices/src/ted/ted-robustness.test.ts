import fc from "fast-check";
import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import { readXml } from "../xml/read-xml.ts";
import { readTed } from "./read-ted.ts";
import { award, buyer, contractor, object, tedExport } from "./ted-fixtures.ts";

const body = `${buyer}${object(`<VAL_TOTAL CURRENCY="EUR">5</VAL_TOTAL><OBJECT_DESCR><LOT_NO>1</LOT_NO>
<AC_PRICE><AC_WEIGHTING>40 %</AC_WEIGHTING></AC_PRICE><DURATION TYPE="MONTH">24</DURATION></OBJECT_DESCR>`)}
<PROCEDURE><PT_OPEN/><DATE_RECEIPT_TENDERS>2023-02-20</DATE_RECEIPT_TENDERS><TIME_RECEIPT_TENDERS>12:00</TIME_RECEIPT_TENDERS>
<DURATION_TENDER_VALID TYPE="MONTH">3</DURATION_TENDER_VALID></PROCEDURE>
${award(
  `<AWARDED_CONTRACT><TENDERS><NB_TENDERS_RECEIVED>2</NB_TENDERS_RECEIVED></TENDERS>${contractor("A")}
<VAL_TOTAL CURRENCY="EUR">10</VAL_TOTAL></AWARDED_CONTRACT>`,
  "1",
)}`;
const tokens = tedExport({ form: "F03_2014", body }).split(/(?<=>)|(?=<)/);

/** Tokens (tags and texts) dropped, doubled, swapped or replaced by odd text. */
const mutation = fc.array(
  fc.record({
    at: fc.nat(tokens.length - 1),
    to: fc.nat(tokens.length - 1),
    how: fc.constantFrom("drop", "double", "swap", "text"),
    text: fc.oneof(
      fc.string(),
      fc.constantFrom("-1", "9".repeat(40), "2023-99-99", "99999999", "0", "\u202e"),
    ),
  }),
  { minLength: 1, maxLength: 5 },
);

test("mutated notices are read or refused with a NoticeError, never a crash", () => {
  let read = 0;
  fc.assert(
    fc.property(mutation, (changes) => {
      const mutated = [...tokens];
      for (const { at, to, how, text } of changes) {
        const [token, other] = [mutated[at]!, mutated[to]!];
        if (how === "drop") mutated[at] = "";
        if (how === "double") mutated[at] = token + token;
        if (how === "swap") [mutated[at], mutated[to]] = [other, token];
        if (how === "text" && !token.startsWith("<")) mutated[at] = text.replace(/[<&]/g, "");
      }
      try {
        const notice = readTed(readXml(new TextEncoder().encode(mutated.join(""))));
        expect(notice.noticeId).toMatch(/^\d+-\d{4}$/);
        read += 1;
      } catch (error) {
        expect(error).toBeInstanceOf(NoticeError);
      }
    }),
    { numRuns: 600 },
  );
  expect(read).toBeGreaterThan(50);
});
