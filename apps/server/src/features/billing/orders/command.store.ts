import { isDeepStrictEqual } from "node:util";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { order as anyOrder } from "./orders.ts";
import type { Order } from "./orders.ts";

/** An order that was written down and perhaps sent. */
export interface Command {
  readonly id: string;
  /** Undefined: somebody else's kind, as the end of a refused trial. */
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
    order: anyOrder.safeParse({ ...payload, kind }).data,
    begunAt,
  }));
}

/** Whether the second order is the first one, given again. A cancellation is the same whenever it is repeated: the first counts. */
export function isSameOrder(one: Order | undefined, other: Order): boolean {
  if (one?.kind === "end_at" && other.kind === "end_at") {
    return one.subscriptionId === other.subscriptionId && (one.at === null) === (other.at === null);
  }
  return isDeepStrictEqual(one, other);
}

export async function insertCommand(t: AgencyTransaction, given: Order): Promise<Command> {
  const { kind, ...payload } = given;
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
  return { id, order: given, begunAt: t.now() };
}

/** Does nothing where somebody was faster. */
export async function closeCommand(
  t: AgencyTransaction,
  id: string,
  failure?: string,
): Promise<void> {
  await t.db
    .updateTable("billing_command")
    .set({ done_at: t.now(), failure: failure ?? null })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("done_at", "is", null)
    .execute();
}
