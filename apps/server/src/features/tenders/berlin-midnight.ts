const hourInBerlin = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  hourCycle: "h23",
});

/** The second (since 1970) at which a day, YYYY-MM-DD, begins in Berlin. */
export function berlinMidnight(day: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`) / 1000;
  const winter = utc - 3600;
  return hourInBerlin.format(new Date(winter * 1000)) === "00" ? winter : utc - 7200;
}

/** The second at which the day after begins. */
export function nextBerlinMidnight(day: string): number {
  const next = new Date(`${day}T12:00:00Z`);
  next.setUTCDate(next.getUTCDate() + 1);
  return berlinMidnight(next.toISOString().slice(0, 10));
}
