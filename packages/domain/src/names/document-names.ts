import { deadlineNames } from "./deadline-names.ts";

// What the user reads of the kinds of items that documents hold.

export const documentDeadlineNames = {
  ...deadlineNames,
  binding: "Bindefrist",
  "site-visit": "Ortsbesichtigung",
  start: "Leistungsbeginn",
} as const;

export const eligibilityNames = {
  turnover: "Mindestumsatz",
  insurance: "Haftpflichtversicherung",
  references: "Referenzen",
  certificates: "Zertifikate",
  team: "Team",
  register: "Registereintrag",
} as const;

export const contractNames = {
  duration: "Laufzeit",
  renewal: "Verlängerung",
  rights: "Nutzungsrechte",
  penalty: "Vertragsstrafe",
  payment: "Zahlungsziel",
  liability: "Haftung",
  value: "Auftragswert",
  maximum: "Höchstwert",
} as const;

/** Working days include Saturdays, business days do not; "day" says nothing of it. */
export const penaltySpans = [
  "day",
  "calendar-day",
  "working-day",
  "business-day",
  "week",
  "month",
] as const;
export type PenaltySpan = (typeof penaltySpans)[number];

export const penaltySpanNames = {
  day: "je Tag",
  "calendar-day": "je Kalendertag",
  "working-day": "je Werktag",
  "business-day": "je Arbeitstag",
  week: "je Woche",
  month: "je Monat",
} as const satisfies Record<PenaltySpan, string>;

export const serviceNames = {
  subject: "Gegenstand",
  scope: "Umfang",
  quantity: "Menge",
} as const;

export const pitchNames = {
  presentation: "Präsentation",
  draft: "Entwürfe",
  fee: "Pitchhonorar",
  "no-fee": "Keine Vergütung",
  invited: "Eingeladen werden",
  rights: "Rechte an Entwürfen",
} as const;
