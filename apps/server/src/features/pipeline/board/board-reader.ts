import type { AssessmentAccess, BoardCard, VolumeLock } from "@tc/contract";
import { AppError } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { inAgency, requireMembership, requireUserId } from "../../../platform/tenancy/tenancy.ts";
import {
  accessOf,
  listAssessments,
  originalUrl,
  publishedAssessment,
  volumeLockOf,
} from "../../assessment/index.ts";
import type { AgencyAssessments, Judges } from "../../assessment/index.ts";
import { listRecords, listRows, toListItem } from "../../tenders/index.ts";
import type { ListRow } from "../../tenders/index.ts";
import type { Db } from "../../../platform/database/database.ts";
import * as store from "./board.store.ts";
import type { CardRow } from "./board.store.ts";
import { cardMark } from "./card-mark.ts";
import { ExclusionRisks } from "./exclusion-risks.ts";
import * as news from "./tender-news.store.ts";

/** Cards as the board shows them to one member */
export class BoardReader {
  private readonly assessments: AgencyAssessments;
  private readonly risks: ExclusionRisks;

  constructor(assessments: AgencyAssessments, judges: Judges) {
    this.assessments = assessments;
    this.risks = new ExclusionRisks(judges);
  }

  /** Throws not_found. */
  async readOne(ctx: Context, id: string): Promise<BoardCard> {
    const { agencyId } = requireMembership(ctx);
    const who = { userId: requireUserId(ctx), today: berlinDay(ctx.now()) };
    const rows = await inAgency(ctx, agencyId, (t) => store.listCards(t, { ...who, id }));
    const [card] = (await this.show(ctx, rows)).cards;
    if (!card) throw new AppError("not_found");
    return card;
  }

  /** In any order; a tender that has gone meanwhile takes its card along. */
  async show(
    ctx: Context,
    cards: readonly CardRow[],
  ): Promise<{
    cards: BoardCard[];
    access: AssessmentAccess;
    fitWeights: readonly number[] | undefined;
  }> {
    const { tier } = requireMembership(ctx);
    const userId = requireUserId(ctx);
    const nowMs = ctx.now().getTime();
    const agency = await this.assessments.read(ctx);
    const ids = cards.map(({ tenderId }) => tenderId);
    const rows = new Map((await listRows(ctx.db, ids)).map((row) => [row.id, row]));
    const published = new Map(
      [...rows].map(([id, row]) => [id, publishedAssessment(row)] as const),
    );
    const locks = new Map<string, VolumeLock>();
    for (const [id, { statedAmount }] of published) {
      const lock = volumeLockOf(tier, statedAmount);
      if (lock) locks.set(id, lock);
    }
    const originals = await readOriginals(ctx.db, [...locks.keys()]);
    const changed = cards.filter(
      ({ tenderId, knownChanges }) => (rows.get(tenderId)?.change_count ?? 0) > knownChanges,
    );
    const changes = await news.listChanges(
      ctx.db,
      changed.map(({ tenderId }) => tenderId),
    );
    const replaced = await news.listReplacedFiles(ctx.db, ids);
    const shown = cards.flatMap((card) => {
      const row = rows.get(card.tenderId);
      const facts = published.get(card.tenderId);
      if (!row || !facts) return [];
      const lock = locks.get(card.tenderId);
      const url = originals.get(card.tenderId);
      const summary = listAssessments(
        tier,
        agency,
        {
          id: row.id,
          published: facts,
          firstDeadlineMs: row.deadline_at?.getTime(),
          hasPlausibleDeadline: !row.flags.includes("deadline_implausible"),
        },
        nowMs,
        lock && { ...lock, ...(url !== undefined && { originalUrl: url }) },
      );
      const mark = cardMark({
        card,
        tenderStage: row.stage,
        unseen: changes.get(card.tenderId)?.slice(card.knownChanges) ?? [],
        replaced: replaced.get(card.tenderId),
        userId,
        isLocked: lock !== undefined,
      });
      return [toBoardCard(card, row, { ...summary, mark }, nowMs)];
    });
    const failed = cards
      .map(({ tenderId, id }) => ({ tenderId, id, slug: rows.get(tenderId)?.slug ?? "" }))
      .filter(({ id }) => shown.find((card) => card.id === id)?.fit?.knockout === "failed");
    const names = await this.risks.read(ctx, failed, agency.columns.revision);
    const nameOf = new Map(failed.map(({ id, tenderId }) => [id, names.get(tenderId)]));
    return {
      cards: shown.map((card) => {
        const exclusionRisk = nameOf.get(card.id);
        return { ...card, ...(exclusionRisk !== undefined && { exclusionRisk }) };
      }),
      access: accessOf(tier, agency),
      fitWeights: agency.fitWeights,
    };
  }
}

type Judged = Pick<BoardCard, "fit" | "budget" | "volumeLock" | "mark">;

function toBoardCard(card: CardRow, row: ListRow, judged: Judged, nowMs: number): BoardCard {
  const { fit, budget, volumeLock, mark } = judged;
  const { slug, title, state, buyer, deadline } = toListItem(row, nowMs);
  const { outcome } = card;
  return {
    id: card.id,
    slug,
    title,
    ...(buyer && { buyer: buyer.name }),
    state,
    stage: card.stage,
    stageSince: card.stageSince.toISOString(),
    revision: card.revision,
    ...(deadline && { deadline }),
    ...(fit && { fit }),
    ...(budget && { budget }),
    ...(volumeLock && { volumeLock }),
    ...(mark && { mark }),
    tasks: { done: card.doneTasks, all: card.allTasks, overdue: card.overdueTasks },
    comments: card.comments,
    ...(card.assigneeId !== null && { assigneeId: card.assigneeId }),
    ...(outcome && {
      outcome: {
        ...(outcome.rank !== null && { rank: outcome.rank }),
        ...(outcome.offers !== null && { offers: outcome.offers }),
        ...(outcome.ownPriceCents !== null && { ownPriceCents: outcome.ownPriceCents }),
        ...(outcome.winner !== null && { winner: outcome.winner }),
        ...(outcome.valueCents !== null && { valueCents: outcome.valueCents }),
      },
    }),
  };
}

async function readOriginals(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  const records = await listRecords(db, ids);
  return new Map(
    records.flatMap(({ id, record }) => {
      const url = originalUrl(record);
      return url === undefined ? [] : [[id, url] as const];
    }),
  );
}
