import { isDeepStrictEqual } from "node:util";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { order as orderSchema } from "./orders.ts";
import type { Order, OrderOf } from "./orders.ts";

/** A stored order that may have been sent. */
export interface Command {
  readonly id: string;
  /** Undefined: a command that no order makes, as the end of a refused trial. */
  readonly order: Order | undefined;
  readonly begunAt: Date;
}

export async function listOpenCommands(t: AgencyTransaction): Promise<readonly Command[]> {
  const rows = await t.db
    .selectFrom("billing_command")
    .select(["id", "kind", "payload", "begun_at"])
    .where("agency_id", "=", t.agency.id)
    .where("done_at", "is", null)
    .orderBy("begun_at")
    .orderBy("id")
    .execute();
  return rows.map(({ id, kind, payload, begun_at: begunAt }) => ({
    id,
    order: orderSchema.safeParse({ ...payload, kind }).data,
    begunAt,
  }));
}

export async function findCommand(t: AgencyTransaction, id: string): Promise<Command | undefined> {
  const row = await t.db
    .selectFrom("billing_command")
    .select(["kind", "payload", "begun_at"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { kind, payload, begun_at: begunAt } = row;
  return { id, order: orderSchema.safeParse({ ...payload, kind }).data, begunAt };
}

/** The newest order of a plan that was not refused, whether it is carried out or not. */
export async function findLatestPlanOrder(
  t: AgencyTransaction,
): Promise<OrderOf<"subscribe" | "change_plan" | "schedule_change"> | undefined> {
  const row = await t.db
    .selectFrom("billing_command")
    .select(["kind", "payload"])
    .where("agency_id", "=", t.agency.id)
    .where("kind", "in", ["subscribe", "change_plan", "schedule_change"])
    .where("failure", "is", null)
    .orderBy("begun_at", "desc")
    .limit(1)
    .executeTakeFirst();
  const order = row && orderSchema.safeParse({ ...row.payload, kind: row.kind }).data;
  return order && "plan" in order ? order : undefined;
}

/** Whether both orders ask for the same. Two cancellations do, whatever their dates. */
export function isSameOrder(first: Order | undefined, second: Order): boolean {
  if (first?.kind === "end_at" && second.kind === "end_at") {
    const isSameDirection = (first.at === null) === (second.at === null);
    return first.subscriptionId === second.subscriptionId && isSameDirection;
  }
  return isDeepStrictEqual(first, second);
}

export async function insertCommand(t: AgencyTransaction, order: Order): Promise<Command> {
  const { kind, ...payload } = order;
  return { id: await insert(t, kind, payload), order, begunAt: t.now() };
}

/** The open command of this kind, or a new one. The caller holds the agency's lock. */
export async function findOrInsertCommand(
  t: AgencyTransaction,
  kind: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const open = await t.db
    .selectFrom("billing_command")
    .select("id")
    .where("agency_id", "=", t.agency.id)
    .where("kind", "=", kind)
    .where("done_at", "is", null)
    .executeTakeFirst();
  return open?.id ?? insert(t, kind, payload);
}

async function insert(
  t: AgencyTransaction,
  kind: string,
  payload: Record<string, unknown>,
): Promise<string> {
  const { id } = await t.db
    .insertInto("billing_command")
    .values({
      agency_id: t.agency.id,
      kind,
      payload: JSON.stringify(payload),
      begun_at: t.now(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False: another process has closed it. */
export async function closeCommand(
  t: AgencyTransaction,
  id: string,
  failure?: string,
): Promise<boolean> {
  const closed = await t.db
    .updateTable("billing_command")
    .set({ done_at: t.now(), failure: failure ?? null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("done_at", "is", null)
    .returning("id")
    .executeTakeFirst();
  return closed !== undefined;
}
