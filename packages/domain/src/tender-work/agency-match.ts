/** A buyer's request that goes to a few agencies: received, address confirmed, agencies are asked, over. */
export const closedRequestStates = [
  "received",
  "confirmed",
  "running",
  "closed",
  "withdrawn",
] as const;
export type ClosedRequestState = (typeof closedRequestStates)[number];

export const matchStates = ["asked", "accepted", "declined", "exchanged", "ended"] as const;
export type MatchState = (typeof matchStates)[number];

export const matchParties = ["agency", "buyer", "operator"] as const;
export type MatchParty = (typeof matchParties)[number];

/** What an agency reads of the buyer before both agree */
export const buyerKinds = {
  federal: "Bundesbehörde",
  land: "Landesbehörde",
  municipal: "Kommune oder Landkreis",
  company: "Öffentliches Unternehmen",
  science: "Hochschule oder Forschung",
  health: "Gesundheit oder Sozialversicherung",
  culture: "Kultur, Stiftung oder Verband",
  other: "Anderer Auftraggeber",
} as const;
export type BuyerKind = keyof typeof buyerKinds;

export const declineReasons = {
  capacity: "Keine Kapazität",
  topic: "Passt nicht zu uns",
  budget: "Budget zu klein",
  region: "Zu weit weg",
  conflict: "Interessenkonflikt",
  other: "Anderer Grund",
} as const;
export type DeclineReason = keyof typeof declineReasons;

/** Sizes in characters, days and agencies */
export const closedRequestLimits = {
  titleMin: 8,
  titleMax: 120,
  descriptionMin: 40,
  descriptionMax: 4_000,
  messageMax: 1_000,
  answerDaysMin: 3,
  answerDaysMax: 90,
  /** So long after the last day to answer the buyer may still decide; then the request is over. */
  decisionDays: 30,
  agenciesMax: 10,
  sectorsMax: 6,
  /** More agencies than sought are asked, as not all will want to; beyond this nobody is chosen any more. */
  askedMax: 30,
} as const;

/**
 * Whether a text holds an address of mail or web or a telephone number. Texts that agencies read before both sides agree
 * must not hold the contact that is exchanged afterwards.
 */
export function holdsContact(text: string): boolean {
  const mail = /[\w.+-]+\s?(?:@|\(at\)|\[at\])\s?[\w-]+/iu;
  const site = /(?:https?:\/\/|www\.)\S|\b[\w-]+\.(?:de|com|net|org|eu|info)\b/iu;
  const phone = /(?:\+\d{2}|\b0\d{2,5})[\s/()-]*\d(?:[\s/-]?\d){4,}/u;
  return mail.test(text) || site.test(text) || phone.test(text);
}
