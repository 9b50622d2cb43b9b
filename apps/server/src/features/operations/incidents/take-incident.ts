import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { requireUserId } from "../../../platform/tenancy/tenancy.ts";
import { asAdmin } from "../../admin/index.ts";
import { setTaken } from "./incident.operator.store.ts";

/** Says who looks after an incident, so that two people do not. */
export async function takeIncident(
  ctx: Context,
  { id, isTaken }: { readonly id: string; readonly isTaken: boolean },
): Promise<{ done: true }> {
  const adminId = requireUserId(ctx);
  await asAdmin(
    ctx,
    "takeIncident",
    async (t) => {
      if (!(await setTaken(t, id, isTaken ? adminId : null))) throw new AppError("not_found");
    },
    { id, isTaken },
  );
  return { done: true };
}
