import type { DataRequest } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { asOperator, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { listOwnRequests } from "./data-request.operator.store.ts";
import { toDataRequest } from "./to-data-request.ts";

const shown = 50;

/** What the caller asked for; nobody else sees it, the agency's owner included. */
export async function listDataRequests(ctx: Context): Promise<{ requests: DataRequest[] }> {
  const userId = requireUserId(ctx);
  const rows = await asOperator(ctx, (t) => listOwnRequests(t, userId, shown));
  return { requests: rows.map(toDataRequest) };
}
