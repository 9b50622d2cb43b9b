import type { Transaction } from "../../../platform/context.ts";
import type { PaymentEvent } from "../../../ports/payments.ts";

/** False: the event was stored before. */
export async function saveEvent(t: Transaction, event: PaymentEvent): Promise<boolean> {
  const { id, type, createdAt, customerId } = event;
  const saved = await t.db
    .insertInto("payment_event")
    .values({
      id,
      type,
      customer_id: customerId ?? null,
      created_at: createdAt,
      received_at: t.now(),
      // Without a customer there is nothing to converge.
      handled_at: customerId === undefined ? t.now() : null,
    })
    .onConflict((conflict) => conflict.column("id").doNothing())
    .returning("id")
    .executeTakeFirst();
  return saved !== undefined;
}

export async function markEventsHandled(
  t: Transaction,
  customerId: string,
  receivedUntil: Date,
): Promise<void> {
  await t.db
    .updateTable("payment_event")
    .set({ handled_at: t.now() })
    .where("customer_id", "=", customerId)
    .where("handled_at", "is", null)
    .where("received_at", "<=", receivedUntil)
    .execute();
}

/** Notes news of a customer and returns its agency; undefined: no agency has this customer (yet). */
export async function noteNews(t: Transaction, customerId: string): Promise<string | undefined> {
  const row = await t.db
    .updateTable("subscription")
    .set({ news_at: t.now() })
    .where("customer_id", "=", customerId)
    .returning("agency_id")
    .executeTakeFirst();
  return row?.agency_id;
}

export async function forgetEventsBefore(t: Transaction, before: Date): Promise<void> {
  await t.db.deleteFrom("payment_event").where("received_at", "<", before).execute();
}
