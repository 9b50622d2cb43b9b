import type { CheckTopic } from "@tc/contract";
import { lotName } from "@tc/domain";

interface TopicParts {
  readonly value?: string | undefined;
  /** German names */
  readonly lots?: readonly string[];
}

/** What a row is about; an empty value or list is none. */
export function topicOf(subject: string, { value = "", lots = [] }: TopicParts = {}): CheckTopic {
  return {
    subject,
    ...(value !== "" && { value }),
    ...(lots.length > 0 && { lots: [...lots] }),
  };
}

/** A document's lot, which is one or none */
export function lotsOf(lot: string | undefined): readonly string[] {
  return lot === undefined ? [] : [lotName(lot)];
}

/** Values that contradict each other */
export const contradicting = (values: readonly string[]): string => values.join(" oder ");

/** How the award is decided; the name of its row is the weights themselves. */
export const weightsSubject = "Gewichte der Zuschlagskriterien";
export const shortTimeSubject = "Wenig Zeit";
export const incumbentName = "Es gibt einen bisherigen Auftragnehmer";

/** The value of what tells no figure: its own words */
export function quotedValue(quote: string | undefined): string | undefined {
  const words = quote?.replaceAll(/\s+/g, " ").trim();
  return words ? `„${words}“` : undefined;
}
