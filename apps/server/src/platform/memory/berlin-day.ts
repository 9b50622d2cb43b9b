const format = new Intl.DateTimeFormat("en-CA", {
  timeZone: "Europe/Berlin",
  year: "numeric",
  month: "2-digit",
  day: "2-digit",
});

/** The calendar day in Berlin, YYYY-MM-DD: publishers count days by its clock. */
export function berlinDay(moment: Date): string {
  const parts = Object.fromEntries(format.formatToParts(moment).map((it) => [it.type, it.value]));
  return `${parts["year"]}-${parts["month"]}-${parts["day"]}`;
}

/** The calendar year in Berlin */
export function berlinYear(moment: Date): number {
  return Number(berlinDay(moment).slice(0, 4));
}

/** Days are not 24 hours: noon in UTC keeps clear of every change of the clock. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T12:00:00Z`) - Date.parse(`${from}T12:00:00Z`)) / 86_400_000);
}
