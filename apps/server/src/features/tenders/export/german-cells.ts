const dayInBerlin = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  day: "2-digit",
  month: "2-digit",
  year: "numeric",
});
const timeInBerlin = new Intl.DateTimeFormat("de-DE", {
  timeZone: "Europe/Berlin",
  hour: "2-digit",
  minute: "2-digit",
});

/** "01.12.2026" */
export function germanDay(day: string): string {
  return day.split("-").toReversed().join(".");
}

/** "01.12.2026 12:00", in Berlin; without a time of day the day alone */
export function germanMoment(at: string, hasTime: boolean): string {
  const moment = new Date(at);
  const day = dayInBerlin.format(moment);
  return hasTime ? `${day} ${timeInBerlin.format(moment)}` : day;
}

/** "248000,50": a number to count with, to the cent */
export function exactAmount(cents: number): string {
  const amount = BigInt(cents);
  return `${amount / 100n},${(amount % 100n).toString().padStart(2, "0")}`;
}

/** "248.000,50 EUR": to be read */
export function germanAmount(cents: number, currency: string): string {
  const [euros = "", rest = ""] = exactAmount(cents).split(",");
  return `${euros.replaceAll(/\B(?=(\d{3})+$)/g, ".")},${rest} ${currency}`;
}

/** "2,5" */
export function germanNumber(value: number): string {
  return String(Math.round(value * 10) / 10).replace(".", ",");
}
