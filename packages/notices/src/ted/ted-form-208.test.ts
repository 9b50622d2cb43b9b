import { expect, test } from "vitest";
import type { Notice } from "../notice.ts";
import { readXml } from "../xml/read-xml.ts";
import { readTed } from "./read-ted.ts";
import { tedExport } from "./ted-fixtures.ts";

function read(form: string, body: string, codifData = ""): Notice {
  const rootAttributes = 'DOC_ID="002672-2015"';
  return readTed(
    readXml(new TextEncoder().encode(tedExport({ form, body, rootAttributes, codifData }))),
  );
}

const profile = `<NAME_ADDRESSES><CA_CE_CONCESSIONAIRE_PROFILE>
<ORGANISATION><OFFICIALNAME>Stadt Musterhausen</OFFICIALNAME><NATIONALID>DE9</NATIONALID></ORGANISATION>
<ADDRESS>Markt 1</ADDRESS><TOWN>Musterhausen</TOWN><POSTAL_CODE>50667</POSTAL_CODE><COUNTRY VALUE="DE"/>
<E_MAILS><E_MAIL>a@musterhausen.example</E_MAIL></E_MAILS></CA_CE_CONCESSIONAIRE_PROFILE>
<INTERNET_ADDRESSES><URL_GENERAL>http://musterhausen.example</URL_GENERAL></INTERNET_ADDRESSES></NAME_ADDRESSES>
<TYPE_OF_CONTRACTING_AUTHORITY VALUE="MINISTRY"/><TYPE_OF_ACTIVITY VALUE="DEFENCE"/>`;

const cpv = (code: string): string => `<CPV><CPV_MAIN><CPV_CODE CODE="${code}"/></CPV_MAIN></CPV>`;
const day = (name: string, [year, month, date]: readonly string[], rest = ""): string =>
  `<${name}><DAY>${date}</DAY><MONTH>${month}</MONTH><YEAR>${year}</YEAR>${rest}</${name}>`;

const call = `<FD_CONTRACT CTYPE="SERVICES"><CONTRACTING_AUTHORITY_INFORMATION>${profile}</CONTRACTING_AUTHORITY_INFORMATION>
<OBJECT_CONTRACT_INFORMATION><DESCRIPTION_CONTRACT_INFORMATION><TITLE_CONTRACT><P>Plakatwerbung</P></TITLE_CONTRACT>
<TYPE_CONTRACT VALUE="SERVICES"/><LOCATION_NUTS><LOCATION><P>Köln</P></LOCATION><NUTS CODE="DEA23"/></LOCATION_NUTS>
<SHORT_CONTRACT_DESCRIPTION><P>Flächen mieten</P></SHORT_CONTRACT_DESCRIPTION>${cpv("79341400")}
<F02_DIVISION_INTO_LOTS><F02_DIV_INTO_LOT_YES VALUE="ONE_OR_MORE_LOT">
<F02_ANNEX_B ITEM="1"><LOT_NUMBER>1</LOT_NUMBER><LOT_TITLE>Nord</LOT_TITLE><LOT_DESCRIPTION><P>Norden</P></LOT_DESCRIPTION>${cpv("79341000")}
<NATURE_QUANTITY_SCOPE><COSTS_RANGE_AND_CURRENCY CURRENCY="EUR"><VALUE_COST FMTVAL="1500.50">1 500,50</VALUE_COST></COSTS_RANGE_AND_CURRENCY></NATURE_QUANTITY_SCOPE>
<PERIOD_WORK_DATE_STARTING><MONTHS>12</MONTHS></PERIOD_WORK_DATE_STARTING></F02_ANNEX_B>
<F02_ANNEX_B ITEM="2"><LOT_NUMBER>2</LOT_NUMBER><LOT_TITLE>Süd</LOT_TITLE>
<PERIOD_WORK_DATE_STARTING><INTERVAL_DATE>${day("START_DATE", ["2015", "1", "5"])}${day("END_DATE", ["2016", "01", "04"])}</INTERVAL_DATE></PERIOD_WORK_DATE_STARTING>
</F02_ANNEX_B></F02_DIV_INTO_LOT_YES></F02_DIVISION_INTO_LOTS></DESCRIPTION_CONTRACT_INFORMATION></OBJECT_CONTRACT_INFORMATION>
<LEFTI_CONTRACT><ECONOMIC_OPERATORS_PERSONAL_SITUATION><P>Eintrag</P></ECONOMIC_OPERATORS_PERSONAL_SITUATION>
<T_CAPACITY_INFORMATION><P>Referenzen</P></T_CAPACITY_INFORMATION></LEFTI_CONTRACT>
<PROCEDURE_DEFINITION_CONTRACT_NOTICE><TYPE_OF_PROCEDURE><PT_OPEN/></TYPE_OF_PROCEDURE>
<AWARD_CRITERIA><CRITERIA_DEFINITION><ORDER_C>1</ORDER_C><CRITERIA>Preis</CRITERIA><WEIGHTING>60</WEIGHTING></CRITERIA_DEFINITION>
<CRITERIA_DEFINITION><ORDER_C>2</ORDER_C><CRITERIA>Lage</CRITERIA><WEIGHTING>40</WEIGHTING></CRITERIA_DEFINITION></AWARD_CRITERIA>
<ADMINISTRATIVE_INFORMATION><FILE_REFERENCE_NUMBER><P>AZ 1</P></FILE_REFERENCE_NUMBER>
<PREVIOUS><NOTICE_NUMBER_OJ>2014/S 100-000123</NOTICE_NUMBER_OJ></PREVIOUS>
${day("RECEIPT_LIMIT_DATE", ["2015", "02", "10"], "<TIME>13:00</TIME>")}<LANGUAGE><LANGUAGE_EC VALUE="DE"/></LANGUAGE>
</ADMINISTRATIVE_INFORMATION></PROCEDURE_DEFINITION_CONTRACT_NOTICE>
<COMPLEMENTARY_INFORMATION>${day("NOTICE_DISPATCH_DATE", ["2014", "12", "30"])}</COMPLEMENTARY_INFORMATION></FD_CONTRACT>`;

test("a call of R2.0.8 is read whole", () => {
  expect(read("CONTRACT", call)).toMatchObject({
    format: "ted-r208",
    root: "CONTRACT",
    kind: "call",
    noticeId: "2672-2015",
    previousNotices: ["123-2014"],
    issuedOn: "2014-12-30",
    title: "Plakatwerbung",
    description: "Flächen mieten",
    reference: "AZ 1",
    buyers: [
      {
        name: "Stadt Musterhausen",
        identifiers: [{ value: "DE9" }],
        town: "Musterhausen",
        postcode: "50667",
        country: "DEU",
        website: "http://musterhausen.example",
        email: "a@musterhausen.example",
        legalType: "cga",
        activity: "defence",
      },
    ],
    procedure: "open",
    nature: "services",
    cpv: ["79341400", "79341000"],
    nuts: ["DEA23"],
    placeText: "Köln",
  });
});

test("its annexes are its lots, with what the form says for all of them", () => {
  const shared = {
    deadlines: [{ kind: "offer", at: "2015-02-10T12:00:00.000Z", hasTime: true }],
    submissionLanguages: ["DEU"],
    awardCriteria: [
      { name: "Preis", weight: 60, weightUnit: "percent" },
      { name: "Lage", weight: 40, weightUnit: "percent" },
    ],
    selectionCriteria: [
      { type: "sui-act", description: "Eintrag" },
      { type: "tp-abil", description: "Referenzen" },
    ],
  };
  expect(read("CONTRACT", call).lots).toMatchObject([
    {
      ...shared,
      id: "1",
      title: "Nord",
      description: "Norden",
      cpv: ["79341000"],
      values: { estimated: { cents: 150_050, currency: "EUR" } },
      duration: { months: 12 },
    },
    {
      ...shared,
      id: "2",
      title: "Süd",
      duration: { startsOn: "2015-01-05", endsOn: "2016-01-04" },
    },
  ]);
});

const operator = (
  name: string,
): string => `<ECONOMIC_OPERATOR_NAME_ADDRESS><CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME>
<ORGANISATION><OFFICIALNAME>${name}</OFFICIALNAME></ORGANISATION><TOWN>Bonn</TOWN><COUNTRY VALUE="DE"/>
</CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME></ECONOMIC_OPERATOR_NAME_ADDRESS>`;
const cost = (content: string): string =>
  `<COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE CURRENCY="EUR">${content}<EXCLUDING_VAT/></COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE>`;

test("an award notice has its total and one result per award; the initial estimate is not its value", () => {
  const estimate =
    '<INITIAL_ESTIMATED_TOTAL_VALUE_CONTRACT CURRENCY="EUR"><VALUE_COST FMTVAL="9.00">9,00</VALUE_COST></INITIAL_ESTIMATED_TOTAL_VALUE_CONTRACT>';
  const body = `<FD_CONTRACT_AWARD><OBJECT_CONTRACT_INFORMATION_CONTRACT_AWARD_NOTICE><TOTAL_FINAL_VALUE>${cost('<VALUE_COST FMTVAL="80000.00">80 000,00</VALUE_COST>')}</TOTAL_FINAL_VALUE>
</OBJECT_CONTRACT_INFORMATION_CONTRACT_AWARD_NOTICE>
<AWARD_OF_CONTRACT ITEM="1"><LOT_NUMBER>1</LOT_NUMBER>${day("CONTRACT_AWARD_DATE", ["2015", "01", "02"])}
<OFFERS_RECEIVED_NUMBER>3</OFFERS_RECEIVED_NUMBER>${operator("Agentur A")}
<CONTRACT_VALUE_INFORMATION>${estimate}${cost('<VALUE_COST FMTVAL="7.50">7,50</VALUE_COST>')}</CONTRACT_VALUE_INFORMATION></AWARD_OF_CONTRACT>
<AWARD_OF_CONTRACT ITEM="2">${operator("Agentur B")}<CONTRACT_VALUE_INFORMATION>${cost("<RANGE_VALUE_COST><LOW_VALUE>1 000</LOW_VALUE><HIGH_VALUE>2.000,50</HIGH_VALUE></RANGE_VALUE_COST>")}</CONTRACT_VALUE_INFORMATION></AWARD_OF_CONTRACT>
<AWARD_OF_CONTRACT ITEM="3">${operator("Agentur C")}</AWARD_OF_CONTRACT></FD_CONTRACT_AWARD>`;
  const notice = read("CONTRACT_AWARD", body);
  expect(notice.kind).toBe("result");
  expect(notice.values.total).toEqual({ cents: 8_000_000, currency: "EUR" });
  expect(notice.results).toEqual([
    {
      lotId: "1",
      outcome: "selec-w",
      offersReceived: 3,
      offersReceivedCode: "tenders",
      winners: [{ name: "Agentur A", identifiers: [], town: "Bonn", country: "DEU" }],
      value: { cents: 750, currency: "EUR" },
      contractOn: "2015-01-02",
      withheld: [],
    },
    {
      lotId: "LOT-0000",
      outcome: "selec-w",
      winners: [{ name: "Agentur B", identifiers: [], town: "Bonn", country: "DEU" }],
      lowestValue: { cents: 100_000, currency: "EUR" },
      highestValue: { cents: 200_050, currency: "EUR" },
      withheld: [],
    },
    expect.objectContaining({ lotId: "LOT-0000#2" }),
  ]);
});

test("utilities' awards and contests' prizes are results too", () => {
  const utilities = `<FD_CONTRACT_AWARD_UTILITIES><AWARD_CONTRACT_CONTRACT_AWARD_UTILITIES><AWARD_AND_CONTRACT_VALUE>
<LOT_NUMBER>1</LOT_NUMBER><LOT_NUMBER>2</LOT_NUMBER>${day("DATE_OF_CONTRACT_AWARD", ["2015", "03", "04"])}<OFFERS_RECEIVED_NUMBER>5</OFFERS_RECEIVED_NUMBER>
${operator("Stadtwerke Agentur")}<CONTRACT_VALUE_INFORMATION>${cost('<VALUE_COST FMTVAL="5.00"/>')}</CONTRACT_VALUE_INFORMATION>
</AWARD_AND_CONTRACT_VALUE></AWARD_CONTRACT_CONTRACT_AWARD_UTILITIES></FD_CONTRACT_AWARD_UTILITIES>`;
  expect(read("CONTRACT_AWARD_UTILITIES", utilities)).toMatchObject({
    kind: "result",
    results: [
      {
        lotId: "1,2",
        offersReceived: 5,
        contractOn: "2015-03-04",
        winners: [{ name: "Stadtwerke Agentur" }],
        value: { cents: 500, currency: "EUR" },
      },
    ],
  });
  const contest = `<FD_RESULT_DESIGN_CONTEST><OBJECT><TITLE_RESULT_DESIGN_CONTEST><P>Wettbewerb</P></TITLE_RESULT_DESIGN_CONTEST>
<DESCRIPTION><P>Ein Entwurf</P></DESCRIPTION></OBJECT><RESULTS_CONTEST_RESULT_DESIGN_CONTEST><RESULT_CONTEST><AWARD_PRIZES>
<NUMBER_PARTICIPANTS>12</NUMBER_PARTICIPANTS>${operator("Büro")}</AWARD_PRIZES><VALUE_PRIZE CURRENCY="EUR" FMTVAL="3000">3 000</VALUE_PRIZE></RESULT_CONTEST>
</RESULTS_CONTEST_RESULT_DESIGN_CONTEST></FD_RESULT_DESIGN_CONTEST>`;
  expect(read("RESULT_DESIGN_CONTEST", contest)).toMatchObject({
    kind: "result",
    title: "Wettbewerb",
    description: "Ein Entwurf",
    results: [
      {
        offersReceived: 12,
        winners: [{ name: "Büro" }],
        value: { cents: 300_000, currency: "EUR" },
      },
    ],
  });
});

test("names of the old forms tell their kind", () => {
  const kindOf = (form: string, documentType = ""): string =>
    read(form, "<FD/>", `<TD_DOCUMENT_TYPE CODE="${documentType}"/>`).kind;
  expect(kindOf("CONTRACT_UTILITIES")).toBe("call");
  expect(kindOf("CONTRACT_AWARD_DEFENCE")).toBe("result");
  expect(kindOf("PRIOR_INFORMATION")).toBe("planning");
  expect(kindOf("PERIODIC_INDICATIVE_UTILITIES")).toBe("planning");
  expect(kindOf("QUALIFICATION_SYSTEM_UTILITIES")).toBe("call");
  expect(kindOf("DESIGN_CONTEST")).toBe("call");
  expect(kindOf("VOLUNTARY_EX_ANTE_TRANSPARENCY_NOTICE")).toBe("direct-award");
  expect(kindOf("OTH_NOT", "7")).toBe("result");
});

test("an old corrigendum replaces words and days of the notice it names, and has no lots", () => {
  const body = `<FD_ADDITIONAL_INFORMATION_CORRIGENDUM><OBJECT_ICAR><DESCRIPTION_ICAR><TITLE_CONTRACT><P>Plakate</P></TITLE_CONTRACT></DESCRIPTION_ICAR></OBJECT_ICAR>
<PROCEDURES_ICAR><NOTICE_PUBLICATION><NOTICE_NUMBER_OJ>2015/S 001-000042</NOTICE_NUMBER_OJ></NOTICE_PUBLICATION>
<INFORMATION_CORRECTED_ADDED><REPLACE><WHERE>II.1</WHERE><OLD_VALUE><P>alt</P></OLD_VALUE><NEW_VALUE><P>neu</P></NEW_VALUE></REPLACE>
<REPLACE_DATE><WHERE_DATE>IV.3.4</WHERE_DATE><OLD_VALUE_DATE>${day("DATE", ["2015", "02", "01"])}</OLD_VALUE_DATE>
<NEW_VALUE_DATE>${day("DATE", ["2015", "02", "08"], "<TIME>12:00</TIME>")}</NEW_VALUE_DATE></REPLACE_DATE></INFORMATION_CORRECTED_ADDED></PROCEDURES_ICAR>
</FD_ADDITIONAL_INFORMATION_CORRIGENDUM>`;
  const notice = read("ADDITIONAL_INFORMATION_CORRIGENDUM", body);
  expect(notice).toMatchObject({ title: "Plakate", lots: [], previousNotices: ["42-2015"] });
  expect(notice.changes).toEqual([
    { changedNotice: "42-2015", sections: ["II.1"], oldText: "alt", newText: "neu" },
    {
      changedNotice: "42-2015",
      sections: ["IV.3.4"],
      oldText: "2015-02-01",
      newText: "2015-02-08 12:00",
    },
  ]);
});
