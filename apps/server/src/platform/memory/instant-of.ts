import { addDays } from "@tc/domain";

const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

/**
 * The instant of a day and time in Germany, as notices have it: "24:00" is the next midnight, and a day without a time
 * ends with its last second. Undefined for an hour that the clocks leave out.
 */
export function instantOf(date: string, time: string | undefined): string | undefined {
  if (time === undefined) {
    const midnight = instantOf(addDays(date, 1), "00:00");
    return midnight && new Date(Date.parse(midnight) - 1_000).toISOString();
  }
  if (time === "24:00") return instantOf(addDays(date, 1), "00:00");
  // Of an hour that comes twice the first one counts.
  for (const offset of ["+02:00", "+01:00"]) {
    const at = Date.parse(`${date}T${time}:00${offset}`);
    if (!Number.isNaN(at) && clock.format(at) === `${date} ${time}`) {
      return new Date(at).toISOString();
    }
  }
  return undefined;
}
