import { describe, expect, it } from "vitest";
import { CodeListError, codeListName } from "./code-list.ts";
import { readCodeList } from "./read-code-list.ts";

const read = (text: string, file = "list.tsv") =>
  readCodeList(new TextEncoder().encode(text), file);
const genericode = (
  rows: string,
  name = "eforms-country",
) => `<?xml version="1.0" encoding="UTF-8"?>
<gc:CodeList xmlns:gc="http://docs.oasis-open.org/codelist/ns/genericode/1.0/">
  <Identification><ShortName>Short</ShortName><LongName>${name}</LongName>
    <LongName Identifier="listId">http://publications.europa.eu/resource/authority/country</LongName>
    <Agency><ShortName>OP</ShortName><LongName>Publications Office</LongName></Agency></Identification>
  <ColumnSet><Column Id="code" Use="required"><ShortName>Code</ShortName></Column></ColumnSet>
  <SimpleCodeList>${rows}</SimpleCodeList>
</gc:CodeList>`;
const row = (values: Record<string, string>) =>
  `<Row>${Object.entries(values)
    .map(([id, text]) => `<Value ColumnRef="${id}"><SimpleValue>${text}</SimpleValue></Value>`)
    .join("")}</Row>`;

describe("genericode", () => {
  it("gives codes with German and English labels under the plain name of the list", () => {
    const text = genericode(
      row({ code: "DEU", Name: "Germany", fra_label: "Allemagne", deu_label: "Deutschland" }) +
        row({ code: "XXX", Name: "Nowhere &amp; else" }),
    );
    expect(read(text, "country.gc")).toEqual([
      { list: "country", code: "DEU", labelDe: "Deutschland", labelEn: "Germany" },
      { list: "country", code: "XXX", labelDe: "Nowhere & else", labelEn: "Nowhere & else" },
    ]);
  });

  it.each([
    ["a DOCTYPE", `<!DOCTYPE x [<!ENTITY a "b">]>${genericode("")}`, "DOCTYPE"],
    ["another encoding", genericode("").replace("UTF-8", "ISO-8859-1"), "encoding"],
    ["other XML", "<ContractNotice/>", "no genericode"],
    ["broken XML", genericode("<Row>&nothing;</Row>"), "well formed"],
    ["a row without a code", genericode(row({ Name: "x" })), "row 1"],
    ["no rows", genericode(""), "no codes"],
    ["nesting without end", genericode("<a>".repeat(100)), "too deep"],
  ])("refuses %s", (_, text, message) => {
    expect(() => read(text)).toThrow(CodeListError);
    expect(() => read(text)).toThrow(message);
  });
});

describe("a table", () => {
  it("takes its list from the file's name and keeps the hierarchy", () => {
    const text =
      "code\tcheck_digit\tparent\tlabel_de\tlabel_en\r\n79341400\t0\t79341000\tWerbekampagnen\tCampaigns\r\n";
    expect(read(text, "folder/cpv-2008.tsv")).toEqual([
      {
        list: "cpv",
        code: "79341400",
        parent: "79341000",
        labelDe: "Werbekampagnen",
        labelEn: "Campaigns",
      },
    ]);
  });

  it("may hold several lists", () => {
    const text = "list\tcode\tlabel_de\npermission\tallowed\tZulässig\nusage\tused\tVerwendet\n";
    expect(read(text).map(({ list }) => list)).toEqual(["permission", "usage"]);
  });

  it.each([
    ["without the columns", "id\tname\n1\tx\n", "code and label_de"],
    ["with a code without a label", "code\tlabel_de\nA\tx\nB\t\n", "line 3"],
    ["that is empty", "code\tlabel_de\n", "no codes"],
  ])("%s is refused with the place", (_, text, message) => {
    expect(() => read(text)).toThrow(message);
  });

  it("that is not UTF-8 is refused", () => {
    expect(() => readCodeList(new Uint8Array([0x63, 0xff, 0xfe, 0x0a]), "x.tsv")).toThrow("UTF-8");
  });
});

describe("names of lists", () => {
  it.each([
    ["cpv-2008", "cpv"],
    ["cpv", "cpv"],
    ["cpv-social-service", "cpv-social-service"],
    ["nuts-lvl3", "nuts"],
    ["nuts-de", "nuts"],
    ["eforms-contract-nature", "contract-nature"],
  ])("%s is kept as %s", (name, kept) => expect(codeListName(name)).toBe(kept));
});
