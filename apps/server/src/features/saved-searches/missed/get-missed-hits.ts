import { getMissedHits as endpoint } from "@tc/contract";
import type { TenderListQuery } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { checkedJson, checkedObject } from "../../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../../platform/http/checked-json.ts";
import { showTenders } from "../../tenders/index.ts";
import { sampleMissedHits } from "./sample-missed-hits.ts";
import type { MissedParts } from "./sample-missed-hits.ts";

type MissedHits = z.output<typeof endpoint.response>;
const { shape } = endpoint.response;

/** The week's sample of a view with its tenders as the list shows them. */
export async function getMissedHits(
  ctx: Context,
  parts: MissedParts,
  query: TenderListQuery,
): Promise<CheckedJson<MissedHits>> {
  const { from, to, hits, total } = await sampleMissedHits(ctx, parts, query);
  const agency = await parts.assessments.read(ctx);
  const ids = hits.map(({ tenderId }) => tenderId);
  return checkedObject<MissedHits>({
    ...(await showTenders(ctx, { items: parts.items, agency }, ids, ctx.now().getTime())),
    from: checkedJson(shape.from, from),
    to: checkedJson(shape.to, to),
    total: checkedJson(shape.total, total),
    hits: checkedJson(shape.hits, [...hits]),
  });
}
