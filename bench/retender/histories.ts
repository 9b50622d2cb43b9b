import { createRandom } from "@tc/assessment";
import type { Random } from "@tc/assessment";
import { addDays, addMonths } from "@tc/domain";
import type { Lot, LotResult, Tender } from "@tc/domain";

/** What differs between the worlds; everything else stands in docs/methods/retender.md, written before the figures. */
export interface World {
  readonly drawn: readonly [low: number, high: number];
  readonly lateShare: number;
  readonly medianLead: number;
}
export const worlds: Readonly<Record<string, World>> = {
  "as written": { drawn: [0.4, 1], lateShare: 0.12, medianLead: 5 },
  "renewals hardly drawn": { drawn: [0.05, 0.3], lateShare: 0.12, medianLead: 5 },
  "renewals nearly always drawn": { drawn: [0.9, 1], lateShare: 0.12, medianLead: 5 },
  "late buyers": { drawn: [0.4, 1], lateShare: 0.3, medianLead: 2.5 },
  "early callers": { drawn: [0.4, 1], lateShare: 0.12, medianLead: 9 },
};

export interface GeneratedContract {
  readonly id: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly title: string;
  readonly cpv: string;
  readonly nuts: string;
  readonly calledOn: string;
  readonly lot: Lot;
  readonly result: LotResult;
  readonly tender: Pick<Tender, "notices" | "updatedOn">;
  /** The next call that truly followed; undefined: none did, or the history ends before */
  readonly nextId?: string;
  readonly nextOn?: string;
  readonly isRetendered: boolean;
  readonly isEarlyEnd: boolean;
  readonly isLateCall: boolean;
}

export interface GeneratedCall {
  readonly id: string;
  readonly buyerId: string;
  readonly buyerName: string;
  readonly title: string;
  readonly cpv: string;
  readonly nuts: string;
  readonly publishedOn: string;
}

export interface GeneratedHistory {
  readonly contracts: readonly GeneratedContract[];
  /** Those of the contracts, and others of the buyer */
  readonly calls: readonly GeneratedCall[];
}

const services = [
  {
    cpv: ["79341400", "79341000"],
    titles: ["Rahmenvertrag Kampagnen und Öffentlichkeitsarbeit", "Leadagentur für Kommunikation"],
  },
  {
    cpv: ["72413000", "72415000"],
    titles: ["Betrieb und Weiterentwicklung des Internetportals", "Website: Pflege und Hosting"],
  },
  {
    cpv: ["79950000", "79952000"],
    titles: [
      "Veranstaltungsmanagement und Messebau",
      "Organisation von Veranstaltungen und Messen",
    ],
  },
  {
    cpv: ["79822500", "79820000"],
    titles: ["Grafik und Layout von Publikationen", "Gestaltung von Druckerzeugnissen"],
  },
  {
    cpv: ["79310000", "79311000"],
    titles: ["Repräsentative Bevölkerungsbefragung", "Marktforschung und Befragungen"],
  },
  {
    cpv: ["92111000", "92111200"],
    titles: ["Produktion von Filmen und Videos", "Bewegtbild: Konzeption und Produktion"],
  },
];
const others = [
  "Reinigung der Dienstgebäude",
  "Rahmenvertrag Büromaterial",
  "Wartung der Aufzüge",
  "Kampagnenbegleitende Druckleistungen",
  "Portal für digitale Anträge",
];

/** One buyer and its service over twelve years. */
export function historyOf(seed: number, world: World): GeneratedHistory {
  const random = createRandom(seed);
  const service = services[Math.floor(random.uniform() * services.length)]!;
  const buyer = {
    id: `b${seed}`,
    name: `Stadt ${placeName(random)}`,
    nuts: `DE${"123456789ABCDEFG"[Math.floor(random.uniform() * 16)]}${10 + Math.floor(random.uniform() * 30)}`,
    drawn: between(random, ...world.drawn),
    lead: world.medianLead * Math.exp(0.35 * random.normal()),
  };
  const contracts: GeneratedContract[] = [];
  const calls: GeneratedCall[] = [];
  let { id: buyerId, name: buyerName } = buyer;
  let title = pick(random, service.titles);
  let cpv = service.cpv[0]!;
  let calledOn = addDays("2014-01-01", Math.floor(random.uniform() * 730));
  for (let at = 0; calledOn < "2026-01-01"; at++) {
    const id = `${seed}-${at}`;
    calls.push({ id, buyerId, buyerName, title, cpv, nuts: buyer.nuts, publishedOn: calledOn });
    for (let extra = 0; extra < 2; extra++) {
      calls.push({
        id: `${id}-x${extra}`,
        buyerId,
        buyerName,
        title: pick(random, others),
        cpv: random.uniform() < 0.3 ? service.cpv[1]! : "90911000",
        nuts: buyer.nuts,
        publishedOn: addDays(calledOn, Math.floor(random.uniform() * 1_400)),
      });
    }
    const course = courseOf(random, calledOn, buyer, world);
    const isRetendered = random.uniform() >= 0.15;
    const isInTime = isRetendered && course.nextOn < "2026-01-01";
    contracts.push({
      id,
      buyerId,
      buyerName,
      title,
      cpv,
      nuts: buyer.nuts,
      calledOn,
      ...published(random, course),
      ...(isInTime && { nextId: `${seed}-${at + 1}`, nextOn: course.nextOn }),
      isRetendered,
      isEarlyEnd: course.isEarlyEnd,
      isLateCall: course.isLateCall,
    });
    if (!isRetendered) break;
    calledOn = course.nextOn;
    if (random.uniform() < 0.1) {
      buyerId = `b${seed}-${at}`;
      buyerName = `${pick(random, ["Landeshauptstadt", "Stadtwerke", "Eigenbetrieb"])} ${buyerName.split(" ").at(-1)}`;
    }
    if (random.uniform() < 0.5) title = reworded(random, title);
    if (random.uniform() < 0.15) cpv = pick(random, service.cpv);
  }
  return { contracts, calls };
}

interface Course {
  readonly awardedOn: string;
  readonly startsOn: string;
  readonly termMonths: number;
  readonly renewals: number;
  readonly endsOn: string;
  readonly nextOn: string;
  readonly isEarlyEnd: boolean;
  readonly isLateCall: boolean;
}

/** What truly happens, whatever is published of it. */
function courseOf(
  random: Random,
  calledOn: string,
  buyer: { readonly drawn: number; readonly lead: number },
  world: World,
): Course {
  const awardedOn = addDays(calledOn, Math.round(between(random, 2, 5) * 30.44));
  const startsOn = addDays(awardedOn, Math.round(between(random, 0.5, 3) * 30.44));
  const termMonths = termOf(random);
  const renewals = renewalsOf(random, termMonths);
  const slipDays = random.uniform() < 0.2 ? Math.round(between(random, 0, 3) * 30.44) : 0;
  const endsOn = addDays(addMonths(startsOn, termMonths), -1);
  let last = addDays(endsOn, slipDays);
  for (let at = 0; at < renewals && random.uniform() < buyer.drawn; at++)
    last = addMonths(last, 12);
  const isEarlyEnd = random.uniform() < 0.08;
  if (isEarlyEnd) {
    const days = (Date.parse(last) - Date.parse(startsOn)) / 86_400_000;
    last = addDays(startsOn, Math.round(days * between(random, 0.4, 0.9)));
  }
  const isLateCall = random.uniform() < world.lateShare;
  const offset = isLateCall ? between(random, 0, 9) : -buyer.lead * Math.exp(0.4 * random.normal());
  const nextOn = addDays(last, Math.round(offset * 30.44));
  // A buyer that decides early still awards the running contract first.
  const nextAfter = nextOn > addDays(awardedOn, 30) ? nextOn : addDays(awardedOn, 30);
  return {
    awardedOn,
    startsOn,
    termMonths,
    renewals,
    endsOn,
    nextOn: nextAfter,
    isEarlyEnd,
    isLateCall,
  };
}

function termOf(random: Random): number {
  const at = random.uniform();
  if (at < 0.15) return 12;
  if (at < 0.45) return 24;
  if (at < 0.6) return 36;
  if (at < 0.9) return 48;
  return at < 0.95 ? 60 : 7 + Math.floor(random.uniform() * 24);
}

function renewalsOf(random: Random, term: number): number {
  const at = random.uniform();
  if (term <= 24 || term === 30) return at < 0.55 ? (random.uniform() < 0.3 ? 1 : 2) : 0;
  if (term === 36) return at < 0.5 ? 1 : 0;
  return term === 48 && at < 0.15 ? 1 : 0;
}

function published(
  random: Random,
  { awardedOn, startsOn, termMonths, renewals, endsOn }: Course,
): Pick<GeneratedContract, "lot" | "result" | "tender"> {
  const at = random.uniform();
  const time = at < 0.45 ? { startsOn, endsOn } : at < 0.9 ? { startsOn, months: termMonths } : {};
  const duration = { ...time, ...(renewals > 0 && renewalsPublished(random, renewals)) };
  return {
    lot: {
      id: "LOT-0001",
      cpv: [],
      nuts: [],
      values: {},
      deadlines: [],
      submissionLanguages: [],
      awardCriteria: [],
      selectionCriteria: [],
      links: [],
      ...(Object.keys(duration).length > 0 && { duration }),
    },
    result: {
      lotId: "LOT-0001",
      outcome: "selec-w",
      winners: [],
      contractOn: awardedOn,
      withheld: [],
    },
    tender: { notices: [] },
  };
}

function renewalsPublished(random: Random, count: number) {
  const at = random.uniform();
  const times = ["", "einmal", "zweimal"][count];
  if (at < 0.7)
    return {
      renewals: count,
      renewalText: `Der Vertrag kann ${times} um jeweils 12 Monate verlängert werden.`,
    };
  if (at < 0.85) return { renewals: count };
  return at < 0.95 ? { renewalText: "Der Vertrag enthält Verlängerungsmöglichkeiten." } : {};
}

function reworded(random: Random, title: string): string {
  const at = random.uniform();
  if (at < 0.4) return `${title} 2.0`;
  if (at < 0.7) return title.replace("und", "sowie").replace("Rahmenvertrag", "Rahmenvereinbarung");
  return `${title} (Neuvergabe)`;
}

function placeName(random: Random): string {
  const first = pick(random, [
    "Alt",
    "Neu",
    "Ober",
    "Unter",
    "Wald",
    "Berg",
    "Linden",
    "Stein",
    "Rosen",
    "Eichen",
  ]);
  const last = pick(random, [
    "hausen",
    "stadt",
    "burg",
    "feld",
    "bach",
    "heim",
    "tal",
    "kirchen",
    "dorf",
    "brück",
  ]);
  return `${first}${last}`;
}

function pick<Item>(random: Random, items: readonly Item[]): Item {
  return items[Math.floor(random.uniform() * items.length)]!;
}

function between(random: Random, low: number, high: number): number {
  return low + (high - low) * random.uniform();
}
