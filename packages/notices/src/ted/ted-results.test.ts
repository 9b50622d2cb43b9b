import { expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { readXml } from "../xml/read-xml.ts";
import { readTed } from "./read-ted.ts";
import { award, contractor, object, tedExport } from "./ted-fixtures.ts";

function read(body: string, form = "F03_2014"): Notice {
  return readTed(readXml(new TextEncoder().encode(tedExport({ form, body }))));
}

const awarded = `<AWARDED_CONTRACT><DATE_CONCLUSION_CONTRACT>2023-01-10</DATE_CONCLUSION_CONTRACT>
<TENDERS PUBLICATION="YES"><NB_TENDERS_RECEIVED>4</NB_TENDERS_RECEIVED><NB_TENDERS_RECEIVED_SME>3</NB_TENDERS_RECEIVED_SME>
<NB_TENDERS_RECEIVED_EMEANS>2</NB_TENDERS_RECEIVED_EMEANS></TENDERS>
<CONTRACTORS PUBLICATION="YES"><AWARDED_TO_GROUP/>${contractor("Agentur A", "<SME/>")}${contractor("Agentur B")}</CONTRACTORS>
<VALUES PUBLICATION="YES"><VAL_ESTIMATED_TOTAL CURRENCY="EUR">900</VAL_ESTIMATED_TOTAL><VAL_TOTAL CURRENCY="EUR">1000.55</VAL_TOTAL></VALUES>
</AWARDED_CONTRACT>`;
const twoLots = object(
  '<VAL_TOTAL CURRENCY="EUR">2000</VAL_TOTAL><OBJECT_DESCR><LOT_NO>1</LOT_NO></OBJECT_DESCR><OBJECT_DESCR><LOT_NO>2</LOT_NO></OBJECT_DESCR>',
);

test("an award has its lot, all offers, every winner, its own value and its day", () => {
  const notice = read(twoLots + award(awarded, "2"));
  expect(notice.values).toEqual({ total: { cents: 200_000, currency: "EUR" } });
  expect(notice.results).toEqual([
    {
      lotId: "2",
      outcome: "selec-w",
      offersReceived: 4,
      offersReceivedCode: "tenders",
      winners: [
        {
          name: "Agentur A",
          identifiers: [],
          town: "Bonn",
          nuts: "DEA22",
          country: "DEU",
          size: "sme",
        },
        { name: "Agentur B", identifiers: [], town: "Bonn", nuts: "DEA22", country: "DEU" },
      ],
      value: { cents: 100_055, currency: "EUR" },
      contractOn: "2023-01-10",
      withheld: [],
    },
  ]);
});

test("older releases without containers read the same", () => {
  const flat = `<AWARDED_CONTRACT><NB_TENDERS_RECEIVED>2</NB_TENDERS_RECEIVED>${contractor("Agentur A")}
<VAL_TOTAL CURRENCY="EUR">10</VAL_TOTAL></AWARDED_CONTRACT>`;
  expect(read(twoLots + award(flat, "1")).results[0]).toMatchObject({
    offersReceived: 2,
    winners: [{ name: "Agentur A" }],
    value: { cents: 1000, currency: "EUR" },
  });
});

test("electronic offers alone are named as such, parts are never added", () => {
  const electronic = awarded.replace("<NB_TENDERS_RECEIVED>4</NB_TENDERS_RECEIVED>", "");
  expect(read(twoLots + award(electronic, "1")).results[0]).toMatchObject({
    offersReceived: 2,
    offersReceivedCode: "t-esubm",
  });
});

test("an award of social services is a result, whatever type its form names", () => {
  const award21 = `<NOTICE TYPE="PRI_ONLY"/>${twoLots}${award(awarded, "1")}`;
  expect(read(award21, "F21_2014").kind).toBe("result");
});

test("a range is lowest and highest value, never the value", () => {
  const range = awarded.replace(
    '<VAL_TOTAL CURRENCY="EUR">1000.55</VAL_TOTAL>',
    '<VAL_RANGE_TOTAL CURRENCY="PLN"><LOW>5</LOW><HIGH>7.5</HIGH></VAL_RANGE_TOTAL>',
  );
  const [result] = read(twoLots + award(range, "1")).results;
  expect(result).toMatchObject({
    lowestValue: { cents: 500, currency: "PLN" },
    highestValue: { cents: 750, currency: "PLN" },
  });
  expect(result).not.toHaveProperty("value");
});

test("withheld parts are not shown but named", () => {
  const withheld = awarded.replaceAll('PUBLICATION="YES"', 'PUBLICATION="NO"');
  expect(read(twoLots + award(withheld, "1")).results).toEqual([
    {
      lotId: "1",
      outcome: "selec-w",
      winners: [],
      contractOn: "2023-01-10",
      withheld: ["BT-500", "BT-720", "BT-759"],
    },
  ]);
});

test("several awards of a lot stay its own, unnamed ones of several lots stay apart", () => {
  const lotIds = (body: string): string[] => read(body).results.map(({ lotId }) => lotId);
  expect(lotIds(twoLots + award(awarded, "1") + award(awarded, "1") + award(awarded))).toEqual([
    "1",
    "1",
    "LOT-0000",
  ]);
  expect(lotIds(twoLots + award(awarded) + award(awarded))).toEqual(["LOT-0000", "LOT-0000#2"]);
  const noLots = object("<NO_LOT_DIVISION/><OBJECT_DESCR/>");
  expect(lotIds(noLots + award(awarded) + award(awarded))).toEqual(["LOT-0000", "LOT-0000"]);
});

test("a lot without award says why, and a notice of only such ends the procedure", () => {
  const none = (reason: string): string =>
    `<NO_AWARDED_CONTRACT><${reason}/></NO_AWARDED_CONTRACT>`;
  const ended = read(
    twoLots +
      award(none("PROCUREMENT_UNSUCCESSFUL"), "1") +
      award(none("PROCUREMENT_DISCONTINUED"), "2"),
  );
  expect(ended.results).toEqual([
    { lotId: "1", outcome: "clos-nw", nonAwardReason: "unsuccessful", winners: [], withheld: [] },
    { lotId: "2", outcome: "clos-nw", nonAwardReason: "other", winners: [], withheld: [] },
  ]);
  expect(ended.cancelsNotice).toBe(true);
  const partly = read(twoLots + award(none("PROCUREMENT_UNSUCCESSFUL"), "1") + award(awarded, "2"));
  expect(partly.cancelsNotice).toBe(false);
});

test("the value of a framework's lot is also its maximum, fillers are no days", () => {
  const framework = `${twoLots}<PROCEDURE><FRAMEWORK/></PROCEDURE>`;
  const undated = awarded.replace("2023-01-10", "2000-01-01");
  const notice = read(framework + award(undated, "1"));
  expect(notice.values.resultFrameworkMaximum).toEqual({ cents: 200_000, currency: "EUR" });
  expect(notice.results[0]?.frameworkMaximum).toEqual({ cents: 100_055, currency: "EUR" });
  expect(notice.results[0]).not.toHaveProperty("contractOn");
});

test("a design contest's participants, winners, prize and jury day are its result", () => {
  const contest = `${object("<OBJECT_DESCR/>")}<PROCEDURE><PT_OPEN/><CRITERIA_EVALUATION><P>Entwurf</P></CRITERIA_EVALUATION></PROCEDURE>
<RESULTS><AWARDED_PRIZE><DATE_DECISION_JURY>2023-01-05</DATE_DECISION_JURY>
<PARTICIPANTS PUBLICATION="YES"><NB_PARTICIPANTS>16</NB_PARTICIPANTS></PARTICIPANTS>
<WINNERS PUBLICATION="YES"><WINNER><ADDRESS_WINNER><OFFICIALNAME>Büro</OFFICIALNAME></ADDRESS_WINNER><SME/></WINNER></WINNERS>
<VAL_PRIZE CURRENCY="EUR">5000</VAL_PRIZE></AWARDED_PRIZE></RESULTS>`;
  expect(read(contest, "F13_2014").lots).toMatchObject([
    { awardCriteria: [{ description: "Entwurf" }] },
  ]);
  expect(read(contest, "F13_2014").results).toEqual([
    {
      lotId: "LOT-0000",
      outcome: "selec-w",
      offersReceived: 16,
      offersReceivedCode: "tenders",
      winners: [{ name: "Büro", identifiers: [], size: "sme" }],
      value: { cents: 500_000, currency: "EUR" },
      decidedOn: "2023-01-05",
      withheld: [],
    },
  ]);
});

test("a transparency notice keeps criteria and procedure of its directive's block", () => {
  const veat = `<DIRECTIVE VALUE="2014/24/EU"/>${object(
    "<OBJECT_DESCR><DIRECTIVE_2014_24_EU><AC><AC_PRICE/></AC></DIRECTIVE_2014_24_EU></OBJECT_DESCR>",
  )}<PROCEDURE><DIRECTIVE_2014_24_EU><PT_NEGOTIATED_WITHOUT_PUBLICATION/></DIRECTIVE_2014_24_EU></PROCEDURE>${award(awarded)}`;
  const notice = read(veat, "F15_2014");
  expect(notice).toMatchObject({
    kind: "direct-award",
    legalBasis: "32014L0024",
    procedure: "neg-wo-call",
    lots: [{ awardCriteria: [{ type: "price" }] }],
  });
  expect(notice.results).toHaveLength(1);
});

test("a modification says why, how and what the contract is worth now", () => {
  const modification = `${object("<OBJECT_DESCR/>")}${award(awarded)}<MODIFICATIONS_CONTRACT>
<DESCRIPTION_PROCUREMENT><n2021:NUTS CODE="DE300"/></DESCRIPTION_PROCUREMENT>
<INFO_MODIFICATIONS><SHORT_DESCR><P>Mehr Plakate</P></SHORT_DESCR><ADDITIONAL_NEED><P>nötig</P></ADDITIONAL_NEED>
<VALUES PUBLICATION="YES"><VAL_TOTAL_BEFORE CURRENCY="EUR">1</VAL_TOTAL_BEFORE><VAL_TOTAL_AFTER CURRENCY="EUR">2</VAL_TOTAL_AFTER></VALUES>
</INFO_MODIFICATIONS></MODIFICATIONS_CONTRACT>`;
  expect(read(modification, "F20_2014")).toMatchObject({
    kind: "modification",
    nuts: ["DE300"],
    modifiedContract: {
      reasonCode: "add-wss",
      description: "Mehr Plakate",
      value: { cents: 200, currency: "EUR" },
    },
  });
});

test("a corrigendum names its notice and each place with the old and the new words", () => {
  const change = (where: string, old: string, next: string): string =>
    `<CHANGE><WHERE>${where}</WHERE><OLD_VALUE>${old}</OLD_VALUE><NEW_VALUE>${next}</NEW_VALUE></CHANGE>`;
  const corrigendum = `${object("")}<COMPLEMENTARY_INFO><NOTICE_NUMBER_OJ>2023/S 001-000077</NOTICE_NUMBER_OJ></COMPLEMENTARY_INFO>
<CHANGES><MODIFICATION_ORIGINAL PUBLICATION="NO"/>
${change("<SECTION>IV.2.2</SECTION><LABEL>Tag</LABEL>", "<DATE>2023-02-01</DATE><TIME>10:00</TIME>", "<DATE>2023-02-08</DATE><TIME>10:00</TIME>")}
${change("<SECTION>II.2.4</SECTION><LOT_NO>1</LOT_NO>", "<NOTHING/>", "<TEXT><P>Neu</P></TEXT>")}
${change("<SECTION>II.1.2</SECTION>", '<CPV_MAIN><CPV_CODE CODE="79341000"/></CPV_MAIN>', '<CPV_MAIN><CPV_CODE CODE="79341400"/></CPV_MAIN>')}
<INFO_ADD><P>Bitte beachten</P></INFO_ADD></CHANGES>`;
  const notice = read(corrigendum, "F14_2014");
  expect(notice).toMatchObject({ lots: [], previousNotices: ["77-2023"], cancelsNotice: false });
  const about = { changedNotice: "77-2023", reasonCode: "cor-buy", description: "Bitte beachten" };
  expect(notice.changes).toEqual([
    {
      ...about,
      sections: ["IV.2.2", "Tag"],
      oldText: "2023-02-01 10:00",
      newText: "2023-02-08 10:00",
    },
    { ...about, sections: ["II.2.4", "LOT 1"], newText: "Neu" },
    { ...about, sections: ["II.1.2"], oldText: "79341000", newText: "79341400" },
  ]);
});
