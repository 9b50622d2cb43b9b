import { sql } from "kysely";
import type { RawBuilder } from "kysely";

/**
 * What makes two organisations one to a reader: the name without case, blanks and marks. Notices give one company several
 * numbers and spellings, and so several rows.
 */
export function nameKey(column: string): RawBuilder<string> {
  return sql`lower(regexp_replace(${sql.ref(column)}, '[^[:alnum:]]+', '', 'g'))`;
}
