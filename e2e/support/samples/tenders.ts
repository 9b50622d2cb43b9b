import type { getBuyer, getTender, listDocuments, listSources } from "@tc/contract";
import type { AssessmentAccess, SavedSearch, TenderListItem } from "@tc/contract";
import { laender } from "@tc/domain";
import type { Api } from "../web/canned-web.ts";
import { germanDate, inDays } from "./days.ts";
import type { Answer } from "./answer.ts";
import { sampleDossier } from "./market/dossier.ts";
import { supplierId } from "./market/supplier.ts";
import { sampleList } from "./list.ts";
import { sampleClocks } from "./clocks.ts";
import { sampleMissed, SampleSearches } from "./saved-searches.ts";
import { sampleSummary } from "./summary.ts";
import { sampleNearest, sampleViews } from "./views.ts";
import { planRefusal, sampleAccess, SampleMarks } from "./assessments.ts";

const titles = [
  "Relaunch der Website inkl. Barrierefreiheit nach BITV 2.0",
  "Rahmenvereinbarung über Kommunikations- und Kreativleistungen",
  "Konzeption und Umsetzung der Informationskampagne Wärmewende",
  "Leadagentur für die Tourismuskampagne „Weites Land“",
  "Mediaplanung und -einkauf Verkehrssicherheitskampagne",
  "Messeauftritt und Eventkommunikation 2027",
  "Social-Media-Betreuung und Bewegtbild für die Nachwuchsgewinnung",
  "Gestaltung und Druck des Kulturprogramms 2027–2029",
  "Full-Service-Agentur für Recruiting-Kommunikation",
  "Corporate Design und Wegeleitsystem Universitätsklinikum",
  "Produktion von Erklärfilmen zur Grundsteuerreform",
  "Verkehrsinfrastrukturfinanzierungsgesellschaftsöffentlichkeitsarbeitsrahmenvereinbarung",
];
const buyers = [
  ["Stadt Musterstadt, Amt für Presse- und Öffentlichkeitsarbeit", "Musterstadt"],
  ["Ministerium für Umwelt, Klima und Energiewirtschaft", "Beispielburg"],
  ["Landesbetrieb Straßen und Verkehr", "Neudorf"],
  ["Universitätsklinikum Beispielburg", "Beispielburg"],
] as const;
const cpv = [
  "72413000",
  "79341400",
  "79341000",
  "79342000",
  "79956000",
  "79822500",
  "92111000",
  "79416000",
];
const length = 240;

export const buyerId = "6f1c1e0a-6f59-4c55-8d37-0d9d4e4f2b11";

function uuid(index: number): string {
  return `00000000-0000-4000-8000-${String(index).padStart(12, "0")}`;
}

/** One list item; the same index gives the same tender. */
export function sampleItem(index: number, now: number): TenderListItem {
  const [name, town] = buyers[index % buyers.length] ?? buyers[0];
  const kinds = ["estimated", "framework-maximum", "estimated", undefined, "estimated"] as const;
  const kind = kinds[index % kinds.length];
  return {
    id: uuid(index),
    slug: `ausschreibung-${index}`,
    title: titles[index % titles.length] ?? "",
    state: "open",
    buyer: { id: buyerId, name, town },
    land: Object.keys(laender)[index % 16],
    procedure: index % 3 === 0 ? "open" : "neg-w-call",
    level: index % 2 === 0 ? "eu" : "national",
    mainCpv: cpv[index % cpv.length],
    deadline: index % 11 === 7 ? undefined : { at: inDays((index * 5) % 44, now), hasTime: true },
    value: kind && { cents: (((index * 7919) % 240) + 3) * 1_000_000, currency: "EUR", kind },
    publishedOn: germanDate(-(index % 20), now),
    lotCount: index % 6 === 0 ? 4 : 1,
    sources: ["doe"],
    flags: index % 9 === 4 ? ["deadline_implausible"] : [],
    changeCount: index % 5 === 2 ? 2 : 0,
  };
}

type TenderAnswer = Answer<typeof getTender>;

/** A detail with every part filled; `lotCount` lots. */
export function sampleTender(
  index: number,
  now: number,
  lotCount = index % 6 === 0 ? 4 : 1,
): TenderAnswer {
  const item = sampleItem(index, now);
  const at = item.deadline?.at ?? inDays(9, now);
  const earlier = inDays(-7, Date.parse(at));
  const lot = (number: number): TenderAnswer["tender"]["lots"][number] => ({
    id: `LOT-${String(number).padStart(4, "0")}`,
    title:
      lotCount === 1
        ? item.title
        : `${["Strategie und Kreation", "Media", "Bewegtbild", "Druck"][(number - 1) % 4]} ${number}`,
    description:
      "Entwicklung einer Dachmarkenstrategie mit Leitidee, Bildsprache und Maßnahmenplan für alle Kanäle.",
    cpv: [item.mainCpv ?? "79341000", "79340000"],
    nuts: ["DEA23"],
    values: { estimated: { cents: 18_500_000, currency: "EUR" } },
    deadlines: [
      { kind: "questions", at: earlier, offset: "+01:00", hasTime: true },
      { kind: "offer", at, offset: "+01:00", hasTime: true },
    ],
    duration: {
      months: 24,
      startsOn: "2027-02-01",
      renewals: 2,
      renewalText: "Zweimal um je zwölf Monate zu gleichen Bedingungen.",
    },
    options: "Ausweitung auf weitere Kommunen im Land.",
    framework: "fa-wo-rc",
    frameworkSeats: 1,
    submissionLanguages: ["DEU"],
    electronicSubmission: "required",
    variants: "not-allowed",
    bindingDays: 60,
    smeSuitable: true,
    awardCriteria: [
      {
        type: "quality",
        name: "Konzept und Präsentation",
        weight: 60,
        weightUnit: "percent",
        description:
          "Bewertet werden Leitidee, Kanalmix und Umsetzbarkeit anhand der Arbeitsprobe.",
      },
      { type: "price", name: "Preis", weight: 40, weightUnit: "percent" },
    ],
    selectionCriteria: [
      {
        type: "slc-abil-ref-services",
        description:
          "Mindestens drei vergleichbare Referenzen seit 2023 mit einem Auftragswert von je 50.000 €.",
      },
      {
        type: "slc-stand-to-avg",
        description:
          "Durchschnittlicher Jahresumsatz der letzten drei Jahre von mindestens 400.000 €.",
      },
    ],
    links: [
      { kind: "documents", url: "https://vergabe.example/unterlagen/4711", restricted: true },
    ],
  });
  return {
    id: item.id,
    slug: item.slug,
    state: item.state,
    buyerIds: [buyerId],
    codeLabels: { "79341400": "Werbekampagnen" },
    sample: false,
    brief: [
      {
        text: "Gesucht wird eine Agentur für Strategie, Kreation und Media mit einer Laufzeit von zwei Jahren und Option auf zweimalige Verlängerung.",
        field: "description",
        isCut: false,
      },
      {
        text: "Zweimal um je zwölf Monate zu gleichen Bedingungen.",
        field: "lots.LOT-0001.duration.renewalText",
        isCut: false,
      },
    ],
    tender: {
      title: item.title,
      description:
        "Gesucht wird eine Agentur für Strategie, Kreation und Media mit einer Laufzeit von zwei Jahren und Option auf zweimalige Verlängerung. Die Leistung umfasst Konzeption, Produktion und Erfolgskontrolle.",
      stage: "call",
      buyers: [
        {
          name: item.buyer?.name ?? "",
          identifiers: [],
          town: item.buyer?.town,
          website: "www.musterstadt.example",
        },
      ],
      reference: `VG-2026-${1000 + index}`,
      procedure: "neg-w-call",
      level: "eu",
      legalBasis: "vgv",
      nature: "services",
      cpv: [item.mainCpv ?? "79341000"],
      nuts: ["DEA23"],
      values: {
        estimated: { cents: 37_000_000, currency: "EUR" },
        frameworkMaximum: { cents: 120_000_000, currency: "EUR" },
      },
      lots: Array.from({ length: lotCount }, (_, position) => lot(position + 1)),
      results: [],
      links: [
        { kind: "platform", url: "https://vergabe.example/verfahren/4711" },
        { kind: "submission", url: "https://vergabe.example/abgabe/4711" },
        { kind: "documents", url: "javascript:alert(1)" },
      ],
      publishedOn: item.publishedOn,
      updatedOn: germanDate(0, now),
      flags: ["value_is_framework_maximum", "deadline_conflict"],
      notices: [
        {
          noticeId: "1d1c1e0a-6f59-4c55-8d37-0d9d4e4f2b11",
          version: "01",
          kind: "call",
          publishedOn: item.publishedOn,
          sources: ["doe", "ted"],
          url: "https://ted.example/notice/1",
        },
        {
          noticeId: "2d1c1e0a-6f59-4c55-8d37-0d9d4e4f2b12",
          version: "02",
          kind: "call",
          publishedOn: germanDate(0, now),
          sources: ["doe"],
        },
      ],
      changes: [
        {
          noticeId: "2d1c",
          noticeVersion: "02",
          publishedOn: germanDate(0, now),
          field: "lots.LOT-0001.deadlines.offer",
          old: earlier,
          new: at,
          reasonCode: "cor-buy",
          reasonText: "Bieterfragen",
        },
        {
          noticeId: "2d1c",
          noticeVersion: "02",
          publishedOn: germanDate(0, now),
          field: "lots.LOT-0001.values.estimated",
          new: "185000.00 EUR",
          reasonCode: "cor-buy",
        },
      ],
    },
  };
}

function awardedTender(index: number, now: number): TenderAnswer {
  const answer = sampleTender(index, now);
  return {
    ...answer,
    state: "awarded",
    supplierIds: [[supplierId]],
    tender: {
      ...answer.tender,
      stage: "awarded",
      changes: [],
      flags: [],
      results: [
        {
          lotId: "LOT-0001",
          outcome: "selec-w",
          offersReceived: 7,
          offersReceivedCode: "tenders",
          winners: [
            {
              name: "Muster & Partner Kommunikation GmbH",
              identifiers: [],
              town: "Beispielburg",
              size: "small",
            },
          ],
          value: { cents: 16_840_000, currency: "EUR" },
          lowestValue: { cents: 15_000_000, currency: "EUR" },
          highestValue: { cents: 24_000_000, currency: "EUR" },
          decidedOn: "2026-10-12",
          withheld: ["BT-720"],
        },
      ],
    },
  };
}

const generalGaps = [
  "Unterhalb der EU-Schwellen veröffentlichen nicht alle Auftraggeber zentral.",
  "Der Datensatz beginnt je nach Quelle erst 2022 oder 2023.",
];

export function sampleSources(
  now: number,
  change: Partial<Answer<typeof listSources>> = {},
): Answer<typeof listSources> {
  const at = (hours: number) => new Date(now - hours * 3_600_000).toISOString();
  return {
    tenderCount: 48_211,
    openTenderCount: length,
    sample: false,
    sampleOffered: false,
    generalGaps,
    sources: [
      {
        id: "doe",
        name: "Datenservice Öffentlicher Einkauf",
        url: "https://oeffentlichevergabe.de",
        state: "ok",
        lastRunAt: at(1),
        lastSuccessAt: at(1),
        watermark: at(24).slice(0, 10),
        lagDays: 1,
        noticeCount: 121_877,
        tenderCount: 47_003,
        rejectedCount: 14,
        knownGaps: ["Meldungen von vor Oktober 2022 fehlen."],
      },
      {
        id: "ted",
        name: "TED, Amtsblatt der EU",
        url: "https://ted.europa.eu",
        state: "failing",
        lastRunAt: at(2),
        lastSuccessAt: at(98),
        lastError: "source_unreachable",
        watermark: at(120).slice(0, 10),
        lagDays: 5,
        noticeCount: 31_208,
        tenderCount: 21_411,
        rejectedCount: 0,
        knownGaps: [],
      },
    ],
    ...change,
  };
}

/** An API over these tenders that filters by state, words, Land, fit and marks: enough to see every state of the screens. */
export function sampleApi(
  now: number,
  change: {
    sample?: boolean;
    access?: AssessmentAccess;
    hasField?: boolean;
    searches?: readonly SavedSearch[];
  } = {},
): Api {
  const sample = change.sample ?? false;
  const access = change.access ?? sampleAccess.premium;
  const all = Array.from({ length }, (_, index) => sampleItem(index, now));
  const marks = new SampleMarks();
  const searches = new SampleSearches(change.searches);
  const sampleParts = { sample, access, marks, hasField: change.hasField ?? false };
  return (path, query, method, body) => {
    if (path === "/api/tenders/ausschreibung-0")
      return { body: { ...awardedTender(0, now), sample } };
    if (path === "/api/sources") return { body: sampleSources(now, { sample }) };
    if (path === "/api/tenders") {
      return planRefusal(query, access) ?? { body: sampleList(all, query, sampleParts) };
    }
    if (path === "/api/saved-searches/missed") return { body: sampleMissed(all) };
    if (path.startsWith("/api/saved-searches")) return searches.answer(path, method, body);
    if (path === "/api/tenders/views") return { body: sampleViews(all, query, sampleParts) };
    if (path === "/api/tenders/nearest") return { body: sampleNearest(all, query, sampleParts) };
    if (/^\/api\/tenders\/ausschreibung-\d+\/documents$/.test(path)) return { body: noDocuments };
    if (/^\/api\/tenders\/ausschreibung-\d+\/summary$/.test(path)) return { body: sampleSummary };
    const clocksOf = /^\/api\/tenders\/(ausschreibung-\d+)\/clocks$/.exec(path)?.[1];
    if (clocksOf !== undefined) return { body: sampleClocks(new Date(now), clocksOf) };
    const slug = /^\/api\/tenders\/ausschreibung-(\d+)$/.exec(path)?.[1];
    if (slug !== undefined) return { body: { ...sampleTender(Number(slug), now), sample } };
    if (path === `/api/buyers/${buyerId}/dossier`) return { body: sampleDossier };
    if (path === `/api/buyers/${buyerId}`) return { body: sampleBuyer(all, sample) };
    return marks.answer(path, query, method, body);
  };
}

const noDocuments: Answer<typeof listDocuments> = { documents: [], isContractConcluded: true };

function sampleBuyer(all: readonly TenderListItem[], sample: boolean): Answer<typeof getBuyer> {
  return {
    id: buyerId,
    name: buyers[0][0],
    town: buyers[0][1],
    country: "DEU",
    website: "https://www.musterstadt.example",
    identifiers: [{ scheme: "0204", value: "05315-03001-23" }],
    openTenders: all.slice(0, 6),
    tenderCount: 42,
    awards: Array.from({ length: 12 }, (_, index) => ({
      tenderSlug: `ausschreibung-${index + 40}`,
      title: titles[(index + 3) % titles.length] ?? "",
      lotId: "LOT-0001",
      awardedOn: `2026-0${(index % 9) + 1}-14`,
      winners: ["Muster & Partner Kommunikation GmbH"],
      winnerCount: 1,
      offersReceived: index % 3 === 0 ? undefined : 4 + index,
      value:
        index % 2 === 0 ? { cents: 8_450_000 + index * 1_100_000, currency: "EUR" } : undefined,
    })),
    awardCount: 12,
    awardsWithOffersShare: 8 / 12,
    awardsWithValueShare: 0.5,
    sample,
  };
}
