import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { berlinMidnight } from "../../tenders/index.ts";

const dayMs = 86_400_000;

export interface MissedWeek {
  /** Monday and Sunday, YYYY-MM-DD */
  readonly from: string;
  readonly to: string;
  /** When tenders came or were published, in epoch seconds */
  readonly news: { readonly after: number; readonly until: number };
}

/** The last whole week in Berlin before this moment: the same from Monday to Sunday, whatever comes meanwhile. */
export function missedWeek(now: Date): MissedWeek {
  const noon = Date.parse(`${berlinDay(now)}T12:00:00Z`);
  const sinceMonday = (new Date(noon).getUTCDay() + 6) % 7;
  const day = (offset: number) =>
    new Date(noon + (offset - sinceMonday) * dayMs).toISOString().slice(0, 10);
  // A published day stands for its first second in the index, which belongs to the week.
  return {
    from: day(-7),
    to: day(-1),
    news: { after: berlinMidnight(day(-7)) - 1, until: berlinMidnight(day(0)) - 1 },
  };
}
