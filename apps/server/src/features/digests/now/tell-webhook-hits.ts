import { webhookTypes } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listMatchAgencies, queueDeliveries } from "../../webhooks/index.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import type { NewTenders } from "../hits/new-tenders.ts";
import { hitRow } from "../run/hit-words.ts";
import { rankHits } from "../run/rank-hits.ts";
import { tendersFor } from "../run/tenders-for.ts";
import type { TellReport } from "./tell-hits.ts";
import { listUnscored } from "./unscored.operator.store.ts";

const lookBackHours = 12;
/** Of one agency in one run, the best first; a message each must not flood a channel. */
const maxAtOnce = 20;
const hourMs = 3_600_000;

interface News {
  readonly tenders: NewTenders;
  /** They come with a later run, with their scores. */
  readonly unscored: ReadonlySet<string>;
}

/**
 * Tells webhooks of new tenders of their agency's profile, a message each. Which were told stands in the deliveries, so a
 * lost run is made up by the next one and a doubled one tells nothing twice.
 */
export async function tellWebhookHits(ctx: Context, signal: AbortSignal): Promise<TellReport> {
  const total = { told: 0, failed: 0 };
  const agencies = await listMatchAgencies(ctx);
  if (agencies.length === 0) return total;
  const since = new Date(ctx.now().getTime() - lookBackHours * hourMs);
  const tenders = await tendersFor(
    ctx,
    agencies.map(({ id }) => ({ id, since })),
    undefined,
    signal,
  );
  const news = { tenders, unscored: await asOperator(ctx, listUnscored) };
  for (const { id, since: madeAt } of agencies) {
    if (signal.aborted) break;
    try {
      total.told += await inAgency(ctx, id, (t) => tellAgency(t, news, madeAt));
    } catch (error) {
      // One agency must not hold back those behind it; the next run tries it again.
      total.failed++;
      ctx.log.error({ err: error, agencyId: id }, "hits for the webhooks of an agency failed");
    }
  }
  return total;
}

async function tellAgency(
  t: AgencyTransaction,
  { tenders, unscored }: News,
  madeAt: Date,
): Promise<number> {
  const hits = await AgencyHits.read(t, tenders);
  const newHits = hits
    .ofAgency()
    .filter(({ tender, isLocked }) => !isLocked && !unscored.has(tender.id))
    .filter(({ tender }) => tender.newSince > madeAt);
  let told = 0;
  for (const hit of rankHits(newHits, new Set())) {
    const row = hitRow({ ...hit, isOfProfile: true }, t.site.publicUrl);
    const fit = row.fit === undefined ? "" : ` (${row.fit.score})`;
    const queued = await queueDeliveries(t, {
      event: "matches",
      key: `matches ${hit.tender.cluster}`,
      happenedAt: hit.tender.newSince,
      heading: `Neu: ${row.title}${fit}, ${row.buyer}`,
      payload: {
        type: webhookTypes.matches,
        heading: `Neu: ${row.title}${fit}, ${row.buyer}`,
        url: row.url,
        tender: {
          slug: hit.tender.slug,
          title: row.title,
          buyer: row.buyer,
          value: row.value,
          ...(row.deadline && { deadline: row.deadline.when }),
          ...(row.fit && { fit: row.fit.score }),
          why: row.why,
        },
      },
    });
    told += queued;
    if (told >= maxAtOnce) break;
  }
  return told;
}
