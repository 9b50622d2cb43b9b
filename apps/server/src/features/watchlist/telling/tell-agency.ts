import type { WatchNews } from "@tc/contract";
import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { notify } from "../../notifications/index.ts";
import type { NewNotification } from "../../notifications/index.ts";
import { listLockedFor } from "../../tenders/index.ts";
import { withBreaks } from "../changes/breaks-of.ts";
import { detailsOf } from "../changes/details-of.ts";
import { gravestOf, headingOf, oneLine } from "../changes/heading-of.ts";
import { newsOf } from "../changes/news-of.ts";
import type { NewWords } from "../changes/news-of.ts";
import { readPlans } from "../changes/plans.store.ts";
import type { TenderPlans } from "../changes/plans.store.ts";
import type { ChangedRecord } from "../changes/record.store.ts";
import { watchlistPath } from "../changes/watchlist-path.ts";
import { listMembers } from "../list/watched.store.ts";
import type { ConcernedAgency, DueChange } from "./due.operator.store.ts";
import { winnersIn } from "./winners-in.ts";

/** The same for all agencies */
export interface ChangeFacts {
  readonly changes: readonly DueChange[];
  readonly records: ReadonlyMap<string, ChangedRecord>;
  readonly words: ReadonlyMap<string, NewWords>;
}

interface Agency {
  readonly agencyId: string;
  readonly tier: Tier | null;
  readonly tenders: readonly ConcernedAgency[];
}

/** Tells all active members of an agency, each by own settings; returns how many notifications are new. */
export async function tellAgency(
  ctx: Context,
  { agencyId, tier, tenders }: Agency,
  { changes, records, words }: ChangeFacts,
): Promise<number> {
  const byTender = new Map(tenders.map((tender) => [tender.tenderId, tender]));
  const concerning = changes.filter(({ tenderId }) => byTender.has(tenderId));
  const ids = [...byTender.keys()];
  const locked = await listLockedFor(ctx.db, tier, ids);
  return inAgency(ctx, agencyId, async (t) => {
    const plans = await readPlans(t, ids);
    const members = (await listMembers(t)).filter(({ isActive }) => isActive);
    let told = 0;
    for (const change of concerning) {
      const record = records.get(change.tenderId);
      const [news] = newsOf({
        rows: [change],
        record: record ?? { notices: [], changes: [] },
        newWords: words.get(change.tenderId) ?? new Map<string, readonly string[]>(),
        isLocked: locked.has(change.tenderId),
      });
      if (!news) continue;
      const plan = plans.get(change.tenderId);
      const hasBid = byTender.get(change.tenderId)?.hasBid === true;
      const notification = notificationOf(t, { change, news, plan, hasBid });
      for (const { userId } of members) {
        if (await notify(t, { ...notification, userId })) told++;
      }
    }
    return told;
  });
}

function notificationOf(
  t: Pick<AgencyTransaction, "now">,
  {
    change,
    news,
    plan,
    hasBid,
  }: {
    readonly change: DueChange;
    readonly news: WatchNews;
    readonly plan: TenderPlans | undefined;
    readonly hasBid: boolean;
  },
): Omit<NewNotification, "userId"> {
  const { tenderId, key, slug, title } = change;
  const told = plan ? withBreaks(news, plan.plans, t.now()) : news;
  const common = { key, tenderId, details: detailsOf(told) };
  if (hasBid && gravestOf(news.changes)?.subject === "award") {
    return {
      ...common,
      event: "results",
      heading: resultHeading(title, news),
      path: plan?.card ? `/pipeline?outcome=${plan.card.id}` : `/app/tender/${slug}`,
    };
  }
  return {
    ...common,
    event: "changes",
    heading: headingOf(title, told, t.now()),
    path: watchlistPath(slug),
  };
}

const titleMax = 90;
const winnersMax = 120;

function resultHeading(title: string, { changes }: WatchNews): string {
  const winners = oneLine(winnersIn(changes).join(", "), winnersMax);
  const award = winners === "" ? "Die Vergabe" : `Die Vergabe an ${winners}`;
  return `Gewonnen? ${award} wurde veröffentlicht: ${oneLine(title, titleMax)}`;
}
