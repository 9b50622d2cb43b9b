import { berlinClock, isPaused } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { isOff } from "../../../platform/switches/switched-off.store.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { listEmailSettings } from "../../emails/index.ts";
import type { EmailRecipient } from "../../emails/index.ts";
import { notify } from "../../notifications/index.ts";
import { listEagerAgencies } from "../due/due-agencies.operator.store.ts";
import { maxDays } from "../due/due-digest.ts";
import { AgencyHits } from "../hits/agency-hits.ts";
import type { NewTenders } from "../hits/new-tenders.ts";
import { insertDigests, listDigestStates } from "../run/digest.store.ts";
import type { DigestState } from "../run/digest.store.ts";
import { hitRow } from "../run/hit-words.ts";
import { rankHits } from "../run/rank-hits.ts";
import { tendersFor } from "../run/tenders-for.ts";
import { lookFrom, newTo, toldClusters } from "../run/told-clusters.ts";
import { hitsHeading } from "./hits-heading.ts";
import { listUnscored } from "./unscored.operator.store.ts";

const agenciesPerStep = 500;
const hourMs = 3_600_000;
/** So far back a member looks who was never told of any */
const firstHours = 12;
/** After so long a look that found nothing is noted too, so that the next ones need not look further and further back. */
const notedHours = 6;

interface News {
  readonly tenders: NewTenders;
  /** They come with a later run, with their scores. */
  readonly unscored: ReadonlySet<string>;
}

export interface TellReport {
  readonly told: number;
  /** Agencies that the next run tries again */
  readonly failed: number;
}

/**
 * Sends each member who wants to hear at once one notification about all new hits of this run. While digests are switched
 * off it sends nothing; the first run afterwards sends what waited.
 */
export async function tellHits(ctx: Context, signal: AbortSignal): Promise<TellReport> {
  const total = { told: 0, failed: 0 };
  const unscored = await asOperator(ctx, listUnscored);
  const { day } = berlinClock(ctx.now());
  const first = new Date(ctx.now().getTime() - firstHours * hourMs);
  let tenders: NewTenders | undefined;
  let after: string | undefined;
  while (!signal.aborted && !(await isOff(ctx, "digests"))) {
    const eager = await asOperator(ctx, (t) =>
      listEagerAgencies(t, { day, first, after, limit: agenciesPerStep }),
    );
    if (eager.length === 0) break;
    tenders = await tendersFor(ctx, eager, tenders, signal);
    const news = { tenders, unscored };
    for (const { id } of eager) {
      if (signal.aborted) break;
      try {
        if (await isOff(ctx, "digests")) return total;
        total.told += await inAgency(ctx, id, (t) => tellAgency(t, news));
      } catch (error) {
        // One agency must not hold back those behind it; the next run tries it again.
        total.failed++;
        ctx.log.error({ err: error, agencyId: id }, "hits at once of an agency failed");
      }
    }
    after = eager.at(-1)?.id;
  }
  return total;
}

async function tellAgency(t: AgencyTransaction, news: News): Promise<number> {
  const recipients = (await listEmailSettings(t)).filter(
    ({ hasPlan, settings }) =>
      hasPlan &&
      settings.frequencies.matches === "immediately" &&
      !isPaused(settings, berlinClock(t.now()).day),
  );
  if (recipients.length === 0) return 0;
  const states = await listDigestStates(t, lookFrom(news.tenders.since));
  const hits = await AgencyHits.read(t, news.tenders);
  let told = 0;
  for (const recipient of recipients) {
    const state = states.get(recipient.userId);
    if (state && (await tellMember(t, { recipient, state }, { ...news, hits }))) told++;
  }
  return told;
}

async function tellMember(
  t: AgencyTransaction,
  { recipient, state }: { readonly recipient: EmailRecipient; readonly state: DigestState },
  { tenders, unscored, hits }: News & { readonly hits: AgencyHits },
): Promise<boolean> {
  const { userId, settings } = recipient;
  const nowMs = t.now().getTime();
  const lookedMs = state.lookedAt?.getTime() ?? nowMs - firstHours * hourMs;
  const since = new Date(Math.max(lookedMs, nowMs - maxDays * 24 * hourMs));
  const newHits = newTo(hits.of(userId), since).filter(
    ({ tender, isLocked }) =>
      !isLocked && !unscored.has(tender.id) && tender.newSince > state.joinedAt,
  );
  const clusters = rankHits(newHits, toldClusters(tenders, state.told));
  const rows = clusters.slice(0, settings.hitsPerMail).map((hit) => hitRow(hit, t.site.publicUrl));
  const key = `now ${t.now().toISOString()}`;
  const tenderIds = clusters.flatMap((cluster) => cluster.tenderIds);
  if (rows.length === 0 && state.lookedAt && nowMs - lookedMs < notedHours * hourMs) return false;
  const written = await insertDigests(t, [{ userId, key, hasHits: true, tenderIds }]);
  if (rows.length === 0 || !written.has(userId)) return false;
  return notify(t, {
    userId,
    event: "matches",
    key,
    heading: hitsHeading(rows, clusters.length),
    path: "/app/results?sort=published",
    details: { kind: "hits", rows, rest: clusters.length - rows.length },
  });
}
