import { getWatchlist as endpoint } from "@tc/contract";
import type { WatchedTender } from "@tc/contract";
import { maxListedWatched } from "@tc/domain";
import type { z } from "zod";
import { checkedJson, checkedObject } from "../../../platform/http/checked-json.ts";
import type { CheckedJson } from "../../../platform/http/checked-json.ts";
import type { Context } from "../../../platform/context.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyAssessments } from "../../assessment/index.ts";
import { findProfile } from "../../profile/index.ts";
import { proofsOf } from "../../proof-files/index.ts";
import { listLocked, showTenders } from "../../tenders/index.ts";
import type { ListItems } from "../../tenders/index.ts";
import { listReplacedUploads } from "../changes/new-words.store.ts";
import { readPlans } from "../changes/plans.store.ts";
import type { TenderPlans } from "../changes/plans.store.ts";
import { lapsingBefore, lastDaysOf } from "./lapsing-proofs.ts";
import type { LapsingProof } from "./lapsing-proofs.ts";
import { toNote, toRegistration, toWish } from "./shown-entry.ts";
import { unseenOf } from "./unseen-of.ts";
import * as store from "./watched.store.ts";

type Watchlist = z.output<typeof endpoint.response>;
const { shape } = endpoint.response;

export interface WatchlistParts {
  readonly items: ListItems;
  readonly assessments: AgencyAssessments;
}

/** Everything that the agency follows. A few statements, however many tenders there are. */
export async function getWatchlist(
  ctx: Context,
  { items, assessments }: WatchlistParts,
): Promise<CheckedJson<Watchlist>> {
  const { agencyId } = requireMembership(ctx);
  const userId = requireUserId(ctx);
  const facts = await inAgency(ctx, agencyId, (t) => readFacts(t, userId));
  const { rows, members } = facts;
  const ids = rows.map(({ tenderId }) => tenderId);
  const names = new Map(members.map((member) => [member.userId, member.name]));
  const agency = await assessments.read(ctx);
  const shown = await showTenders(ctx, { items, agency }, ids, ctx.now().getTime());
  const lockedIds = await listLocked(ctx, items, ids);
  const news = await unseenOf(
    ctx,
    { name: names.get(userId) ?? "", lockedIds },
    rows.map((row) => ({
      row,
      uploads: facts.uploads.get(row.tenderId) ?? [],
      plans: planOf(facts.plans, row.tenderId).plans,
    })),
  );
  const watched = rows.map((row): [string, WatchedTender] => [
    row.tenderId,
    {
      wish: toWish(row),
      news: news.get(row.tenderId) ?? [],
      registration: toRegistration(row, names),
      ...toNote(row, names),
      ...plansOf(planOf(facts.plans, row.tenderId), row),
      lapsing: lapsingBefore(facts.lastDays, row.deadlineAt, ctx.now()),
    },
  ]);
  const active = members.filter(({ isActive }) => isActive);
  return checkedObject<Watchlist>({
    ...shown,
    watched: checkedJson(shape.watched, Object.fromEntries(watched)),
    members: checkedJson(
      shape.members,
      active.map((member) => ({
        userId: member.userId,
        name: member.name,
        isYou: member.userId === userId,
      })),
    ),
    total: checkedJson(shape.total, facts.total),
    ...(facts.lastLook && {
      lastLookAt: checkedJson(shape.lastLookAt.unwrap(), facts.lastLook.toISOString()),
    }),
  });
}

async function readFacts(t: AgencyTransaction, userId: string) {
  const rows = await store.listWatched(t, userId, { limit: maxListedWatched });
  const ids = rows.map(({ tenderId }) => tenderId);
  const profile = await findProfile(t);
  const lastDays: LapsingProof[] = lastDaysOf(await proofsOf(t), profile?.data.certificates ?? []);
  const uploads = await listReplacedUploads(t, ids);
  return {
    rows,
    lastDays,
    plans: await readPlans(t, ids),
    uploads: Map.groupBy(uploads, ({ tenderId }) => tenderId),
    members: await store.listMembers(t),
    total: rows.length < maxListedWatched ? rows.length : await store.countWatched(t),
    lastLook: await store.findLastLook(t, userId),
  };
}

const noPlans: TenderPlans = {
  plans: { milestones: [], hasCalculation: false },
  card: undefined,
  milestones: [],
};

function planOf(plans: ReadonlyMap<string, TenderPlans>, tenderId: string): TenderPlans {
  return plans.get(tenderId) ?? noPlans;
}

function plansOf(
  { card, milestones }: TenderPlans,
  { assigneeId }: store.WatchedRow,
): Pick<WatchedTender, "card" | "assigneeId" | "milestones"> {
  // Where there is a card it says whose the tender is: one answer, on the board and here.
  const whose = card ? card.assigneeId : (assigneeId ?? undefined);
  return {
    ...(whose !== undefined && { assigneeId: whose }),
    ...(card && { card: { id: card.id, stage: card.stage } }),
    milestones: milestones.map((it) => ({
      id: it.id,
      name: it.name,
      dueAt: it.dueAt.toISOString(),
      hasTime: it.hasTime,
      ...(it.assigneeId !== undefined && { assigneeId: it.assigneeId }),
    })),
  };
}
