import type { getWatch as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { findTenderId } from "../../../platform/database/tender-address.store.ts";
import { requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { ListItems } from "../../tenders/index.ts";
import { readUnseen } from "../list/read-unseen.ts";

export async function getWatch(
  ctx: Context,
  items: ListItems,
  { slug }: { readonly slug: string },
): Promise<z.output<typeof endpoint.response>> {
  const tenderId = await findTenderId(ctx.db, slug);
  if (tenderId === undefined) throw new AppError("not_found");
  const userId = requireUserId(ctx);
  const { rows, unseen } = await readUnseen(ctx, items, { userId, limit: 1, tenderId });
  const news = unseen.get(tenderId) ?? [];
  return {
    tenderId,
    isWatched: rows.length > 0,
    unseen: news.map(({ key, at }) => ({ key, at })),
  };
}
