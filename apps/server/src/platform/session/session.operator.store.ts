import type { MemberRole, Tier } from "@tc/domain";
import { CompiledQuery, sql } from "kysely";
import { Batcher } from "../database/batcher.ts";
import type { Membership, Session } from "../context.ts";
import type { Db } from "../database/database.ts";

interface Row {
  /** Of the request, from one */
  readonly request_number: number;
  readonly id: string;
  readonly is_use_due: boolean;
  readonly user_id: string;
  readonly email: string;
  readonly is_admin: boolean;
  readonly has_second_factor: boolean;
  readonly agency_id: string | null;
  readonly role: MemberRole;
  readonly tier: Tier | null;
}

/** A living session, and the agency its person is an active member of. */
export interface SignedIn {
  readonly session: Session;
  readonly membership?: Membership;
}

const statement = `/* find_sessions */ select request_number, id, is_use_due, user_id, email, is_admin, has_second_factor,
  agency_id, role, tier from find_sessions($1, $2)`;

interface Request {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

async function findRows(db: Db, requests: readonly Request[]): Promise<(Row | undefined)[]> {
  const hashes = requests.map(({ tokenHash }) => tokenHash);
  const times = requests.map(({ now }) => now.toISOString());
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement, [hashes, times]));
  const answers: (Row | undefined)[] = Array.from({ length: requests.length });
  for (const row of rows) answers[row.request_number - 1] = row;
  return answers;
}

const batchers = new WeakMap<Db, Batcher<Request, Row | undefined>>();

function batcherOf(db: Db): Batcher<Request, Row | undefined> {
  let batcher = batchers.get(db);
  if (!batcher) {
    batcher = new Batcher({ ask: (requests) => findRows(db, requests), maxOpen: 2 });
    batchers.set(db, batcher);
  }
  return batcher;
}

/**
 * Session, person, membership and plan in one statement. Every request asks it, so that a changed role or plan, or a
 * deactivation, holds from the next one on; requests of the same moment ask together. That a session was used is noted
 * once an hour.
 */
export async function findSession(
  db: Db,
  tokenHash: Buffer,
  now: Date,
  { isUse }: { readonly isUse: boolean } = { isUse: true },
): Promise<SignedIn | undefined> {
  const row = await batcherOf(db).ask({ tokenHash, now });
  if (!row) return undefined;
  if (isUse && row.is_use_due) await noteUse(db, row.id, now);
  const session = {
    id: row.id,
    userId: row.user_id,
    email: row.email,
    isAdmin: row.is_admin,
    hasSecondFactor: row.has_second_factor,
  };
  if (row.agency_id === null) return { session };
  return { session, membership: { agencyId: row.agency_id, role: row.role, tier: row.tier } };
}

async function noteUse(db: Db, sessionId: string, now: Date): Promise<void> {
  await sql`update session set last_used_at = ${now} where id = ${sessionId}`.execute(db);
}
