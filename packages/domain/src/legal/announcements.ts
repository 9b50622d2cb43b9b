import { addDays } from "../calendar/days.ts";

export const legalKinds = ["terms", "sub_processors"] as const;
export type LegalKind = (typeof legalKinds)[number];

export const legalKindNames: Readonly<Record<LegalKind, string>> = {
  terms: "Allgemeine Geschäftsbedingungen",
  sub_processors: "Liste der Unterauftragsverarbeiter",
};

export const legalAnswers = ["confirmed", "objected"] as const;
export type LegalAnswer = (typeof legalAnswers)[number];

/** So many whole days lie between an announcement and the day from which it holds. */
export const announcementDays: Readonly<Record<LegalKind, number>> = {
  terms: 30,
  sub_processors: 14,
};

/** An agency may object to a sub-processor so many days from when it was told; to terms until they hold. */
export const objectionDays = 14;

export const announcementLimits = {
  versionMax: 20,
  summaryMax: 3_000,
  textMax: 100_000,
  reasonMax: 2_000,
} as const;

/** The earliest day from which a version holds that is announced on that day. */
export function earliestEffectiveDay(kind: LegalKind, announcedOn: string): string {
  return addDays(announcedOn, announcementDays[kind] + 1);
}
