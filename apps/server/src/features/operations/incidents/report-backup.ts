import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { insertBackupReport } from "./incident.operator.store.ts";

/** Called by whatever makes the backups; from the first report on a missing one is an incident. */
export async function reportBackup(ctx: Context, isOk: boolean): Promise<void> {
  await asOperator(ctx, (t) => insertBackupReport(t, isOk));
}
