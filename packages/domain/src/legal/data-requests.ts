import { addMonths } from "../calendar/days.ts";

/** What a person may ask for about their data (Art. 15 to 18, 20, 21 GDPR), as the screens name it */
export const dataRequestKindNames = {
  access: "Auskunft",
  correction: "Berichtigung",
  erasure: "Löschung",
  restriction: "Einschränkung der Verarbeitung",
  portability: "Datenübertragung",
  objection: "Widerspruch",
} as const;
export type DataRequestKind = keyof typeof dataRequestKindNames;
export const dataRequestKinds = Object.keys(dataRequestKindNames) as readonly DataRequestKind[];

export const dataRequestArticles: Readonly<Record<DataRequestKind, string>> = {
  access: "Art. 15 DSGVO",
  correction: "Art. 16 DSGVO",
  erasure: "Art. 17 DSGVO",
  restriction: "Art. 18 DSGVO",
  portability: "Art. 20 DSGVO",
  objection: "Art. 21 DSGVO",
};

/** What became of a request */
export const dataRequestOutcomeNames = {
  fulfilled: "erfüllt",
  partly: "teilweise erfüllt",
  refused: "abgelehnt",
} as const;
export type DataRequestOutcome = keyof typeof dataRequestOutcomeNames;
export const dataRequestOutcomes = Object.keys(
  dataRequestOutcomeNames,
) as readonly DataRequestOutcome[];

export const dataRequestLimits = {
  nameMax: 160,
  textMax: 4_000,
  checkMax: 300,
  answerMax: 8_000,
} as const;

/**
 * The last day to answer (Art. 12 (3) GDPR): a month from receipt, three where it was extended. Regulation 1182/71 would add
 * the days of a weekend; the earlier day is the safe one.
 */
export function dataRequestDueOn(receivedOn: string, isExtended: boolean): string {
  return addMonths(receivedOn, isExtended ? 3 : 1);
}
