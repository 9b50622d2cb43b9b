/** Days are YYYY-MM-DD; arithmetic on them never meets a clock change. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Saturday and Sunday become the Friday before: nobody publishes at the weekend. */
export function toWeekday(day: string): string {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  if (weekday === 6) return addDays(day, -1);
  if (weekday === 0) return addDays(day, -2);
  return day;
}

/** The offset of Europe/Berlin at noon of that day, from the EU's rule: last Sundays of March and October. */
export function berlinOffset(day: string): "+01:00" | "+02:00" {
  const year = day.slice(0, 4);
  return day >= lastSunday(`${year}-03-31`) && day < lastSunday(`${year}-10-31`)
    ? "+02:00"
    : "+01:00";
}

function lastSunday(monthEnd: string): string {
  return addDays(monthEnd, -new Date(`${monthEnd}T12:00:00Z`).getUTCDay());
}
