import { randomBytes } from "node:crypto";
import { generateProcedures } from "@tc/standins";

/** A notice of one dialect. */
export interface SampleNotice {
  readonly name: string;
  /** The document as that of another notice and procedure for each number. */
  readonly text: (number: number) => string;
}

/** Text of so many bytes that no compression makes smaller. */
export const noise = (bytes: number): string =>
  randomBytes(Math.ceil((bytes * 3) / 4))
    .toString("base64")
    .slice(0, bytes);

export function sampleNotices(): SampleNotice[] {
  return [...generatedNotices(), tedAward, tedCorrigendum, tedOldAward, ocdsRelease];
}

const uuid = (number: number) => `10000000-0000-4000-8000-${String(number).padStart(12, "0")}`;

/** What a generated notice has to hold, so that one of each dialect and kind is picked. */
const wanted = [
  ["eForms-DE call", /eforms-de-.*cn-standard/s],
  ["eForms-DE award", /eforms-de-.*can-standard/s],
  ["eForms change", /efac:Changes/],
  ["eforms-sdk-0.1 call", /eforms-sdk-0\.1.*cn-standard/s],
  ["eforms-sdk-0.1 award", /eforms-sdk-0\.1.*can-standard/s],
] as const;

function generatedNotices(): SampleNotice[] {
  const procedures = [...generateProcedures({ seed: 5, count: 60, today: "2026-11-21" })];
  const all = procedures.flatMap(({ notices }) => notices.map(({ xml }) => xml));
  return wanted.map(([name, pattern]) => {
    const xml = all.find((text) => pattern.test(text));
    if (xml === undefined) throw new Error(`no generated notice for ${name}`);
    const valueOf = (element: string) =>
      new RegExp(`<(?:\\w+:)?${element}\\b[^>]*>([^<]+)<`).exec(xml)?.[1];
    // The first cbc:ID after the dialect is that of the notice.
    const id = /CustomizationID>.*?<(?:\w+:)?ID\b[^>]*>([^<]+)</s.exec(xml)?.[1];
    if (id === undefined) throw new Error(`no id in ${name}`);
    const folder = valueOf("ContractFolderID");
    return {
      name,
      text: (number) => {
        const named = xml.replaceAll(id, uuid(number));
        return folder === undefined ? named : named.replaceAll(folder, uuid(500_000 + number));
      },
    };
  });
}

function tedExport(number: number, form: string, body: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<TED_EXPORT xmlns="http://publications.europa.eu/resource/schema/ted/R2.0.9/publication"
  VERSION="R2.0.9.S05.E01" DOC_ID="${100_000 + number}-2023">
<CODED_DATA_SECTION><REF_OJS><DATE_PUB>20230123</DATE_PUB></REF_OJS>
<NOTICE_DATA><NO_DOC_OJS>2023/S 016-${100_000 + number}</NO_DOC_OJS><ISO_COUNTRY VALUE="DE"/></NOTICE_DATA>
<CODIF_DATA><DS_DATE_DISPATCH>20230120</DS_DATE_DISPATCH><PR_PROC CODE="1">Offen</PR_PROC></CODIF_DATA>
</CODED_DATA_SECTION>
<FORM_SECTION><${form} CATEGORY="ORIGINAL" LG="DE">${body}</${form}></FORM_SECTION></TED_EXPORT>`;
}

const tedBuyer = `<CONTRACTING_BODY><ADDRESS_CONTRACTING_BODY>
<OFFICIALNAME>Stadt Musterhausen</OFFICIALNAME><NATIONALID>DE123</NATIONALID><TOWN>Musterhausen</TOWN>
<POSTAL_CODE>50667</POSTAL_CODE><COUNTRY VALUE="DE"/><PHONE>+49 1</PHONE><E_MAIL>a@b.example</E_MAIL>
<NUTS CODE="DEA23"/><URL_GENERAL>https://www.b.example</URL_GENERAL><URL_BUYER>https://b.example/x</URL_BUYER>
</ADDRESS_CONTRACTING_BODY><URL_DOCUMENT>https://b.example/documents</URL_DOCUMENT>
<CA_TYPE VALUE="REGIONAL_AUTHORITY"/><CA_ACTIVITY VALUE="EDUCATION"/></CONTRACTING_BODY>`;

const tedAward: SampleNotice = {
  name: "TED R2.0.9 award",
  text: (number) =>
    tedExport(
      number,
      "F03_2014",
      `${tedBuyer}<OBJECT_CONTRACT><TITLE><P>Werbekampagne</P></TITLE><REFERENCE_NUMBER>AZ 7</REFERENCE_NUMBER>
<CPV_MAIN><CPV_CODE CODE="79341400"/></CPV_MAIN><TYPE_CONTRACT CTYPE="SERVICES"/>
<SHORT_DESCR><P>Eine Kampagne</P></SHORT_DESCR><VAL_TOTAL CURRENCY="EUR">1000</VAL_TOTAL>
<OBJECT_DESCR><TITLE><P>Los</P></TITLE><LOT_NO>1</LOT_NO><CPV_ADDITIONAL><CPV_CODE CODE="79341000"/></CPV_ADDITIONAL>
<NUTS CODE="DEA23"/><MAIN_SITE><P>Köln</P></MAIN_SITE><SHORT_DESCR><P>Text</P></SHORT_DESCR>
<AC><AC_QUALITY><AC_CRITERION>Idee</AC_CRITERION><AC_WEIGHTING>60</AC_WEIGHTING></AC_QUALITY></AC>
<OPTIONS/><OPTIONS_DESCR><P>Mehr</P></OPTIONS_DESCR></OBJECT_DESCR></OBJECT_CONTRACT>
<PROCEDURE><PT_OPEN/><NOTICE_NUMBER_OJ>2022/S 001-000001</NOTICE_NUMBER_OJ></PROCEDURE>
<LEFTI><SUITABILITY><P>Register</P></SUITABILITY></LEFTI>
<AWARD_CONTRACT ITEM="1"><LOT_NO>1</LOT_NO><AWARDED_CONTRACT><DATE_CONCLUSION_CONTRACT>2023-01-10</DATE_CONCLUSION_CONTRACT>
<TENDERS><NB_TENDERS_RECEIVED>3</NB_TENDERS_RECEIVED></TENDERS><CONTRACTORS><CONTRACTOR><ADDRESS_CONTRACTOR>
<OFFICIALNAME>Agentur Alpha</OFFICIALNAME><NATIONALID>HRB 12345 Köln</NATIONALID><TOWN>Bonn</TOWN><COUNTRY VALUE="DE"/>
</ADDRESS_CONTRACTOR><NO_SME/></CONTRACTOR></CONTRACTORS><VALUES><VAL_TOTAL CURRENCY="EUR">900</VAL_TOTAL></VALUES>
</AWARDED_CONTRACT></AWARD_CONTRACT><COMPLEMENTARY_INFO><DATE_DISPATCH_NOTICE>2023-01-20</DATE_DISPATCH_NOTICE></COMPLEMENTARY_INFO>`,
    ),
};

const tedCorrigendum: SampleNotice = {
  name: "TED R2.0.9 corrigendum",
  text: (number) =>
    tedExport(
      number,
      "F14_2014",
      `${tedBuyer}<OBJECT_CONTRACT><TITLE><P>Werbekampagne</P></TITLE></OBJECT_CONTRACT>
<COMPLEMENTARY_INFO><NOTICE_NUMBER_OJ>2023/S 001-${200_000 + number}</NOTICE_NUMBER_OJ></COMPLEMENTARY_INFO>
<CHANGES><MODIFICATION_ORIGINAL/><CHANGE><WHERE><SECTION>IV.2.2</SECTION><LOT_NO>1</LOT_NO><LABEL>Tag</LABEL></WHERE>
<OLD_VALUE><TEXT><P>alt</P></TEXT></OLD_VALUE><NEW_VALUE><TEXT><P>neu</P></TEXT></NEW_VALUE></CHANGE>
<INFO_ADD><P>Hinweis</P></INFO_ADD></CHANGES>`,
    ),
};

const tedOldAward: SampleNotice = {
  name: "TED R2.0.8 award",
  text: (number) =>
    tedExport(
      number,
      "CONTRACT_AWARD",
      `<FD_CONTRACT_AWARD><CONTRACTING_AUTHORITY_INFORMATION><NAME_ADDRESSES_CONTACT_CONTRACT_AWARD>
<CA_CE_CONCESSIONAIRE_PROFILE><ORGANISATION><OFFICIALNAME>Stadt Musterhausen</OFFICIALNAME></ORGANISATION>
<TOWN>Musterhausen</TOWN><COUNTRY VALUE="DE"/></CA_CE_CONCESSIONAIRE_PROFILE></NAME_ADDRESSES_CONTACT_CONTRACT_AWARD>
</CONTRACTING_AUTHORITY_INFORMATION><OBJECT_CONTRACT_INFORMATION_CONTRACT_AWARD_NOTICE><DESCRIPTION_AWARD_NOTICE_INFORMATION>
<TITLE_CONTRACT><P>Werbung</P></TITLE_CONTRACT><SHORT_CONTRACT_DESCRIPTION><P>Kampagne</P></SHORT_CONTRACT_DESCRIPTION>
<CPV><CPV_MAIN><CPV_CODE CODE="79341400"/></CPV_MAIN></CPV><LOCATION_NUTS><LOCATION>Köln</LOCATION><NUTS CODE="DEA23"/></LOCATION_NUTS>
</DESCRIPTION_AWARD_NOTICE_INFORMATION></OBJECT_CONTRACT_INFORMATION_CONTRACT_AWARD_NOTICE>
<CRITERIA_DEFINITION><CRITERIA>Idee</CRITERIA><WEIGHTING>60</WEIGHTING></CRITERIA_DEFINITION>
<FILE_REFERENCE_NUMBER>AZ 7</FILE_REFERENCE_NUMBER>
<AWARD_OF_CONTRACT><LOT_NUMBER>1</LOT_NUMBER><OFFERS_RECEIVED_NUMBER>3</OFFERS_RECEIVED_NUMBER>
<ECONOMIC_OPERATOR_NAME_ADDRESS><CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME><ORGANISATION><OFFICIALNAME>Agentur Alpha</OFFICIALNAME>
</ORGANISATION><TOWN>Bonn</TOWN><COUNTRY VALUE="DE"/></CONTACT_DATA_WITHOUT_RESPONSIBLE_NAME></ECONOMIC_OPERATOR_NAME_ADDRESS>
<CONTRACT_VALUE_INFORMATION><COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE CURRENCY="EUR"><VALUE_COST FMTVAL="900">900</VALUE_COST>
</COSTS_RANGE_AND_CURRENCY_WITH_VAT_RATE></CONTRACT_VALUE_INFORMATION></AWARD_OF_CONTRACT></FD_CONTRACT_AWARD>`,
    ),
};

const ocdsRelease: SampleNotice = {
  name: "OCDS release",
  text: (number) =>
    JSON.stringify({
      ocid: `ocds-x-${number}`,
      id: `release-${number}`,
      tag: ["tender", "award"],
      date: "2026-03-01T10:00:00Z",
      language: "de",
      buyer: { id: "b", name: "Stadt Muster" },
      parties: [
        {
          id: "b",
          name: "Stadt Muster",
          roles: ["buyer"],
          identifier: { scheme: "VAT", id: "DE1234" },
          address: { locality: "Köln", postalCode: "50667", region: "DEA23", country: "DE" },
          contactPoint: { email: "a@b.example", telephone: "1", url: "https://b.example" },
        },
      ],
      tender: {
        id: "t-1",
        title: "Werbung",
        description: "Kampagne",
        procurementMethodDetails: "Offenes Verfahren",
        mainProcurementCategory: "services",
        legalBasis: { id: "32014L0024" },
        classification: { scheme: "CPV", id: "79341400" },
        tenderPeriod: { endDate: "2026-04-01T10:00:00Z" },
        value: { amount: 1000, currency: "EUR" },
        lots: [
          {
            id: "1",
            title: "Los",
            description: "Text",
            value: { amount: 1000, currency: "EUR" },
            awardCriteria: { criteria: [{ type: "quality", name: "Idee", description: "gut" }] },
            renewal: { description: "einmal" },
            options: { description: "mehr" },
          },
        ],
        selectionCriteria: { criteria: [{ type: "technical", description: "Referenzen" }] },
        items: [
          {
            id: "1",
            relatedLot: "1",
            additionalClassifications: [{ scheme: "CPV", id: "79341000" }],
            deliveryAddresses: [{ region: "DEA23", locality: "Köln" }],
          },
        ],
        documents: [{ id: "d", documentType: "biddingDocuments", url: "https://b.example/d" }],
        amendments: [{ id: "a", rationale: "Grund", description: "Text", amendsReleaseID: "x-1" }],
      },
      awards: [
        {
          id: "aw",
          relatedLots: ["1"],
          status: "active",
          statusDetails: "ok",
          date: "2026-05-01T10:00:00Z",
          value: { amount: 900, currency: "EUR" },
          suppliers: [{ id: "s", name: "Agentur Alpha" }],
        },
      ],
      bids: { statistics: [{ measure: "bids", relatedLot: "1", value: 3 }] },
      relatedProcesses: [{ relationship: ["prior"], identifier: "ocds-x-0" }],
    }),
};

type Place = readonly [start: number, end: number];

/** Where values of a document begin and end: of each kind of element, attribute (XML) and string (JSON) the first. */
export function valuePlaces(text: string): readonly Place[] {
  return text.startsWith("{") ? stringPlaces(text) : xmlPlaces(text);
}

function stringPlaces(json: string): Place[] {
  // A name is followed by its colon.
  const strings = json.matchAll(/"(?:[^"\\]|\\.)*"\s*:|"((?:[^"\\]|\\.)*)"/dg);
  return [...strings].flatMap(({ indices }) => (indices?.[1] ? [indices[1]] : []));
}

function xmlPlaces(xml: string): Place[] {
  const places = new Map<string, Place>();
  const path: string[] = [];
  const add = (key: string, start: number, end: number) => {
    if (end > start && !places.has(key)) places.set(key, [start, end]);
  };
  for (const tag of xml.matchAll(/<(\/?)([\w:]+)([^<>]*?)(\/?)>([^<]*)/dg)) {
    const [, close, name = "", attributes = "", isEmpty, content = ""] = tag;
    if (close === "/") {
      path.pop();
      continue;
    }
    const here = [...path, name].join("/");
    const attributesAt = tag.indices?.[3]?.[0] ?? 0;
    for (const attribute of attributes.matchAll(/\s((?!xmlns)[\w:]+)="([^"]*)"/dg)) {
      const [start, end] = attribute.indices?.[2] ?? [0, 0];
      add(`${here}@${attribute[1]}`, attributesAt + start, attributesAt + end);
    }
    const [start, end] = tag.indices?.[5] ?? [0, 0];
    if (content.trim() !== "") add(here, start, end);
    if (isEmpty === "") path.push(name);
  }
  return [...places.values()].toSorted(([a], [b]) => a - b);
}

/** The document with noise of so many bytes in some of its places. */
export function inflate(text: string, places: readonly Place[], bytesEach: number): string {
  const pieces: string[] = [];
  let done = 0;
  for (const [start, end] of places) {
    pieces.push(text.slice(done, start), noise(bytesEach));
    done = end;
  }
  return pieces.join("") + text.slice(done);
}

/** The document once for each name of an element (XML) or list (JSON), the first of that name repeated. */
export function withRepetitions(text: string, bytes: number): string[] {
  return text.startsWith("{") ? withLongLists(text, bytes) : withRepeatedElements(text, bytes);
}

function withRepeatedElements(xml: string, bytes: number): string[] {
  const names = new Set([...xml.matchAll(/<([\w:]+)[\s/>]/g)].map(([, name]) => name ?? ""));
  return [...names].flatMap((name) => {
    const [start, end] = elementAt(xml, name);
    const element = xml.slice(start, end);
    if (end - start > xml.length / 2) return [];
    const times = Math.ceil(bytes / element.length);
    return [xml.slice(0, start) + element.repeat(times) + xml.slice(end)];
  });
}

/** Start and end of the first element of a name. */
function elementAt(xml: string, name: string): [number, number] {
  const tags = new RegExp(`<(/?)${name}(?:\\s[^<>]*?)?(/?)>`, "g");
  let depth = 0;
  let start = -1;
  for (const tag of xml.matchAll(tags)) {
    if (start < 0) start = tag.index;
    if (tag[1] === "/") depth -= 1;
    else if (tag[2] !== "/") depth += 1;
    if (depth === 0) return [start, tag.index + tag[0].length];
  }
  throw new Error(`the element ${name} has no end`);
}

function withLongLists(json: string, bytes: number): string[] {
  const lists = [...json.matchAll(/\[/g)].map(({ index }) => index);
  return lists.map((start) => {
    let depth = 0;
    let end = start;
    do {
      if (json[end] === "[") depth += 1;
      if (json[end] === "]") depth -= 1;
      end += 1;
    } while (depth > 0);
    const entries = json.slice(start + 1, end - 1);
    const times = Math.ceil(bytes / entries.length);
    return `${json.slice(0, start)}[${Array.from({ length: times }, () => entries).join()}]${json.slice(end)}`;
  });
}
