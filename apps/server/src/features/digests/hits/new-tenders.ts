import type { Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { publishedAssessment, volumeLockOf } from "../../assessment/index.ts";
import type { PublishedAssessment } from "../../assessment/index.ts";
import { SmallIndex } from "../../search/index.ts";
import { listRows, toListItem } from "../../tenders/index.ts";
import { clusterKey } from "./cluster.ts";
import { listNewTenders } from "./new-tender.store.ts";
import { tenderWords } from "./tender-words.ts";
import type { TenderWords } from "./tender-words.ts";

/** A new tender with all that is the same for every agency. */
export interface NewTender {
  readonly id: string;
  readonly newSince: Date;
  readonly title: string;
  readonly slug: string;
  readonly words: TenderWords;
  readonly sources: readonly string[];
  /** Records of one procedure share it. */
  readonly cluster: string;
  /** Epoch milliseconds of the deadline shown; Infinity: none */
  readonly deadlineMs: number;
  readonly statedAmount: PublishedAssessment["statedAmount"];
}

const rowsPerStep = 1_000;

/** The new tenders of some days, read once for all agencies of a run. */
export class NewTenders {
  readonly index: SmallIndex;
  readonly since: Date;
  private readonly byId: ReadonlyMap<string, NewTender>;
  /** Ascending, in epoch milliseconds */
  private readonly times: readonly number[];

  private constructor(index: SmallIndex, since: Date, tenders: readonly NewTender[]) {
    this.index = index;
    this.since = since;
    this.byId = new Map(tenders.map((tender) => [tender.id, tender]));
    this.times = tenders.map(({ newSince }) => newSince.getTime()).toSorted((a, b) => a - b);
  }

  /** After a large import these are tens of thousands: rejects soon after `signal` aborts. */
  static async read(
    { db, now }: Pick<Context, "db" | "now">,
    since: Date,
    signal?: AbortSignal,
  ): Promise<NewTenders> {
    const newRows = await listNewTenders(db, since);
    const newSince = new Map(newRows.map((row) => [row.id, row.newSince]));
    const ids = [...newSince.keys()];
    const tenders: NewTender[] = [];
    for (let from = 0; from < ids.length; from += rowsPerStep) {
      signal?.throwIfAborted();
      const rows = await listRows(db, ids.slice(from, from + rowsPerStep));
      for (const row of rows) {
        const item = toListItem(row, now().getTime());
        const { statedAmount, budget } = publishedAssessment(row);
        tenders.push({
          id: row.id,
          newSince: newSince.get(row.id) ?? since,
          title: row.title,
          slug: row.slug,
          words: tenderWords(item, budget, now()),
          sources: row.sources,
          cluster: clusterKey(item),
          deadlineMs: item.deadline ? Date.parse(item.deadline.at) : Infinity,
          statedAmount,
        });
      }
    }
    return new NewTenders(await SmallIndex.open(db, ids, signal), since, tenders);
  }

  find(id: string): NewTender | undefined {
    return this.byId.get(id);
  }

  get size(): number {
    return this.byId.size;
  }

  /** How many are new since then */
  countSince(since: Date): number {
    const ms = since.getTime();
    const before = this.times.findIndex((time) => time >= ms);
    return before < 0 ? 0 : this.times.length - before;
  }
}

/** Above the plan's cap nothing but the tender's place in the list is told. */
export function isLocked({ statedAmount }: NewTender, tier: Tier | null): boolean {
  return volumeLockOf(tier, statedAmount) !== undefined;
}
