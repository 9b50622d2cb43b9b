import { addDays } from "../../../platform/format/typed-values";

export const calendarFilters = ["all", "official", "own", "mine"] as const;
export type CalendarFilter = (typeof calendarFilters)[number];

export const filterWords = {
  all: "Alle",
  official: "Amtlich",
  own: "Von euch",
  mine: "Meine",
} as const satisfies Record<CalendarFilter, string>;

export interface CalendarChoice {
  readonly filter: CalendarFilter;
  /** The first Monday that is shown */
  readonly from: string;
}

export const shownWeeks = 4;

/** What the address asks for; nonsense in it is as if it said nothing. */
export function readChoice(query: URLSearchParams, today: string): CalendarChoice {
  const filterWord = query.get("zeigt");
  const filter = calendarFilters.find((name) => name === filterWord) ?? "all";
  const from = query.get("ab") ?? "";
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(from) && !Number.isNaN(Date.parse(from));
  return { filter, from: mondayOf(isDay ? from : today) };
}

export function mondayOf(day: string): string {
  return addDays(day, -((new Date(Date.parse(day)).getUTCDay() + 6) % 7));
}

/** Only what differs from the start stands in the address. */
export function withChoice(choice: CalendarChoice, today: string): URLSearchParams {
  return new URLSearchParams({
    ...(choice.filter !== "all" && { zeigt: choice.filter }),
    ...(choice.from !== mondayOf(today) && { ab: choice.from }),
  });
}
