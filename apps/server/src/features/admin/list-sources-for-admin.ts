import type { listSourcesForAdmin as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { lagGoalMinutes, lagMinutesOf, listSources } from "../sources/index.ts";
import { asAdmin } from "./as-admin.ts";

/** Where the sources stand, as everybody may see it on "Datenstand". */
export async function listSourcesForAdmin(
  ctx: Context,
): Promise<z.input<typeof endpoint.response>> {
  await asAdmin(ctx, "listSourcesForAdmin", async () => undefined);
  const { sources } = await listSources(ctx);
  return {
    lagGoalMinutes,
    sources: sources.map((source) => ({
      ...source,
      ...(source.watermark !== undefined && {
        lagMinutes: lagMinutesOf(source.watermark, ctx.now()),
      }),
    })),
  };
}
