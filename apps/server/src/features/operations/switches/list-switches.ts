import type { listSwitches as endpoint } from "@tc/contract";
import { switchNames, switchWords } from "@tc/domain";
import type { z } from "zod";
import type { Context, Transaction } from "../../../platform/context.ts";
import { asAdmin } from "../../admin/index.ts";
import { listSwitchedOff } from "./switch.operator.store.ts";

type Switches = z.output<typeof endpoint.response>;

export function listSwitches(ctx: Context): Promise<Switches> {
  return asAdmin(ctx, "listSwitches", readSwitches);
}

export async function readSwitches(t: Transaction): Promise<Switches> {
  const rows = await listSwitchedOff(t);
  return {
    switches: switchNames.map((name) => {
      const { label, stops, after } = switchWords[name];
      const row = rows.find((it) => it.name === name);
      const off = row && {
        since: row.off_since.toISOString(),
        ...(row.by_name !== null && { by: row.by_name }),
        reason: row.reason,
      };
      return { name, label, stops, after, ...(off && { off }) };
    }),
  };
}
