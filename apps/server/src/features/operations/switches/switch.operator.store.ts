import type { SwitchName } from "@tc/domain";
import type { Transaction } from "../../../platform/context.ts";

export function listSwitchedOff(t: Transaction) {
  return t.db
    .selectFrom("switched_off as s")
    .leftJoin("user_account as u", "u.id", "s.off_by")
    .select(["s.name", "s.off_since", "s.reason", "u.name as by_name"])
    .execute();
}

/** Whether it was on. Where it was off, the first time, admin and reason stay. */
export async function insertSwitchedOff(
  t: Transaction,
  { name, adminId, reason }: { name: SwitchName; adminId: string; reason: string },
): Promise<boolean> {
  const row = await t.db
    .insertInto("switched_off")
    .values({ name, off_since: t.now(), off_by: adminId, reason })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .returning("name")
    .executeTakeFirst();
  return row !== undefined;
}

/** When it went off, held until the transaction ends; undefined while it is on. */
export async function lockSwitchedOff(t: Transaction, name: SwitchName): Promise<Date | undefined> {
  const row = await t.db
    .selectFrom("switched_off")
    .select("off_since")
    .where("name", "=", name)
    .forUpdate()
    .executeTakeFirst();
  return row?.off_since;
}

export async function deleteSwitchedOff(t: Transaction, name: SwitchName): Promise<void> {
  await t.db.deleteFrom("switched_off").where("name", "=", name).execute();
}
