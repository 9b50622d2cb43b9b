import { berlinDay, formatTime } from "../../../platform/format/format";
import { addDays } from "../../../platform/format/typed-values";

/** The instant of "12:00" on a day in Germany; undefined for an hour that the clocks leave out. Of one that comes twice the first counts. */
export function momentInBerlin(day: string, time: string): string | undefined {
  for (const offset of ["+02:00", "+01:00"]) {
    const at = new Date(`${day}T${time}:00${offset}`);
    const isMeant =
      !Number.isNaN(at.getTime()) && berlinDay(at) === day && formatTime(at) === `${time} Uhr`;
    if (isMeant) return at.toISOString();
  }
  return undefined;
}

/** The last second of a day in Germany: what a day without an hour means. */
export function endOfBerlinDay(day: string): string | undefined {
  const midnight = momentInBerlin(addDays(day, 1), "00:00");
  return midnight && new Date(Date.parse(midnight) - 1_000).toISOString();
}
