import { addDays, weekdayOf } from "./days.ts";

/** Easter Sunday of the Gregorian calendar, by the rule of Meeus, Jones and Butcher. */
function easterOf(year: number): string {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const f = Math.floor((century + 8) / 25);
  const g = Math.floor((century - f + 1) / 3);
  const h = (19 * a + century - Math.floor(century / 4) - g + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - h - (rest % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const days = h + l - 7 * m + 114;
  const month = String(Math.floor(days / 31)).padStart(2, "0");
  return `${year}-${month}-${String((days % 31) + 1).padStart(2, "0")}`;
}

/** True on a holiday of all sixteen Länder. */
export function isHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  if (["01-01", "05-01", "10-03", "12-25", "12-26"].includes(day.slice(5))) return true;
  // Good Friday, Easter Monday, Ascension, Whit Monday
  return [-2, 1, 39, 50].some((offset) => addDays(easterOf(year), offset) === day);
}

/** True on a holiday of some Länder; days that one year alone had are left out. */
export function isRegionalHoliday(day: string): boolean {
  const year = Number(day.slice(0, 4));
  const fixed = ["01-06", "03-08", "08-08", "08-15", "09-20", "10-31", "11-01"];
  if (fixed.includes(day.slice(5))) return true;
  // Buß- und Bettag: the Wednesday before 23 November
  const repentance = addDays(`${year}-11-22`, -((weekdayOf(`${year}-11-22`) + 4) % 7));
  return day === repentance || day === addDays(easterOf(year), 60);
}

/** Werktag: neither Sunday nor a holiday of all Länder (as in § 3 (2) BUrlG); a Saturday is one. */
export function isWorkingDay(day: string): boolean {
  return weekdayOf(day) !== 0 && !isHoliday(day);
}

/** Arbeitstag: a working day from Monday to Friday (Article 2 (2) of Regulation 1182/71). */
export function isBusinessDay(day: string): boolean {
  return weekdayOf(day) !== 6 && isWorkingDay(day);
}
