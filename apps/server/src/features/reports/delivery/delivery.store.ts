import type { DeliveryState } from "@tc/contract";
import { sql } from "kysely";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";

/** Undefined: this period has its delivery. */
export async function beginDelivery(
  t: AgencyTransaction,
  {
    reportId,
    period,
    dueAt,
    state,
  }: {
    readonly reportId: string;
    readonly period: string;
    readonly dueAt: Date;
    readonly state: DeliveryState;
  },
): Promise<string | undefined> {
  const row = await t.db
    .insertInto("report_delivery")
    .values({
      agency_id: t.agency.id,
      report_id: reportId,
      period,
      due_at: dueAt,
      state,
      begun_at: t.now(),
    })
    .onConflict((conflict) => conflict.columns(["report_id", "period"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return row?.id;
}

/** Locked until the transaction ends. */
export function lockDelivery(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("report_delivery")
    .select(["id", "report_id", "period", "due_at", "state"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .forUpdate()
    .executeTakeFirst();
}

export function findDelivery(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("report_delivery")
    .select(["id", "report_id", "state"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .executeTakeFirst();
}

export async function settleDelivery(
  t: AgencyTransaction,
  id: string,
  {
    state,
    mailCount = 0,
    isLinked = false,
  }: {
    readonly state: DeliveryState;
    readonly mailCount?: number;
    readonly isLinked?: boolean;
  },
): Promise<void> {
  await t.db
    .updateTable("report_delivery")
    .set({ state, mail_count: mailCount, is_linked: isLinked })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** The latest of each report, newest first */
export async function listDeliveries(t: AgencyTransaction, perReport: number) {
  const { rows } = await sql<{
    readonly id: string;
    readonly reportId: string;
    readonly period: string;
    readonly dueAt: Date;
    readonly state: DeliveryState;
    readonly mailCount: number;
    readonly isLinked: boolean;
  }>`
    select d.id, d.report_id as "reportId", d.period, d.due_at as "dueAt", d.state,
      d.mail_count as "mailCount", d.is_linked as "isLinked"
    from saved_report r cross join lateral (
      select * from report_delivery
      where agency_id = r.agency_id and report_id = r.id order by due_at desc limit ${perReport}) d
    where r.agency_id = ${t.agency.id} and r.deleted_at is null
    order by d.due_at desc`.execute(t.db);
  return rows;
}
