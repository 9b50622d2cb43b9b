import type { ColumnType } from "kysely";

/** timestamptz: a Date out, a Date or ISO text in. */
export type Instant = ColumnType<Date, Date | string, Date | string>;
export type DefaultInstant = ColumnType<Date, Date | string | undefined, Date | string>;
export type NullableInstant = ColumnType<
  Date | null,
  Date | string | null | undefined,
  Date | string | null
>;
/** bigint comes out as text. */
export type NullableBigInt = ColumnType<
  string | null,
  number | string | null | undefined,
  number | string | null
>;
/** The same, and no writer may forget it. */
export type RequiredBigInt = ColumnType<
  string | null,
  number | string | null,
  number | string | null
>;
/** date: pg is told to leave it as YYYY-MM-DD text. */
export type NullableDay = string | null;
