/** "1,25 Mio. €", "850.000 €": amounts in evidence. */
export function euros(cents: number): string {
  const value = cents / 100;
  if (value >= 1e6) return `${decimal(value / 1e6, 2)} Mio. €`;
  return `${grouped(Math.round(value))} €`;
}

function decimal(value: number, digits: number): string {
  return value
    .toFixed(digits)
    .replace(/\.?0+$/, "")
    .replace(".", ",");
}

function grouped(value: number): string {
  return String(value).replaceAll(/\B(?=(\d{3})+(?!\d))/g, ".");
}

/** "2026-03-01" → "01.03.2026" */
export function germanDay(day: string): string {
  const [year, month, date] = day.slice(0, 10).split("-");
  return `${date}.${month}.${year}`;
}
