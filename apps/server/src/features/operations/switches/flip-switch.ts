import type { flipSwitch as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { asAdmin } from "../../admin/index.ts";
import { readSwitches } from "./list-switches.ts";
import * as store from "./switch.operator.store.ts";

type Change = z.output<NonNullable<typeof endpoint.body>>;

/** Stops a part of the product or lets it go on. Throws stale_version where it went off again since the admin looked. */
export function flipSwitch(
  ctx: Context,
  change: Change,
): Promise<z.output<typeof endpoint.response>> {
  const adminId = requireUserId(ctx);
  const { name, isOn } = change;
  return asAdmin(
    ctx,
    "flipSwitch",
    async (t) => {
      if (!change.isOn) await store.insertSwitchedOff(t, { ...change, adminId });
      else {
        const since = await store.lockSwitchedOff(t, name);
        if (since && since.toISOString() !== change.since) throw new AppError("stale_version");
        await store.deleteSwitchedOff(t, name);
      }
      return readSwitches(t);
    },
    { switch: name, isOn, ...(!change.isOn && { reason: change.reason }) },
  );
}
