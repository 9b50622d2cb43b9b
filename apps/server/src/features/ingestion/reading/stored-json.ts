/**
 * JSON for a jsonb column. PostgreSQL refuses the NUL character and halves of surrogate pairs, both of which JSON sources
 * can carry: they become the replacement character.
 */
export function toStoredJson(value: unknown): string {
  const json = JSON.stringify(value);
  return /\\u(?:0000|d[89a-f])/i.test(json)
    ? JSON.stringify(value, (_, item: unknown) => clean(item))
    : json;
}

function clean(item: unknown): unknown {
  return typeof item === "string" ? item.toWellFormed().replaceAll("\0", "\u{fffd}") : item;
}

/** YYYY-MM-DD that PostgreSQL takes, else null: a date column must not lose the whole batch. It has no year 0. */
export function toDay(day: string | undefined): string | null {
  if (day === undefined || !/^(?!0000)\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) ? day : null;
}

/** An instant PostgreSQL takes, else null. */
export function toInstant(at: string | undefined): string | null {
  const time = at === undefined ? Number.NaN : Date.parse(at);
  if (Number.isNaN(time)) return null;
  const year = new Date(time).getUTCFullYear();
  return year >= 1 && year <= 9999 ? new Date(time).toISOString() : null;
}
