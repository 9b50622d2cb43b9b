/** Standard time of a country's main zone, in hours east of Greenwich; all keep the EU's summer time. */
const standardHours: ReadonlyMap<string, number> = new Map([
  ...zone(0, "GBR IRL PRT"),
  ...zone(
    1,
    "ALB AND AUT BEL BIH CHE CZE DEU DNK ESP FRA HRV HUN ITA LIE LUX MCO MKD MLT MNE NLD NOR POL SMR",
  ),
  ...zone(1, "SRB SVK SVN SWE VAT XKX"),
  ...zone(2, "BGR CYP EST FIN GRC LTU LVA MDA ROU UKR"),
]);

function zone(hours: number, countries: string): [string, number][] {
  return countries.split(" ").map((country) => [country, hours]);
}

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Minutes east of Greenwich of a country's main zone at that wall clock time; undefined where unknown. */
export function offsetMinutes(country: string, wallClockMs: number): number | undefined {
  const hours = standardHours.get(country);
  if (hours === undefined) return undefined;
  const isSummer = isEuSummerTime(wallClockMs - hours * hourMs);
  return (hours + (isSummer ? 1 : 0)) * 60;
}

/** Directive 2000/84/EC: from the last Sunday of March to that of October, at 01:00 UTC everywhere. */
function isEuSummerTime(utcMs: number): boolean {
  const year = new Date(utcMs).getUTCFullYear();
  return utcMs >= lastSunday(year, 2) + hourMs && utcMs < lastSunday(year, 9) + hourMs;
}

/** Midnight UTC of the last Sunday of a month with 31 days. */
function lastSunday(year: number, monthIndex: number): number {
  const lastDay = Date.UTC(year, monthIndex, 31);
  return lastDay - new Date(lastDay).getUTCDay() * dayMs;
}
