import { statutoryDay } from "@tc/domain";
import type { StatutoryDay } from "@tc/domain";
import { daysBetween } from "../../../platform/memory/berlin-day.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import * as store from "./letter.store.ts";

/** The buyer's time for the answer by the rule of the regime; undefined: no rule gives the right. */
export function answerDay(regime: string, sentOn: string): StatutoryDay | undefined {
  return statutoryDay("debrief", sentOn, { regime });
}

export interface LetterState {
  sentOn?: string;
  dueOn?: string;
  daysLeft?: number;
  answeredOn?: string;
}

export function letterState(
  letter: Pick<store.LetterRow, "sentOn" | "answeredOn"> | undefined,
  regime: string,
  today: string,
): LetterState {
  const sentOn = letter?.sentOn ?? undefined;
  const answeredOn = letter?.answeredOn ?? undefined;
  const clock = sentOn === undefined ? undefined : answerDay(regime, sentOn);
  const dueOn = clock?.movedTo ?? clock?.day;
  return {
    ...(sentOn !== undefined && { sentOn }),
    ...(dueOn !== undefined && { dueOn, daysLeft: daysBetween(today, dueOn) }),
    ...(answeredOn !== undefined && { answeredOn }),
  };
}

/** The letter whose answer is due first */
export async function firstDueLetter(
  t: AgencyTransaction,
  today: string,
): Promise<{ cardId: string; dueOn: string; daysLeft: number } | undefined> {
  const letters = await store.listWaitingLetters(t);
  return letters
    .flatMap(({ cardId, sentOn, regime }) => {
      const { dueOn, daysLeft } = letterState({ sentOn, answeredOn: null }, regime, today);
      return dueOn === undefined || daysLeft === undefined ? [] : [{ cardId, dueOn, daysLeft }];
    })
    .toSorted((a, b) => a.dueOn.localeCompare(b.dueOn))[0];
}
