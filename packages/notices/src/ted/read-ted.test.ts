import { expect, test } from "vitest";
import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { readNotice } from "../read-notice.ts";
import { readXml } from "../xml/read-xml.ts";
import { publicationNumber } from "./publication-number.ts";
import { readTed } from "./read-ted.ts";
import { buyer, object, tedExport } from "./ted-fixtures.ts";
import type { TedFixture } from "./ted-fixtures.ts";

function read(fixture: TedFixture): Notice {
  return readTed(readXml(new TextEncoder().encode(tedExport(fixture))));
}

function codeOf(fixture: TedFixture): string | undefined {
  try {
    read(fixture);
  } catch (error) {
    return error instanceof NoticeError ? error.code : String(error);
  }
  return undefined;
}

const lots = `<OBJECT_DESCR ITEM="1"><TITLE><P>Plakate</P></TITLE><LOT_NO>1</LOT_NO>
<CPV_ADDITIONAL><CPV_CODE CODE="79810000"/></CPV_ADDITIONAL><n2021:NUTS CODE="DEA23"/><n2021:NUTS CODE="00"/>
<MAIN_SITE><P>Köln</P></MAIN_SITE><SHORT_DESCR><P>Druck</P></SHORT_DESCR>
<AC><AC_QUALITY><AC_CRITERION>Idee</AC_CRITERION><AC_WEIGHTING>60</AC_WEIGHTING></AC_QUALITY>
<AC_PRICE><AC_WEIGHTING>40</AC_WEIGHTING></AC_PRICE></AC>
<VAL_OBJECT CURRENCY="EUR">1234.5</VAL_OBJECT><DURATION TYPE="MONTH">24</DURATION>
<RENEWAL/><RENEWAL_DESCR><P>Zweimal ein Jahr</P></RENEWAL_DESCR>
<NB_MIN_LIMIT_CANDIDATE>3</NB_MIN_LIMIT_CANDIDATE><NB_MAX_LIMIT_CANDIDATE>5</NB_MAX_LIMIT_CANDIDATE>
<CRITERIA_CANDIDATE><P>Referenzen</P></CRITERIA_CANDIDATE>
<ACCEPTED_VARIANTS/><OPTIONS/><OPTIONS_DESCR><P>Noch ein Motiv</P></OPTIONS_DESCR></OBJECT_DESCR>
<OBJECT_DESCR ITEM="2"><LOT_NO>2</LOT_NO><DATE_START>2023-05-01</DATE_START><DATE_END>2024-04-30</DATE_END>
<NO_ACCEPTED_VARIANTS/><AC><AC_PRICE/></AC></OBJECT_DESCR>`;

const call: TedFixture = {
  body: `<LEGAL_BASIS VALUE="32014L0024"/>${buyer}
${object(`<VAL_ESTIMATED_TOTAL CURRENCY="EUR">5000</VAL_ESTIMATED_TOTAL>${lots}`)}
<LEFTI><SUITABILITY><P>Eintrag</P></SUITABILITY><ECONOMIC_FINANCIAL_INFO><P>Umsatz</P></ECONOMIC_FINANCIAL_INFO>
<ECONOMIC_FINANCIAL_MIN_LEVEL><P>1 Mio</P></ECONOMIC_FINANCIAL_MIN_LEVEL></LEFTI>
<PROCEDURE><PT_COMPETITIVE_NEGOTIATION/><ACCELERATED_PROC><P>eilt</P></ACCELERATED_PROC>
<NOTICE_NUMBER_OJ>2022/S 200-001234</NOTICE_NUMBER_OJ>
<DATE_RECEIPT_TENDERS>2023-02-20</DATE_RECEIPT_TENDERS><TIME_RECEIPT_TENDERS>12:00</TIME_RECEIPT_TENDERS>
<LANGUAGES><LANGUAGE VALUE="DE"/><LANGUAGE VALUE="EN"/></LANGUAGES><DURATION_TENDER_VALID TYPE="MONTH">3</DURATION_TENDER_VALID>
<OPENING_CONDITION><DATE_OPENING_TENDERS>2023-02-21</DATE_OPENING_TENDERS><TIME_OPENING_TENDERS>09:30</TIME_OPENING_TENDERS></OPENING_CONDITION>
</PROCEDURE><COMPLEMENTARY_INFO><NO_RECURRENT_PROCUREMENT/><DATE_DISPATCH_NOTICE>2023-01-18</DATE_DISPATCH_NOTICE></COMPLEMENTARY_INFO>`,
};

test("a call is named by the number other notices use, beside the printed one", () => {
  expect(read(call)).toMatchObject({
    format: "ted-r209",
    root: "F02_2014",
    kind: "call",
    customizationId: "R2.0.9.S05.E01",
    noticeId: "12345-2023",
    publicationNumber: "2023/S 016-012345",
    version: "1",
    previousNotices: ["1234-2022"],
    language: "DEU",
    buyerCountry: "DEU",
    issuedOn: "2023-01-18",
    publishedOn: "2023-01-23",
    url: "https://ted.europa.eu/de/notice/-/detail/12345-2023",
    cancelsNotice: false,
  });
});

test("all spellings of a publication number are one", () => {
  const spellings = [
    "2015/S 002-002672",
    "002672-2015",
    "00002672-2015",
    "2672-2015",
    " 2015/S 2-2672 ",
  ];
  expect(new Set(spellings.map(publicationNumber))).toEqual(new Set(["2672-2015"]));
  expect(["", "0-2015", "2015", "12-1815", "x"].map(publicationNumber)).toEqual(
    Array(5).fill(undefined),
  );
});

test("its texts, codes and procedure are read", () => {
  expect(read(call)).toMatchObject({
    title: "Werbekampagne",
    description: "Eine Kampagne\nin m2",
    reference: "AZ 7",
    procedure: "neg-w-call",
    accelerated: true,
    legalBasis: "32014L0024",
    level: "eu",
    nature: "services",
    mainCpv: "79341400",
    cpv: ["79341400", "79810000"],
    nuts: ["DEA23"],
    placeText: "Köln",
    values: { estimated: { cents: 500_000, currency: "EUR" } },
  });
});

test("its buyers, with kind and activity of the first, and its links are read", () => {
  const { buyers, links } = read(call);
  expect(buyers).toEqual([
    {
      name: "Stadt Musterhausen",
      identifiers: [{ value: "DE123" }],
      town: "Musterhausen",
      postcode: "50667",
      nuts: "DEA23",
      country: "DEU",
      website: "https://www.musterhausen.example",
      email: "vergabe@musterhausen.example",
      phone: "+49 1",
      legalType: "ra",
      activity: "gen-pub",
    },
    { name: "Kreis Muster", identifiers: [], country: "DEU" },
  ]);
  expect(links).toEqual([
    { kind: "documents", url: "https://platform.example/documents", restricted: true },
    { kind: "submission", url: "https://platform.example/submit" },
    { kind: "platform", url: "https://platform.example/buyer" },
  ]);
});

test("each lot has its own codes, value, criteria, term and limits", () => {
  const [first, second] = read(call).lots;
  expect(first).toMatchObject({
    id: "1",
    title: "Plakate",
    description: "Druck",
    cpv: ["79810000"],
    nuts: ["DEA23"],
    placeText: "Köln",
    nature: "services",
    values: { estimated: { cents: 123_450, currency: "EUR" } },
    duration: { months: 24, renewalText: "Zweimal ein Jahr" },
    options: "Noch ein Motiv",
    framework: "none",
    minCandidates: 3,
    maxCandidates: 5,
    recurring: false,
    bindingDays: 89,
    submissionLanguages: ["DEU", "ENG"],
    electronicSubmission: "allowed",
    variants: "allowed",
    awardCriteria: [
      { type: "quality", name: "Idee", weight: 60, weightUnit: "percent" },
      { type: "price", weight: 40, weightUnit: "percent" },
    ],
    selectionCriteria: [
      { type: "sui-act", description: "Eintrag" },
      { type: "ef-stand", description: "Umsatz\n1 Mio" },
      { description: "Referenzen", selectsCandidates: true },
    ],
  });
  expect(second).toMatchObject({
    id: "2",
    cpv: ["79341400"],
    duration: { startsOn: "2023-05-01", endsOn: "2024-04-30" },
    variants: "not-allowed",
    awardCriteria: [{ type: "price" }],
  });
});

test("the receipt of tenders is Berlin's time; a procedure of two stages asks for participation", () => {
  expect(read(call).lots[0]?.deadlines).toEqual([
    { kind: "participation", at: "2023-02-20T11:00:00.000Z", hasTime: true },
    { kind: "opening", at: "2023-02-21T08:30:00.000Z", hasTime: true },
  ]);
  const open = { body: call.body.replace("PT_COMPETITIVE_NEGOTIATION", "PT_OPEN") };
  expect(read(open).lots[0]?.deadlines[0]?.kind).toBe("offer");
  const foreign = { body: call.body.replaceAll('COUNTRY VALUE="DE"', 'COUNTRY VALUE="UK"') };
  expect(read(foreign).lots[0]?.deadlines[0]).toEqual({
    kind: "participation",
    at: "2023-02-20T12:00:00.000Z",
    offset: "+00:00",
    hasTime: true,
  });
});

test("a prior notice is planning, or a call for interest, as its type says", () => {
  const prior = (type: string): Notice =>
    read({ form: "F01_2014", body: `<NOTICE TYPE="${type}"/>${call.body}` });
  expect(prior("PRI_ONLY").kind).toBe("planning");
  expect(prior("PRI_REDUCING_TIME_LIMITS").kind).toBe("planning");
  expect(prior("PRI_CALL_COMPETITION").kind).toBe("call");
  expect(prior("PRI_CALL_COMPETITION").lots[0]?.deadlines[0]?.kind).toBe("interest");
});

test("every form has its kind", () => {
  const kindOf = (form: string, content = "", attributes = ""): string =>
    read({ form, body: content + call.body, formAttributes: attributes }).kind;
  expect(
    ["F02", "F05", "F07", "F12", "F19", "F24", "F03", "F06", "F13", "F18", "F25"].map((form) =>
      kindOf(`${form}_2014`),
    ),
  ).toEqual([...Array<string>(6).fill("call"), ...Array<string>(5).fill("result")]);
  expect(kindOf("F08_2014")).toBe("planning");
  expect(kindOf("F15_2014")).toBe("direct-award");
  expect(kindOf("F20_2014")).toBe("modification");
  expect(kindOf("F21_2014", '<NOTICE TYPE="AWARD_CONTRACT"/>')).toBe("result");
  expect(kindOf("F22_2014", '<NOTICE TYPE="QSU_CALL_COMPETITION"/>')).toBe("call");
  expect(kindOf("F23_2014", '<NOTICE TYPE="CONCESSION_AWARD_CONTRACT"/>')).toBe("result");
  expect(kindOf("MOVE", "", 'FORM="T01"')).toBe("planning");
  expect(kindOf("MOVE", "", 'FORM="T02"')).toBe("result");
});

test("a framework's values are its maximum, and one operator needs no reopening", () => {
  const framework = (content: string): Notice =>
    read({
      body: call.body.replace("<PROCEDURE>", `<PROCEDURE><FRAMEWORK>${content}</FRAMEWORK><DPS/>`),
    });
  const single = framework("<SINGLE_OPERATOR/>");
  expect(single.values).toEqual({
    estimated: { cents: 500_000, currency: "EUR" },
    frameworkMaximum: { cents: 500_000, currency: "EUR" },
  });
  expect(single.lots[0]).toMatchObject({ framework: "fa-wo-rc", dps: "dps-list" });
  const several = framework("<SEVERAL_OPERATORS/><NB_PARTICIPANTS>4</NB_PARTICIPANTS>");
  expect(several.lots[0]).toMatchObject({ framework: "fa", frameworkSeats: 4 });
});

test("a procedure without lots is one lot, with the main code", () => {
  const body =
    buyer +
    object(
      '<NO_LOT_DIVISION/><OBJECT_DESCR ITEM="1"><SHORT_DESCR><P>Alles</P></SHORT_DESCR></OBJECT_DESCR>',
    );
  expect(read({ body }).lots).toMatchObject([
    { id: "LOT-0000", description: "Alles", cpv: ["79341400"] },
  ]);
});

test("weights in per cent, points and words are kept for what they are", () => {
  const weighted = (first: string, second: string): unknown =>
    read({
      body: object(`<OBJECT_DESCR><AC_QUALITY><AC_CRITERION>A</AC_CRITERION><AC_WEIGHTING>${first}</AC_WEIGHTING></AC_QUALITY>
<AC_COST><AC_CRITERION>B</AC_CRITERION><AC_WEIGHTING>${second}</AC_WEIGHTING></AC_COST></OBJECT_DESCR>`),
    }).lots[0]?.awardCriteria.map(({ weight, weightUnit, description }) => [
      weight,
      weightUnit,
      description,
    ]);
  expect(weighted("70 %", "30,5%")).toEqual([
    [70, "percent", undefined],
    [30.5, "percent", undefined],
  ]);
  expect(weighted("20", "30 Punkte")).toEqual([
    [20, "points", undefined],
    [30, "points", undefined],
  ]);
  expect(weighted("siehe Unterlagen", "20-30")).toEqual([
    [undefined, "text", "siehe Unterlagen"],
    [undefined, "text", "20-30"],
  ]);
});

test("the German original is read, whatever stands before it", () => {
  const before = `<NOTICE_UUID>cf0d6f6c-0000-4000-8000-000000000000</NOTICE_UUID>
<F02_2014 CATEGORY="TRANSLATION" LG="EN"><OBJECT_CONTRACT><TITLE><P>Wrong</P></TITLE></OBJECT_CONTRACT></F02_2014>
<F02_2014 CATEGORY="ORIGINAL" LG="FR"><OBJECT_CONTRACT><TITLE><P>Faux</P></TITLE></OBJECT_CONTRACT></F02_2014>`;
  expect(read({ ...call, before })).toMatchObject({ title: "Werbekampagne", language: "DEU" });
});

test("a free text notice still has title, codes and kind from the Official Journal's data", () => {
  const codifData =
    '<TD_DOCUMENT_TYPE CODE="7">Contract award</TD_DOCUMENT_TYPE><PR_PROC CODE="1">Open procedure</PR_PROC>';
  const noticeData =
    '<NO_DOC_OJS>2016/S 001-000001</NO_DOC_OJS><ISO_COUNTRY VALUE="EL"/><ORIGINAL_CPV CODE="79341000">x</ORIGINAL_CPV>';
  const notice = read({
    form: "OTH_NOT",
    body: "<FD_OTH_NOT><P>Text</P></FD_OTH_NOT>",
    codifData,
    noticeData,
    rootAttributes: "",
  });
  expect(notice).toMatchObject({
    format: "ted-r208",
    noticeId: "1-2016",
    kind: "result",
    title: "Werbung",
    mainCpv: "79341000",
    buyerCountry: "GRC",
    procedure: "open",
  });
});

test("what is left out while reading costs no field, not even the heading as title", () => {
  const freeText = { form: "OTH_NOT", body: "<FD_OTH_NOT><P>Text</P></FD_OTH_NOT>" };
  for (const fixture of [call, freeText]) {
    expect(readNotice(new TextEncoder().encode(tedExport(fixture)))).toEqual(read(fixture));
  }
  expect(read(freeText).title).toBe("Werbung");
});

test("a notice without a number or a form is refused", () => {
  expect(codeOf({ ...call, rootAttributes: "", noticeData: "" })).toBe("missing_identity");
  expect(() =>
    readTed(readXml(new TextEncoder().encode("<TED_EXPORT><FORM_SECTION/></TED_EXPORT>"))),
  ).toThrow(NoticeError);
  expect(() =>
    readTed(
      readXml(new TextEncoder().encode("<OTHER><FORM_SECTION><F02_2014/></FORM_SECTION></OTHER>")),
    ),
  ).toThrow(NoticeError);
});
