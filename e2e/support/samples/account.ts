import { profileData } from "@tc/contract";
import type {
  getAgency,
  getSession,
  getTeam,
  getUserStatus,
  listAgencies,
  listAuditEvents,
  listFeedback,
  listSessions,
  listSupportAlerts,
  listTeamActivity,
  ProfileAnswer,
} from "@tc/contract";
import { tierRights } from "@tc/domain";
import type { Api } from "../web/canned-web.ts";
import type { Answer } from "./answer.ts";
import { sampleMarket } from "./assessment.ts";
import { premiumPaid } from "./billing.ts";
import { sampleDashboard } from "./dashboard.ts";

const agencyId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11";
const userId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b12";
const memberId = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b13";
const id = (last: number) => `0191d4e4-8c1c-4a44-9d9b-0d9d4e4f${String(last).padStart(4, "0")}`;

const session: Answer<typeof getSession> = {
  user: {
    id: userId,
    email: "ada@nordlicht.example",
    name: "Ada Beispiel",
    createdAt: "2026-10-01T08:00:00.000Z",
    lastSignInAt: "2026-11-21T08:00:00.000Z",
    metadata: { name: "Ada Beispiel", agency_id: agencyId },
    isAdmin: true,
    hasSecondFactor: false,
  },
};

const status: Answer<typeof getUserStatus> = {
  record: {
    agencyId,
    agencyName: "Nordlicht Media GmbH",
    active: true,
    role: "owner",
    tier: "premium",
  },
  hasPendingProfile: false,
};

const rights = tierRights("premium");
const agency: Answer<typeof getAgency> = {
  id: agencyId,
  name: "Nordlicht Media GmbH",
  role: "owner",
  tier: "premium",
  tierName: rights.name,
  features: [...rights.features],
  seats: rights.seats,
  tenderChecksPerMonth: rights.tenderChecksPerMonth,
  volumeCapCents: rights.volumeCapCents,
};

const profile: ProfileAnswer = {
  agencyId,
  version: 7,
  updatedAt: "2026-11-20T10:00:00.000Z",
  completeness: {
    percent: 64,
    gaps: [
      {
        part: "references",
        weight: 15,
        cost: "Nur eine Referenz: Die meisten Ausschreibungen verlangen drei.",
      },
      { part: "insurance", weight: 8, cost: "Ohne Deckungssumme bleibt diese Bedingung offen." },
      { part: "certificates", weight: 8, cost: "Verlangte Nachweise gelten als nicht erbracht." },
      { part: "website", weight: 5, cost: "Vergabestellen finden euch schlechter." },
    ],
  },
  data: profileData.parse({
    companyName: "Nordlicht Media GmbH",
    contactPerson: "Ada Beispiel",
    address: { street: "Am Hafen", houseNumber: "7", postalCode: "24103", city: "Kiel" },
    focus: "Kampagnen und Social Media für Tourismus und Kommunen im Norden.",
    agencySectors: ["advertising", "web", "film"],
    cpv: ["79341400"],
    regions: ["DEF", "DE6"],
    teamSize: 14,
    turnover: [
      { year: 2025, cents: 184_500_000 },
      { year: 2024, cents: 162_000_050 },
    ],
    languages: ["DEU", "ENG"],
    certificates: [{ id: id(1), name: "ISO 9001", expiresOn: "2026-12-20" }],
    references: [
      {
        id: id(2),
        client: "Tourismus-Agentur Schleswig-Holstein GmbH",
        title: "Landeskampagne „Echt Norden“",
        year: 2025,
        valueCents: 42_000_000,
        agencySectors: ["advertising"],
        isPublicClient: true,
      },
    ],
    keywords: ["Tourismuskampagne", "Social Media"],
  }),
};

const team: Answer<typeof getTeam> = {
  seats: 3,
  seatsUsed: 3,
  can: { manage: true },
  members: [
    {
      userId,
      name: "Ada Beispiel",
      email: "ada@nordlicht.example",
      role: "owner",
      isYou: true,
      isDeactivated: false,
      joinedAt: "2026-10-01T08:00:00.000Z",
    },
    {
      userId: memberId,
      name: "Ben Muster",
      email: "ben@nordlicht.example",
      role: "member",
      isYou: false,
      isDeactivated: false,
      joinedAt: "2026-10-12T08:00:00.000Z",
    },
    {
      userId: id(14),
      name: "Cem Früher",
      email: "cem@nordlicht.example",
      role: "member",
      isYou: false,
      isDeactivated: true,
      joinedAt: "2026-10-13T08:00:00.000Z",
    },
  ],
  invitations: [
    {
      id: id(15),
      email: "dana.mit-einer-langen-adresse@nordlicht-media-agentur.example",
      createdAt: "2026-11-20T08:00:00.000Z",
      expiresAt: "2026-11-27T08:00:00.000Z",
      isExpired: false,
    },
  ],
};

const sessions: Answer<typeof listSessions> = {
  sessions: [
    {
      id: id(20),
      isCurrent: true,
      createdAt: "2026-11-21T08:00:00.000Z",
      lastUsedAt: "2026-11-21T09:00:00.000Z",
      expiresAt: "2026-12-21T08:00:00.000Z",
      ip: "192.0.2.7",
      userAgent: "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0",
    },
    {
      id: id(21),
      isCurrent: false,
      createdAt: "2026-11-02T08:00:00.000Z",
      lastUsedAt: "2026-11-18T09:00:00.000Z",
      expiresAt: "2026-12-02T08:00:00.000Z",
      ip: "198.51.100.4",
      userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1",
    },
  ],
};

const audit: Answer<typeof listAuditEvents> = {
  events: ["signed_in", "member_invited", "foreign_id_refused", "tier_set"].map((kind, index) => ({
    id: String(index),
    at: `2026-11-2${index % 2}T0${index}:00:00.000Z`,
    kind,
    userName: index === 3 ? undefined : "Ada Beispiel",
    ip: "192.0.2.7",
  })),
};

const agencies: Answer<typeof listAgencies> = {
  total: 1,
  agencies: [
    {
      id: agencyId,
      name: "Nordlicht Media GmbH",
      tier: "premium",
      createdAt: "2026-10-01T08:00:00.000Z",
      usage: {
        checksThisMonth: 12,
        storedBytes: 48_000_000,
        lastUsedAt: "2026-11-21T09:30:00.000Z",
      },
      users: [
        {
          userId,
          name: "Ada Beispiel",
          email: "ada@nordlicht.example",
          role: "owner",
          isActive: true,
        },
      ],
    },
  ],
};

const alerts: Answer<typeof listSupportAlerts> = {
  alerts: [
    {
      id: id(30),
      at: "2026-11-21T07:00:00.000Z",
      agencyId,
      userId,
      payload: {
        errorType: "timeout",
        errorMessage: "Zeit überschritten",
        userEmail: "a@b.example",
      },
    },
  ],
};

const secondFactor = {
  uri: "otpauth://totp/TenderChances:ada?secret=JBSWY3DPEHPK3PXP",
  secret: "JBSWY3DPEHPK3PXP",
  qr: { size: 21, path: "M0 0h7v7h-7zM14 0h7v7h-7zM0 14h7v7h-7zM9 9h3v3h-3z" },
  backupCodes: ["abcd-efgh", "ijkl-mnop", "qrst-uvwx", "yzab-cdef"],
};

const teamActivity: Answer<typeof listTeamActivity> = {
  activity: [
    {
      key: "label 1",
      at: "2026-11-20T09:00:00.000Z",
      kind: "mark",
      byName: "Ada Beispiel",
      what: "saved",
      tender: { slug: "relaunch", title: "Relaunch der Website" },
    },
    {
      key: "proof 1",
      at: "2026-11-19T09:00:00.000Z",
      kind: "proof",
      byName: "Ada Beispiel",
      what: "ISO 9001",
    },
  ],
};
const feedback: Answer<typeof listFeedback> = {
  feedback: [
    {
      id: id(61),
      kind: "idea",
      text: "Mehr Filter",
      sentAt: "2026-11-19T09:00:00.000Z",
      state: "answered",
      answer: "Kommt im Januar.",
      answeredAt: "2026-11-20T09:00:00.000Z",
    },
  ],
};

/** An agency whose owner is signed in, before an API of other answers. Nothing that is sent changes anything. */
export function sampleAccount(rest: Api, change: Readonly<Record<string, unknown>> = {}): Api {
  const answers: Readonly<Record<string, unknown>> = {
    "GET /api/session": session,
    "GET /api/auth/registration-state": {},
    "GET /api/user-status": status,
    "GET /api/agency": agency,
    "GET /api/billing": premiumPaid,
    "GET /api/profile": profile,
    "GET /api/profile-suggestions": { open: [], confirmed: {} },
    "GET /api/team": team,
    "GET /api/team/activity": teamActivity,
    "GET /api/feedback": feedback,
    "GET /api/notifications/unseen": { unseen: 0 },
    "GET /api/dashboard": sampleDashboard(Date.now()),
    "GET /api/market": sampleMarket,
    "GET /api/watchlist/counts": { watched: 0, changed: 0 },
    "GET /api/account/sessions": sessions,
    "GET /api/agency/audit": audit,
    "GET /api/announcements": { announcements: [] },
    "GET /api/data-requests": { requests: [] },
    "GET /api/agency/onboarding-request": {},
    "GET /api/processing-contract": { current: processingContract },
    "POST /api/processing-contract": {
      current: processingContract,
      concluded: { ...processingContract, at: "2026-11-21T11:00:00.000Z", byName: "Erika Muster" },
    },
    "GET /api/onboarding": { step: 0, version: 1, data: profile.data, canStartTrial: false },
    "POST /api/account/second-factor": secondFactor,
    "POST /send-support-alert": { success: true },
    "POST /api/admin/unlock": { token: "t", expiresAt: "2026-11-21T20:00:00.000Z" },
    "GET /api/admin/operation": {
      incidents: 0,
      deadLetters: 0,
      enquiries: 0,
      alerts: 0,
      reports: 0,
      feedback: 0,
      switchedOff: [],
    },
    "GET /api/admin/agencies": agencies,
    "GET /api/admin/support-alerts": alerts,
    ...change,
  };
  return (path, query, method, body) => {
    const answer = answers[`${method} ${path}`];
    // Nothing is watched unless a test says so.
    if (answer === undefined && method === "GET" && /^\/api\/tenders\/[^/]+\/watch$/.test(path))
      return rest(path, query, method, body) ?? { body: notWatched };
    if (answer === undefined) return rest(path, query, method, body);
    return isRefusal(answer) ? answer : { body: answer };
  };
}

const notWatched = {
  tenderId: "00000000-0000-4000-8000-000000000001",
  isWatched: false,
  unseen: [],
};

/** An answer with a status of its own, as the API writes it. */
export function refusal(status: number, error: string, more: object = {}) {
  return { status, body: { error, requestId: "test", ...more } };
}

function isRefusal(answer: unknown): answer is ReturnType<typeof refusal> {
  return typeof answer === "object" && answer !== null && "status" in answer && "body" in answer;
}

/** A short text with each kind of block. */
const processingContract = {
  version: "2026-11",
  text: {
    title: "Vertrag über die Auftragsverarbeitung",
    sections: [
      {
        title: "1. Gegenstand",
        blocks: [
          { kind: "paragraph", text: "Der Anbieter verarbeitet Daten im Auftrag der Agentur." },
          { kind: "list", items: ["Namen von Ansprechpersonen", "Rollen von Mitarbeitenden"] },
        ],
      },
      {
        title: "Anlage: Unterauftragsverarbeiter",
        blocks: [
          {
            kind: "table",
            head: ["Bereich", "Anbieter", "Land"],
            rows: [["Hosting", "Muster-Rechenzentrum GmbH", "Musterland"]],
          },
        ],
      },
    ],
  },
};

export const sampleAnswers = { agency, profile, session, status };
