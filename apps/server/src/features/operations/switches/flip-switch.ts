import type { flipSwitch as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../../platform/context.ts";
import { audit } from "../../../platform/tenancy/audit.ts";
import { asOperator, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { readSwitches } from "./list-switches.ts";
import * as store from "./switch.operator.store.ts";

type Change = z.output<NonNullable<typeof endpoint.body>>;

/**
 * Stops a part of the product or lets it go on. Asked for the state that it has, it changes nothing and is not logged.
 * Throws stale_version where it went off again since the admin looked.
 */
export function flipSwitch(
  ctx: Context,
  change: Change,
): Promise<z.output<typeof endpoint.response>> {
  const adminId = requireUserId(ctx);
  const { name, isOn } = change;
  return asOperator(ctx, async (t) => {
    const hasChanged = change.isOn
      ? await switchOn(t, change)
      : await store.insertSwitchedOff(t, { ...change, adminId });
    if (hasChanged) {
      const reason = !change.isOn && { reason: change.reason };
      const details = { call: "flipSwitch", switch: name, isOn, ...reason };
      await audit(t, { kind: "admin_called", details });
    }
    return readSwitches(t);
  });
}

/** Whether it was off. */
async function switchOn(
  t: Transaction,
  { name, since }: Extract<Change, { isOn: true }>,
): Promise<boolean> {
  const offSince = await store.lockSwitchedOff(t, name);
  if (!offSince) return false;
  if (offSince.toISOString() !== since) throw new AppError("stale_version");
  await store.deleteSwitchedOff(t, name);
  return true;
}
