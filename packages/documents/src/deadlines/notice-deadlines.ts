import { addDays } from "@tc/domain";
import type { Deadline } from "@tc/domain";

/** A deadline of the notice, with its lot where lots differ */
export type NoticeDeadline = Pick<Deadline, "kind" | "at" | "hasTime" | "localAt"> & {
  readonly lot?: string;
};

/** Day and time in Germany; "24:00" is the end of the day */
export interface WrittenMoment {
  readonly date: string;
  readonly time?: string;
}

const berlin = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

/** A deadline at 00:00 is the end of the day before: that is the last day of use. */
export function germanMoment({ at, hasTime }: { at: string; hasTime: boolean }): WrittenMoment {
  const [date = "", time = ""] = berlin.format(new Date(at)).split(" ");
  return hasTime ? endOfDay({ date, time }) : { date };
}

export function endOfDay(moment: WrittenMoment): WrittenMoment {
  return moment.time === "00:00" ? { date: addDays(moment.date, -1), time: "24:00" } : moment;
}

/** Same day, and same time where both name one */
export function isSameMoment(left: WrittenMoment, right: WrittenMoment): boolean {
  const [a, b] = [endOfDay(left), endOfDay(right)];
  return a.date === b.date && (a.time === undefined || b.time === undefined || a.time === b.time);
}

/** Notices write "LOT-0002", documents "Los 2"; what names no lot is said of all of them. */
export function isSameLot(left: string | undefined, right: string | undefined): boolean {
  return left === undefined || right === undefined || lotNumber(left) === lotNumber(right);
}

function lotNumber(lot: string): string {
  return lot.replace(/^\D*0*(?=\d)/, "");
}
