const dayMs = 86_400_000;

/** The day that many days after the instant `at`, as Germany's calendar counts: "2026-12-24". */
export function germanDate(days = 0, at = Date.now()): string {
  const today = new Date(at).toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  return new Date(Date.parse(today) + days * dayMs).toISOString().slice(0, 10);
}

/** Midday of that day, so that it is the same day in Germany and in UTC. */
export function inDays(days: number, at = Date.now()): string {
  return `${germanDate(days, at)}T11:00:00.000Z`;
}
