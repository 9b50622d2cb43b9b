import type {
  listClosedRequests,
  listInvitingBuyers,
  listMatchInvitations,
  openClosedRequest,
  rankAgencies,
} from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Tier } from "@tc/domain";
import type { Api } from "../../web/canned-web.ts";
import { sampleAccount, sampleAnswers } from "../account.ts";
import type { Answer } from "../answer.ts";
import { germanDate } from "../days.ts";
import { buyerId } from "../tenders.ts";

type Invitations = Answer<typeof listMatchInvitations>;
type Invitation = Invitations["invitations"][number];

export const matchId = (n: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e4fa${n}00`;

const request: Invitation["request"] = {
  title: "Kampagne zur Nachwuchsgewinnung für den Rettungsdienst",
  description:
    "Gesucht wird eine Agentur für Idee, Gestaltung und Umsetzung einer Kampagne.\nPlakate, Anzeigen, zwei kurze Filme; Start im Frühjahr.",
  buyerKind: "municipal",
  agencySectors: ["advertising", "film"],
  laender: ["DEF", "DE6"],
  valueLowCents: 5_000_000,
  valueHighCents: 9_000_000,
};

const fit: Invitation["fit"] = {
  score: 82,
  low: 74,
  high: 88,
  parts: [
    { key: "services", weight: 40, score: 91, reason: "Kampagne und Film stehen in eurem Profil" },
    { key: "references", weight: 29, score: 80, reason: "2 ähnliche Referenzen" },
    { key: "size", weight: 9, score: 60, reason: "etwas größer als üblich" },
    { key: "region", weight: 6, score: 100, reason: "Sitz in Hamburg" },
    { key: "eligibility", weight: 16, reason: "Nichts gefordert, was sich prüfen lässt" },
  ],
  knockouts: [{ kind: "insurance", status: "open" }],
};

export function invitation(n: number, parts: Partial<Invitation> = {}): Invitation {
  return {
    id: matchId(n),
    state: "asked",
    request,
    answersUntil: `${germanDate(5)}T22:59:59.000Z`,
    isOpen: true,
    fit,
    askedAt: `${germanDate(-2)}T09:00:00.000Z`,
    ...parts,
  };
}

const sharedContact = {
  organisation: "Nordlicht GmbH",
  name: "Ada Beispiel",
  email: "ada@nordlicht.example",
};

export const sampleInvitations: Invitations = {
  invitations: [
    invitation(1),
    invitation(2, {
      state: "exchanged",
      isOpen: false,
      request: { ...request, title: "Messestand und Betreuung", valueLowCents: undefined },
      answeredAt: `${germanDate(-1)}T09:00:00.000Z`,
      sharedContact,
      contact: {
        organisation: "Landkreis Steinfeld",
        name: "Karin Behrens",
        email: "behrens@steinfeld.example",
        phone: "0431 901",
      },
    }),
    invitation(3, {
      state: "ended",
      endedBy: "buyer",
      isOpen: false,
      request: { ...request, title: "Relaunch eines Mitgliedermagazins" },
    }),
  ],
  ownContact: sharedContact,
};

export const sampleInviting: Answer<typeof listInvitingBuyers> = {
  buyers: [
    {
      id: buyerId,
      name: "Musterwerke Kiel GmbH",
      count: 6,
      severalOffers: 4,
      offersKnown: 5,
      awarded: 14,
      lastOn: germanDate(-40),
      lastTitle: "Leadagentur für Arbeitgeberkommunikation",
      lastSlug: "vertrag-0",
    },
    {
      id: "0191d4e4-8c1c-4a44-9d9b-0d9d4e4fb200",
      name: "Landesanstalt für Musterfragen Schleswig-Holstein",
      count: 2,
      severalOffers: 0,
      offersKnown: 0,
      awarded: 3,
      lastOn: germanDate(-300),
      lastTitle: "Pflege des Internetauftritts",
      lastSlug: "vertrag-1",
    },
  ],
  buyerCount: 2,
  n: { awarded: 412, withoutCall: 37, unknown: 21 },
  from: germanDate(-1_095),
  until: germanDate(),
};

/** An account of a plan, beside which AgencyMatch answers. */
export function withAgencyMatch(
  rest: Api,
  list: Invitations = sampleInvitations,
  { inviting = sampleInviting, tier = "premium" as Tier } = {},
): Api {
  const { agency, status } = sampleAnswers;
  const rights = tierRights(tier);
  return sampleAccount(rest, {
    "GET /api/user-status": { ...status, record: { ...status.record, tier } },
    "GET /api/agency": { ...agency, tier, tierName: rights.name, features: rights.features },
    "GET /api/match-invitations": list,
    "GET /api/inviting-buyers": inviting,
  });
}

export const sampleBuyersRequest: Answer<typeof openClosedRequest> = {
  request,
  state: "running",
  answersUntil: `${germanDate(5)}T21:59:59.000Z`,
  isLate: false,
  decisionOn: germanDate(35),
  agenciesSought: 3,
  contact: {
    organisation: "Landkreis Steinfeld",
    name: "Karin Behrens",
    email: "behrens@steinfeld.example",
  },
  matches: [
    {
      id: matchId(1),
      state: "accepted",
      agencyName: "Nordlicht GmbH",
      message: "Wir haben zwei solche Kampagnen gemacht.",
      fitScore: 82,
    },
  ],
};

export const sampleClosedRequests: Answer<typeof listClosedRequests> = {
  requests: [
    {
      id: matchId(1),
      origin: "form",
      state: "running",
      isSuspected: false,
      isConfirmationWithheld: false,
      request,
      answersUntil: `${germanDate(5)}T22:59:59.000Z`,
      agenciesSought: 3,
      createdAt: `${germanDate(-3)}T09:00:00.000Z`,
      addressConfirmedAt: `${germanDate(-3)}T09:10:00.000Z`,
      startedAt: `${germanDate(-2)}T09:00:00.000Z`,
      contact: {
        organisation: "Landkreis Steinfeld",
        name: "Karin Behrens",
        email: "behrens@steinfeld.example",
      },
      counts: { asked: 1, accepted: 0, declined: 0, exchanged: 0, ended: 0 },
      untold: 0,
    },
  ],
};

export const sampleRanking: Answer<typeof rankAgencies> = {
  agencies: [
    { id: matchId(5), name: "Nordlicht GmbH", fit, state: "asked" },
    { id: matchId(6), name: "Südwind Kommunikation", fit: { ...fit, score: 71 } },
    { id: matchId(7), name: "Ostlicht GmbH", fit, state: "declined" },
    { id: matchId(8), name: "Westwind Film", fit, state: "ended", endedBy: "agency" },
    { id: matchId(9), name: "Hafenwerk", fit, state: "ended", endedBy: "buyer" },
  ],
  counts: { withPlan: 9, otherSectors: 2, aboveCap: 1, failed: 1, eligible: 5 },
  isReady: true,
};
