/**
 * A day typed the German way ("24.12.2026", "24.12.26", "24.12.", "2026-12-24") as YYYY-MM-DD.
 * Without a year the next such day from `today` on is meant. undefined when it is no day.
 */
export function parseTypedDay(text: string, today: string): string | undefined {
  const iso = /^\s*(\d{4})-(\d{2})-(\d{2})\s*$/.exec(text);
  if (iso) return validDay(Number(iso[1]), iso[2] ?? "", iso[3] ?? "");
  const match = /^\s*(\d{1,2})[.\-/ ]+(\d{1,2})(?:[.\-/ ]+(\d{4}|\d{2})?)?\s*$/.exec(text);
  if (!match) return undefined;
  const [, day = "", month = "", year] = match;
  const thisYear = Number(today.slice(0, 4));
  if (year !== undefined)
    return validDay(year.length === 2 ? 2000 + Number(year) : Number(year), month, day);
  const candidate = validDay(thisYear, month, day);
  return candidate !== undefined && candidate < today
    ? validDay(thisYear + 1, month, day)
    : candidate;
}

function validDay(year: number, month: string, day: string): string | undefined {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${text}T00:00:00Z`);
  // 31.02. would silently become a day in March.
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
}

/** Euros typed the German way ("50.000", "1.234,56", "2,5 Mio", "80 Tsd. €"); undefined when it is no amount. */
export function parseTypedEuros(text: string): number | undefined {
  const match =
    /^\s*(\d{1,3}(?:[. ]\d{3})+|\d+)(?:,(\d{1,2}))?\s*(tsd|t|mio|m|mrd)?\.?\s*(?:€|eur|euro)?\s*$/i.exec(
      text,
    );
  if (!match) return undefined;
  const [, whole = "", fraction = "0", unit = ""] = match;
  const amount = Number(`${whole.replaceAll(/[. ]/g, "")}.${fraction}`);
  const factor = { tsd: 1e3, t: 1e3, mio: 1e6, m: 1e6, mrd: 1e9 }[unit.toLowerCase()] ?? 1;
  return amount * factor <= 1e12 ? amount * factor : undefined;
}

/** YYYY-MM-DD plus whole days. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}
