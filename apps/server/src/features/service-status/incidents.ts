import type { Incident, listStatusIncidents as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { asAdmin } from "../admin/index.ts";
import * as operatorStore from "./service-status.operator.store.ts";
import * as store from "./service-status.store.ts";

export function listStatusIncidents(ctx: Context): Promise<z.input<typeof endpoint.response>> {
  return asAdmin(ctx, "listStatusIncidents", async (t) => {
    const measuredAt = await store.findLastMinute(t);
    return {
      incidents: await store.listStatusIncidents(t),
      ...(measuredAt && { measuredAt: measuredAt.toISOString() }),
    };
  });
}

/** Public from now on. */
export function addStatusIncident(
  ctx: Context,
  incident: Omit<Incident, "id">,
): Promise<{ id: string }> {
  return asAdmin(ctx, "addStatusIncident", async (t) => ({
    id: await operatorStore.insertIncident(t, incident),
  }));
}

export function changeStatusIncident(ctx: Context, incident: Incident): Promise<{ done: true }> {
  return asAdmin(ctx, "changeStatusIncident", async (t) => {
    if (!(await operatorStore.updateIncident(t, incident))) throw new AppError("not_found");
    return { done: true };
  });
}

export function deleteStatusIncident(ctx: Context, id: string): Promise<{ done: true }> {
  return asAdmin(ctx, "deleteStatusIncident", async (t) => {
    if (!(await operatorStore.removeIncident(t, id))) throw new AppError("not_found");
    return { done: true };
  });
}
