import fc from "fast-check";
import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import { eformsXml } from "../testing/eforms-fixtures.ts";
import { mutate, mutationKinds } from "../testing/mutations.ts";
import { bytesOf } from "../testing/xml-builder.ts";
import { decodeUtf8 } from "./decode-utf8.ts";
import { parseXml } from "./parse-xml.ts";
import { scanPlainXml } from "./plain-xml.ts";
import { TreeBuilder } from "./tree-builder.ts";

const unread = new Set(["unread"]);

/** What a reader makes of a text: the tree, or the code it is refused with. */
function outcomeOf(tell: (tree: TreeBuilder) => void): unknown {
  const tree = new TreeBuilder(unread);
  try {
    tell(tree);
  } catch (error) {
    if (error instanceof NoticeError) return error.code;
    throw error;
  }
  return tree.root;
}

/** Whether the scanner judged the text; then the whole parser must have come to the same. */
function isScannedAlike(text: string): boolean {
  let isPlain = true;
  const scanned = outcomeOf((tree) => {
    isPlain = scanPlainXml(text, tree);
  });
  if (isPlain) expect(scanned).toEqual(outcomeOf((tree) => parseXml([text], tree)));
  return isPlain;
}

test.each([
  "<r/>",
  "<?xml version='1.0' encoding='utf-8' standalone='yes'?>\n<r a='1' b=\"&lt;'\n\t&#10;\"  />\n",
  "<r>\n <a>x &amp; y</a >\t<!-- - c -->z</r><!---->",
  "<r>a\u00a0<i>b</i> \n<b>&#x1F600;</b> ä€😀 c</r>",
  "<r xmlns:p='u'><unread>a&lt;<p:b c='1'>d</p:b></unread> <p:b p:c='1'/></r>",
])("%j is read without the whole parser, and alike", (text) => {
  expect(isScannedAlike(text)).toBe(true);
});

test.each([
  "<!DOCTYPE r><r/>",
  "<r><![CDATA[a]]></r>",
  "<r><?p a?></r>",
  "<?xml version='1.1'?><r/>",
  "<?xml version='1.0' encoding='latin1'?><r/>",
  "<r>\r\n</r>",
  "<straße/>",
  "<r ä='1'/>",
  "<r><a></r></a>",
  "<r>&x;</r>",
  "<r a='1'b='2'/>",
  "<r a='&'/>",
  "<r/><r/>",
  "<r/>&#32;",
  "\u00a0<r/>",
  "<r/>\u00a0",
  "<r/ >",
  "<r></r",
  "<rr></r>",
  "<r></rr>",
  "<r a='",
  "<r",
  "<r>]]></r>",
  "<r>\uffff</r>",
  "<r><!-- -- --></r>",
])("%j is left to the whole parser", (text) => {
  expect(isScannedAlike(text)).toBe(false);
});

test("whatever a notice was turned into, both read the same of what the scanner accepts", () => {
  const notice = bytesOf(eformsXml());
  const place = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });
  const change = fc.record({
    kind: fc.constantFrom(...mutationKinds),
    at: place,
    to: place,
    byte: fc.nat(255),
  });
  let scanned = 0;
  const changes = fc.array(change, { maxLength: 2 });
  fc.assert(
    fc.property(changes, (made) => {
      try {
        if (isScannedAlike(decodeUtf8(mutate(notice, made)))) scanned += 1;
      } catch (error) {
        expect(error).toMatchObject({ code: "not_utf8" });
      }
    }),
    { numRuns: 500 },
  );
  expect(scanned).toBeGreaterThan(50);
});

const pieces = [
  ...Array.from("<>/=\"'& \n\r\tax:;-]?!ä\u00a0\ufeff"),
  ..."<a>,</a>,<p:a,</p:a>,<unread>,</unread>,xmlns:p='u', xmlns='', x=\"1\", a='&lt;', p:x='2'".split(
    ",",
  ),
  ..."<!--,-->,--,]]>,<![CDATA[,<?xml version='1.0'?>,<?p?>,&amp;,&#13;,&#x20;,&#0;,&x;".split(","),
];

test("whatever is put between two tags, both read the same of what the scanner accepts", () => {
  let scanned = 0;
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...pieces), { maxLength: 8 }),
      fc.constantFrom(["", ""], ["<r xmlns:p='v'>", "</r>"], ["<r ", "/>"], ["<r>a<b/>", "</r >"]),
      (inner, [before, after]) => {
        if (isScannedAlike(`${before}${inner.join("")}${after}`)) scanned += 1;
      },
    ),
    { numRuns: 8_000 },
  );
  expect(scanned).toBeGreaterThan(500);
});
