import type { Deadline } from "@tc/domain";

const berlin = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

/** Day and time in Germany of a notice's deadline; 00:00 is the end of the day before, 24:00. */
export function germanMoment({ at, hasTime }: Pick<Deadline, "at" | "hasTime">): {
  date: string;
  time?: string;
} {
  const [date = "", time = ""] = berlin.format(new Date(at)).split(" ");
  return hasTime ? { date, time } : { date };
}
