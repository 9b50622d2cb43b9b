import type { listRetenders } from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Api } from "../../web/canned-web.ts";
import { sampleAccount, sampleAnswers } from "../account.ts";
import type { Answer } from "../answer.ts";
import { germanDate } from "../days.ts";
import { buyerId } from "../tenders.ts";

type Radar = Answer<typeof listRetenders>;
type Item = Radar["items"][number];

/** A contract whose window begins in so many days. */
function contract(index: number, days: number, change: Partial<Item> = {}): Item {
  const [from, to] = [germanDate(days), germanDate(days + 120)];
  return {
    tenderSlug: `vertrag-${index}`,
    lotId: "LOT-0001",
    lotCount: 1,
    title: titles[index] ?? `Vertrag ${index}`,
    buyer: { id: buyerId, name: "Musterwerke Kiel GmbH" },
    suppliers: ["Musterkreativ GmbH"],
    supplierIds: ["0191d4e4-8c1c-4a44-9d9b-0d9d4e4f0002"],
    supplierCount: 1,
    value: { cents: 42_000_000, currency: "EUR" },
    offersReceived: 4,
    group: days <= 180 ? "now" : days <= 365 ? "next" : "later",
    basis: "published-end",
    possible: { from, to },
    core: { from: germanDate(days + 30), to: germanDate(days + 80) },
    contractEnd: germanDate(days + 150),
    lead: { low: 1, high: 9, changes: 3 },
    terms: {
      awardedOn: germanDate(days - 900),
      awardedBy: "contract",
      startsOn: germanDate(days - 850),
      startsBy: "BT-536",
      endsBy: "BT-537",
      isFramework: false,
    },
    ...change,
  };
}

const titles = [
  "Markenführung und Leadagentur",
  "Betrieb und Weiterentwicklung des Portals mit Redaktionssystem, Hosting und Pflege",
  "Kampagne Ehrenamt, Rahmenvertrag",
  "Messebau und Standbetreuung",
  "Redaktion Mitgliedermagazin",
];

const renewed = contract(2, 150);
const { contractEnd: _end, lead: _lead, ...silent } = contract(4, 400);

export const sampleRadar: Radar = {
  today: germanDate(),
  items: [
    contract(0, 60),
    contract(1, 100, { basis: "computed", suppliers: [], supplierIds: [], supplierCount: 0 }),
    {
      ...renewed,
      basis: "computed",
      possible: { from: renewed.possible.from, to: germanDate(600) },
      latestEnd: germanDate(665),
      lead: { low: 1, high: 9, changes: 0 },
      terms: {
        ...renewed.terms,
        startsBy: "award",
        endsBy: "BT-36",
        term: { months: 24 },
        isFramework: true,
        renewals: {
          count: 1,
          months: 12,
          countBy: "BT-58",
          monthsBy: "assumed",
          isInTerm: false,
          quote: "Der Vertrag enthält Verlängerungsmöglichkeiten.",
        },
      },
    },
    contract(3, 250),
    { ...silent, basis: "rhythm", rhythm: { calls: 3, months: 48 } },
  ],
  groups: { now: 3, next: 1, later: 1 },
  coverage: {
    contracts: 40,
    followed: 6,
    over: 4,
    gaps: { "no-term": 18, unlimited: 2, short: 3, implausible: 1, "no-award-day": 0 },
  },
  sample: false,
};

/** An account of a plan, beside which the radar answers. */
export function withRadar(rest: Api, radar: Radar = sampleRadar, tier: Tier = "enterprise"): Api {
  const { agency, status } = sampleAnswers;
  const rights = tierRights(tier);
  return sampleAccount(rest, {
    "GET /api/user-status": { ...status, record: { ...status.record, tier } },
    "GET /api/agency": { ...agency, tier, tierName: rights.name, features: rights.features },
    "GET /api/retenders": radar,
  });
}
