import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { inTransaction } from "../context.ts";
import type { Context, Membership, Transaction } from "../context.ts";

/** A transaction that sees one agency's rows and no other's, whatever its statements forget to say. */
export interface AgencyTransaction extends Transaction {
  readonly agency: { readonly id: string };
}

/** The signed-in user's id. Throws unauthenticated. */
export function requireUserId({ actor }: Pick<Context, "actor">): string {
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  return actor.session.userId;
}

/** The membership the caller acts with. Throws unauthenticated or no_agency. */
export function requireMembership({ actor }: Pick<Context, "actor">): Membership {
  if (actor.kind !== "user") throw new AppError("unauthenticated");
  if (!actor.membership) throw new AppError("no_agency");
  return actor.membership;
}

/**
 * Works on the rows of one agency: the caller's own, or for jobs the one they carry. Statements name the agency
 * (`t.agency.id`) all the same; row-level security is the second lock. The setting ends with the transaction.
 */
export function inAgency<Result>(
  ctx: Context,
  agencyId: string,
  work: (t: AgencyTransaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (t) => {
    await sql`/* set_agency */ select set_config('app.agency_id', ${agencyId}, true)`.execute(t.db);
    return work({ ...t, agency: { id: agencyId } });
  });
}

/**
 * Looks across agencies, as another database role: for the operator's screens, for finding the agency of a session and
 * for what happens before an agency exists. Its callers are few and named `*.operator.store.ts`.
 */
export function asOperator<Result>(
  ctx: Context,
  work: (t: Transaction) => Promise<Result>,
): Promise<Result> {
  return inTransaction(ctx, async (t) => {
    await sql`set local role tc_operator`.execute(t.db);
    return work(t);
  });
}

/**
 * As `asOperator`, for a part of a transaction that goes on with the rights it had. What fails ends the transaction, and
 * the operator's rights with it.
 */
export async function asOperatorWithin<Result>(
  t: Transaction,
  work: (t: Transaction) => Promise<Result>,
): Promise<Result> {
  const { rows } = await sql<{ role: string }>`select current_setting('role') as role`.execute(
    t.db,
  );
  await sql`set local role tc_operator`.execute(t.db);
  const result = await work(t);
  await sql`select set_config('role', ${rows[0]?.role ?? "none"}, true)`.execute(t.db);
  return result;
}
