const hourMs = 3_600_000;
const minuteMs = 60_000;

// Swedish writes a day as ISO 8601 does.
const clock = new Intl.DateTimeFormat("sv-SE", {
  timeZone: "Europe/Berlin",
  dateStyle: "short",
  timeStyle: "short",
});

/** The German day and time of day of an instant: "2026-11-24" and "07:30". */
export function berlinClock(at: Date): { day: string; time: string } {
  const [day = "", time = ""] = clock.format(at).split(" ");
  return { day, time };
}

/**
 * The first instant of a German day at which its clocks show that time ("07:30") or a later one: a time that the switch to
 * summer time leaves out means the moment of the switch, one that comes twice in autumn the first of the two.
 */
export function berlinInstant(day: string, time: string): Date {
  const utcMs = Date.parse(`${day}T${time}:00Z`);
  const shown = (ms: number) => clock.format(ms);
  const wanted = `${day} ${time}`;
  const [summerMs, winterMs] = [utcMs - 2 * hourMs, utcMs - hourMs];
  if (shown(summerMs) === wanted) return new Date(summerMs);
  if (shown(winterMs) === wanted) return new Date(winterMs);
  let lowMs = summerMs - hourMs;
  let highMs = winterMs;
  // The clock leaps over the wanted time once in between.
  while (highMs - lowMs > minuteMs) {
    const middleMs = lowMs + Math.floor((highMs - lowMs) / minuteMs / 2) * minuteMs;
    if (shown(middleMs) >= wanted) highMs = middleMs;
    else lowMs = middleMs;
  }
  return new Date(highMs);
}
