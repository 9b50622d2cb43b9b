import type { getOperationState as endpoint } from "@tc/contract";
import { switchNames, switchWords } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { countDeadLetters } from "../jobs/job-queue.operator.store.ts";
import { listSwitchedOff } from "../switches/switch.operator.store.ts";
import { countOpen } from "./operation-state.operator.store.ts";

/** For the tabs' counts. It tells nothing of an agency and is asked all the time, so no audit line is written. */
export function getOperationState(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  return asOperator(ctx, async (t) => {
    const off = (await listSwitchedOff(t)).map(({ name }) => name);
    return {
      ...(await countOpen(t)),
      deadLetters: await countDeadLetters(t),
      switchedOff: switchNames
        .filter((name) => off.includes(name))
        .map((name) => switchWords[name].label),
    };
  });
}
