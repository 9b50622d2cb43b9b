import type { report } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../platform/tenancy/tenancy.ts";
import { resumeTopic } from "../emails/index.ts";
import { topicOf } from "./delivery/topic.ts";
import { findReport } from "./reports.store.ts";
import { readReport } from "./to-report.ts";

/** Whoever stopped a report by a mail's link wants it again; nobody else can say so. Throws not_found. */
export function receiveReport(
  ctx: Context,
  { id }: { readonly id: string },
): Promise<z.input<typeof report>> {
  return inAgency(ctx, requireMembership(ctx).agencyId, async (t) => {
    if (!(await findReport(t, id))) throw new AppError("not_found");
    await resumeTopic(t, requireUserId(ctx), topicOf(id));
    return readReport(t, id);
  });
}
