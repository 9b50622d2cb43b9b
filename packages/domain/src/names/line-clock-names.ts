/** What stands on a tender's line of clocks. Statutory ones that bind buyers alone are left out. */
export const lineClockKinds = [
  "published",
  "questions",
  "site-visit",
  "participation",
  "interest",
  "offer",
  "opening",
  "binding",
  "answers",
  "complaint-visible",
  "complaint",
  "review",
  "standstill",
  "debrief",
  "invalidity",
  "upload",
  "milestone",
] as const;
export type LineClockKind = (typeof lineClockKinds)[number];

// What the user reads; a milestone has a name of its own.
export const lineClockNames = {
  published: "Veröffentlicht",
  questions: "Bieterfragen bis",
  "site-visit": "Ortsbesichtigung",
  participation: "Teilnahmeantrag",
  interest: "Interessensbestätigung",
  offer: "Abgabe der Angebote",
  opening: "Öffnung der Angebote",
  binding: "Bindefrist",
  answers: "Antworten auf Bieterfragen",
  "complaint-visible": "Rüge sichtbarer Fehler",
  complaint: "Rüge erkannter Fehler",
  review: "Nachprüfungsantrag",
  standstill: "Stillhaltefrist",
  debrief: "Gründe der Ablehnung",
  invalidity: "Unwirksamkeit geltend machen",
  upload: "Hochladen",
  milestone: "Eigener Termin",
} as const satisfies Record<LineClockKind, string>;

/** What starts a statutory clock and only the agency knows */
export const clockEvents = ["knowledge", "refusal", "information", "debrief-request"] as const;
export type ClockEvent = (typeof clockEvents)[number];

// What the user reads: "seit: …", and the label of its day.
export const clockEventNames = {
  knowledge: "Fehler erkannt am",
  refusal: "Rüge zurückgewiesen am",
  information: "Vorabinformation abgesandt am",
  "debrief-request": "Antrag beim Auftraggeber eingegangen am",
} as const satisfies Record<ClockEvent, string>;

export const milestoneLimits = { nameMax: 120, perTender: 50 } as const;

/** Hours before the deadline by which an offer shall lie on the platform */
export const uploadBuffer = { startHours: 24, maxHours: 168 } as const;
