import { sql } from "kysely";
import type { Db } from "../../../platform/database/database.ts";
import type { ModelBasis } from "./model-basis.ts";

export interface ActiveModel {
  readonly version: number;
  readonly trainedAt: Date;
  readonly basis: ModelBasis;
  /** By part */
  readonly revisions: Readonly<Record<string, number>>;
}

/** The active version, if it was made of the kind of notices that the database holds now. */
export async function findActiveModel(db: Db): Promise<ActiveModel | undefined> {
  const { rows } = await sql<ActiveModel>`
    select m.version, m.trained_at as "trainedAt", m.basis,
      (select jsonb_object_agg(p.part, p.revision) from scoring_model_part p where p.version = m.version)
        as revisions
    from scoring_model m join dataset d on d.kind = m.dataset
    where m.status = 'active'`.execute(db);
  return rows[0];
}

/** Parts as stored; those that are gone are missing. */
export async function partContents(
  db: Db,
  version: number,
  parts: readonly string[],
): Promise<Map<string, { content: Buffer; revision: number }>> {
  const rows = await db
    .selectFrom("scoring_model_part")
    .select(["part", "content", "revision"])
    .where("version", "=", version)
    .where("part", "in", parts)
    .execute();
  return new Map(rows.map(({ part, ...row }) => [part, row]));
}
