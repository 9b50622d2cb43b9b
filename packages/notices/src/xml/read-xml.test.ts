import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import { readXml } from "./read-xml.ts";
import { xmlLimits } from "./tree-builder.ts";
import { attribute, child, childText, children, first, fullText, path } from "./xml-element.ts";

const encode = (text: string): Uint8Array => new TextEncoder().encode(text);

function codeOf(input: string | Uint8Array, unread?: ReadonlySet<string>): string {
  try {
    readXml(typeof input === "string" ? encode(input) : input, unread);
    return "read";
  } catch (error) {
    if (error instanceof NoticeError) return error.code;
    throw error;
  }
}

test("elements are known by namespace and local name, whatever their prefix", () => {
  const inputs = [
    '<r xmlns="u:a" xmlns:x="u:b"><x:id s="1">A</x:id></r>',
    '<p:r xmlns:p="u:a"><id xmlns="u:b" s="1">A</id></p:r>',
    '<ns9:r xmlns:ns9="u:a" xmlns="u:b"><id s="1">A</id></ns9:r>',
  ];
  for (const input of inputs) {
    const root = readXml(encode(input));
    expect([root.ns, root.name]).toEqual(["u:a", "r"]);
    expect(childText(root, "u:b", "id")).toBe("A");
    expect(attribute(child(root, "u:b", "id")!, "s")).toBe("1");
    expect(child(root, "u:a", "id")).toBeUndefined();
  }
});

test("a default namespace that is taken back leaves names without one", () => {
  const root = readXml(encode('<r xmlns="u:a"><b xmlns=""><c/></b><b/></r>'));
  expect(children(root, "", "b")).toHaveLength(1);
  expect(path(root, ["", "b"], ["", "c"])).toHaveLength(1);
  expect(children(root, "u:a", "b")).toHaveLength(1);
});

test("attributes with a prefix are named by their namespace and declarations are not attributes", () => {
  const root = readXml(encode('<r xmlns:x="u:x" x:href="a" href="b" xml:lang="de"/>'));
  expect(attribute(root, "{u:x}href")).toBe("a");
  expect(attribute(root, "href")).toBe("b");
  expect(attribute(root, "{http://www.w3.org/XML/1998/namespace}lang")).toBe("de");
  expect(root.attributes).toHaveLength(6);
});

test("text is trimmed, joined over CDATA and entities, and mixed content keeps its order", () => {
  const root = readXml(
    encode("<r>\n <p>a &amp; <![CDATA[<b>]]>&#xE4;</p><p>one <i>two</i> <b>three</b> four</p></r>"),
  );
  const [plain, mixed] = children(root, "", "p");
  expect(plain?.text).toBe("a & <b>ä");
  expect(plain?.content).toBeUndefined();
  expect(fullText(mixed!)).toBe("one two three four");
  expect(root.text).toBe("");
  expect(first(root, ["", "p"], ["", "i"])?.text).toBe("two");
});

test("a byte order mark is skipped and characters may straddle chunks", () => {
  expect(readXml(encode("\u{feff}<r>ä</r>")).text).toBe("ä");
  const long = "ä€😀".repeat(40_000);
  expect(readXml(encode(`<r>${long}</r>`)).text).toBe(long);
});

test("elements nobody reads stay empty and their neighbours whole", () => {
  const text =
    '<r xmlns:p="u:p">a<skip x="1">b<c>d<![CDATA[e]]>&amp;<skip/></c><p:f/></skip>g<h>i</h></r>';
  const root = readXml(encode(text), new Set(["skip"]));
  expect(children(root, "", "skip")).toMatchObject([
    { attributes: ["x", "1"], children: [], text: "" },
  ]);
  expect(root.text).toBe("ag");
  expect(childText(root, "", "h")).toBe("i");
});

test("what nobody reads must still be well formed and within the limits", () => {
  const codeOfUnread = (content: string): string =>
    codeOf(`<r><skip>${content}</skip></r>`, new Set(["skip"]));
  expect(codeOfUnread("<a>&lt;</a>")).toBe("read");
  for (const content of ["<a></b>", "<x:a/>", "<a x:b='1'/>", "&x;", "]]>", "<a b='1' b='2'/>"]) {
    expect(codeOfUnread(content)).toBe("malformed_xml");
  }
  expect(codeOfUnread("<!DOCTYPE r>")).toBe("doctype");
  expect(codeOfUnread("<a>".repeat(127) + "</a>".repeat(127))).toBe("too_deep");
  expect(codeOfUnread("<a/>".repeat(xmlLimits.elements))).toBe("too_many_elements");
});

test("names invented without end cost no later document its own", () => {
  const invented = Array.from({ length: 6_000 }, (_, index) => `<x:n${index}/>`).join("");
  readXml(encode(`<x:r xmlns:x="u:x">${invented}</x:r>`));
  const root = readXml(encode('<x:r xmlns:x="u:x"><x:n1/><x:later/></x:r>'));
  expect(root.children.map(({ ns, name }) => `${ns} ${name}`)).toEqual(["u:x n1", "u:x later"]);
});

test("a prefix that the next document binds elsewhere is looked up anew", () => {
  const nsOf = (uri: string): string => readXml(encode(`<x:r xmlns:x="${uri}"/>`)).ns;
  expect([nsOf("u:a"), nsOf("u:b"), nsOf("u:a")]).toEqual(["u:a", "u:b", "u:a"]);
  expect(codeOf("<x:r/>")).toBe("malformed_xml");
});

test("more than 20 MB are refused before parsing", () => {
  expect(codeOf(new Uint8Array(xmlLimits.bytes + 1).fill(0x20))).toBe("too_large");
});

test("bytes that are not UTF-8 are refused, UTF-16 and declared other encodings too", () => {
  expect(codeOf(Uint8Array.from([...encode("<r>"), 0xe4, ...encode("</r>")]))).toBe("not_utf8");
  expect(codeOf(Uint8Array.from([0xff, 0xfe, 0x3c, 0]))).toBe("not_utf8");
  expect(codeOf(Uint8Array.from([0xfe, 0xff, 0, 0x3c]))).toBe("not_utf8");
  expect(codeOf(Uint8Array.from([0x3c, 0, 0x72, 0]))).toBe("not_utf8");
  expect(codeOf(Uint8Array.from([0, 0x3c, 0, 0x72]))).toBe("not_utf8");
  expect(codeOf(Uint8Array.from([...encode("<r>"), 0xed, 0xa0, 0x80]))).toBe("not_utf8");
  expect(codeOf('<?xml version="1.0" encoding="ISO-8859-1"?><r/>')).toBe("not_utf8");
  expect(codeOf(`<?xml version="1.0"${" ".repeat(500)}encoding="windows-1252"?><r/>`)).toBe(
    "not_utf8",
  );
  expect(codeOf('<?xml version="1.0" encoding="utf-8"?><r/>')).toBe("read");
  expect(codeOf(Uint8Array.from([...encode("<r>"), 0xe2, 0x82]))).toBe("not_utf8");
});

test("a DOCTYPE is refused wherever it stands and whatever it defines", () => {
  expect(codeOf("<!DOCTYPE r><r/>")).toBe("doctype");
  expect(codeOf('<!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><r>&x;</r>')).toBe(
    "doctype",
  );
  expect(codeOf(`<!--${" ".repeat(70_000)}--><!DOCTYPE r><r/>`)).toBe("doctype");
  expect(codeOf("<r><!DOCTYPE r></r>")).toBe("doctype");
  expect(codeOf("<r/><!DOCTYPE r>")).toBe("doctype");
  expect(codeOf("<!DOCTYPE r [")).toBe("malformed_xml");
  expect(codeOf("<r><![CDATA[<!DOCTYPE r>]]></r>")).toBe("read");
});

test("entities are the five of XML and character references, nothing else", () => {
  expect(codeOf("<r>&lt;&gt;&amp;&quot;&apos;&#65;&#x42;</r>")).toBe("read");
  for (const entity of ["&x;", "&nbsp;", "&constructor;", "&__proto__;", "&toString;"]) {
    expect(codeOf(`<r>${entity}</r>`)).toBe("malformed_xml");
    expect(codeOf(`<r a="${entity}"/>`)).toBe("malformed_xml");
  }
  for (const entity of ["&#0;", "&#xD800;", "&#x110000;", "&#;", "&#xFFFE;"]) {
    expect(codeOf(`<r>${entity}</r>`)).toBe("malformed_xml");
  }
});

test("names that objects inherit are ordinary names", () => {
  const root = readXml(
    encode('<constructor __proto__="1" hasOwnProperty="2"><__proto__/></constructor>'),
  );
  expect(root.name).toBe("constructor");
  expect(attribute(root, "__proto__")).toBe("1");
  expect(root.children[0]?.name).toBe("__proto__");
});

test("128 levels are read, the next is refused", () => {
  const nested = (depth: number): string => "<a>".repeat(depth) + "</a>".repeat(depth);
  expect(codeOf(nested(128))).toBe("read");
  expect(codeOf(nested(129))).toBe("too_deep");
  expect(codeOf("<a>".repeat(200_000))).toBe("too_deep");
});

test("256 attributes are read, the next is refused", () => {
  const list = (length: number): string =>
    Array.from({ length }, (_, index) => `a${index}="1"`).join(" ");
  expect(codeOf(`<r ${list(256)}/>`)).toBe("read");
  expect(codeOf(`<r ${list(257)}/>`)).toBe("too_many_attributes");
  expect(codeOf(`<r ${list(200_000)}/>`)).toBe("too_many_attributes");
});

test("half a million elements are the most", () => {
  expect(codeOf(`<r>${"<a/>".repeat(xmlLimits.elements)}</r>`)).toBe("too_many_elements");
});

test.each([
  "",
  " ",
  "plain",
  "<r>",
  "<a><b></a>",
  "<a></a><b/>",
  "<a/>text",
  '<a b="1" b="2"/>',
  '<a xmlns:x="u" xmlns:y="u" x:b="1" y:b="2"/>',
  "<x:a/>",
  '<a x:b="1"/>',
  '<a xmlns:x=""/>',
  '<a xmlns:xml="u"/>',
  "<a:b:c/>",
  "<a b=1/>",
  "<a b='<'/>",
  "<a>]]></a>",
  "<a>\u0001</a>",
  "<a><!-- -- --></a>",
  "<1a/>",
])("%j is not well formed", (input) => {
  expect(codeOf(input)).toBe("malformed_xml");
});
