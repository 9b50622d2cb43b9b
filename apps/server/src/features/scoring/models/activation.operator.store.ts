import { sql } from "kysely";
import type { Transaction } from "../../../platform/context.ts";
import { isAlive } from "../due/alive.ts";
import { activationLock } from "../due/scoring-lock.store.ts";
import type { ModelBasis } from "./model-basis.ts";
import { storedParts } from "./model.operator.store.ts";

/** A bad training may show after days. The parts of one version are about 40 MB. */
const keptEarlier = 7;
/** Finished while another version was held, so none was ever in use. */
const keptCandidates = 1;

/** Until the transaction ends nobody else changes which version is in use, or whether it is held. */
export async function lockActivation({ db }: Transaction): Promise<void> {
  await sql`select pg_advisory_xact_lock(${activationLock.lockClass}, ${activationLock.number})`.execute(
    db,
  );
}

/** The version in use that a training may not replace; none where it is of another kind of notices. */
export async function findHeld({ db }: Pick<Transaction, "db">): Promise<number | undefined> {
  const { rows } = await sql<{ version: number }>`
    select m.version from scoring_model m join dataset d on d.kind = m.dataset
    where m.status = 'active' and m.held_at is not null`.execute(db);
  return rows[0]?.version;
}

export interface VersionState {
  readonly status: "building" | "active" | "retired";
  readonly isHeld: boolean;
  readonly hasAllParts: boolean;
  /** Made of the kind of notices that is here */
  readonly fitsNotices: boolean;
  readonly trainedAt: Date;
}

export async function findVersion(
  { db }: Transaction,
  version: number,
): Promise<VersionState | undefined> {
  const { rows } = await sql<VersionState>`
    select m.status, m.held_at is not null as "isHeld", m.trained_at as "trainedAt",
      m.dataset = d.kind as "fitsNotices", ${hasAllParts} as "hasAllParts"
    from scoring_model m cross join dataset d where m.version = ${version}`.execute(db);
  return rows[0];
}

export const hasAllParts = sql<boolean>`(
  select count(*) = ${storedParts.length} from scoring_model_part p
  where p.version = m.version and p.part = any(${[...storedParts]}::text[]))`;

export async function findActiveVersion({ db }: Transaction): Promise<number | undefined> {
  const row = await db
    .selectFrom("scoring_model")
    .select("version")
    .where("status", "=", "active")
    .executeTakeFirst();
  return row?.version;
}

/** Notes what a training has made. It is a candidate until it is put into use. */
export async function finishVersion(
  { db, now }: Transaction,
  { version, basis }: { version: number; basis: ModelBasis },
): Promise<void> {
  await db
    .updateTable("scoring_model")
    .set({ status: "retired", trained_at: now(), basis: JSON.stringify(basis) })
    .where("version", "=", version)
    .execute();
}

/**
 * Makes a finished version the one in use, held by nobody. Every tender that can still be won becomes due, and so does
 * everything written since `readFrom`, which the version may not have read.
 */
export async function putIntoUse(
  { db, now }: Transaction,
  { version, readFrom }: { version: number; readFrom: Date },
): Promise<void> {
  await sql`
    update scoring_model set status = 'retired', activated_at = coalesce(activated_at, trained_at),
      held_at = null, held_by = null, held_reason = null
    where status = 'active'`.execute(db);
  await sql`
    update scoring_model set status = 'active', activated_at = ${now()} where version = ${version}`.execute(
    db,
  );
  await sql`
    insert into scoring_due (tender_id, version)
    select id, version from tender t where ${isAlive(now())} or changed_at >= ${readFrom} order by id
    on conflict (tender_id) do update
      set version = excluded.version, revision = scoring_due.revision + 1`.execute(db);
}

/** Drops the parts that nobody will go back to: of versions long out of use, older candidates, other notices. */
export async function dropOldParts({ db }: Transaction): Promise<void> {
  await sql`
    with kept as (
      select version, activated_at is null as is_candidate, row_number() over (
        partition by activated_at is null order by coalesce(activated_at, trained_at) desc, version desc) as place
      from scoring_model m join dataset d on d.kind = m.dataset
      where status = 'retired' and exists (select from scoring_model_part p where p.version = m.version)
    )
    delete from scoring_model_part p using scoring_model m
    where m.version = p.version and m.status = 'retired' and not exists (
      select from kept k where k.version = m.version
        and k.place <= case when k.is_candidate then ${keptCandidates}::int else ${keptEarlier}::int end)`.execute(
    db,
  );
}

export async function holdVersion(
  { db, now }: Transaction,
  version: number,
  { adminId, reason }: { readonly adminId: string; readonly reason: string },
): Promise<void> {
  await db
    .updateTable("scoring_model")
    .set({ held_at: now(), held_by: adminId, held_reason: reason })
    .where("version", "=", version)
    .execute();
}

export async function endHold({ db }: Transaction, version: number): Promise<void> {
  await db
    .updateTable("scoring_model")
    .set({ held_at: null, held_by: null, held_reason: null })
    .where("version", "=", version)
    .execute();
}
