import { canUse } from "@tc/domain";
import type { StandingAccess, TenderMarks } from "@tc/contract";
import type { Context } from "../../platform/context.ts";
import { LruMap } from "../../platform/lru-map.ts";
import { inAgency, requireMembership } from "../../platform/tenancy.ts";
import { toMarks } from "../marks/index.ts";
import { AgencyColumns, markBits, scoreColumns } from "../search/index.ts";
import * as store from "./score.store.ts";

/** What one agency's scores and marks are at this moment. */
export interface AgencyStanding {
  readonly columns: AgencyColumns;
  /** Of the tenders that have any */
  readonly marks: ReadonlyMap<string, TenderMarks>;
  readonly scoring: StandingAccess["scoring"];
  readonly minLeadDays: number | undefined;
}

type Kept = Pick<AgencyStanding, "columns" | "marks">;

/** About 400 kilobytes for an agency with ten thousand scores. */
const maxBytes = 128 * 2 ** 20;
const bytesPerMark = 300;

/** Scores and marks of the agencies that have asked last, followed by their revision. */
export class AgencyStandings {
  private readonly kept = new LruMap<string, Kept>(maxBytes);

  /** Those of the caller's agency; scores only where its plan opens them. */
  async read(ctx: Context): Promise<AgencyStanding> {
    const { agencyId, tier } = requireMembership(ctx);
    const hasScores = canUse(tier, "agencyFit");
    return inAgency(ctx, agencyId, async (t) => {
      const state = await store.findState(t);
      // Read before the rows: whatever is written meanwhile raises it once more.
      const revision = JSON.stringify([state?.revision ?? null, hasScores]);
      let kept = this.kept.get(agencyId);
      if (kept?.columns.revision !== revision) {
        const scores = hasScores ? await store.readScores(t) : Buffer.alloc(0);
        kept = arrange(agencyId, revision, scores, await store.listMarks(t));
        const bytes = kept.columns.bytes + kept.marks.size * bytesPerMark;
        this.kept.set(agencyId, kept, bytes);
      }
      return { ...kept, scoring: scoringOf(state), minLeadDays: state?.minLeadDays ?? undefined };
    });
  }
}

function scoringOf(state: store.StateRow | undefined): StandingAccess["scoring"] {
  if (!state || state.model === null) return "none";
  const isCurrent =
    state.isComplete === true &&
    state.scoredModel === state.model &&
    state.scoredProfile === state.profile;
  return isCurrent ? "current" : "running";
}

function arrange(
  agencyId: string,
  revision: string,
  scores: Buffer,
  rows: readonly store.MarkRow[],
): Kept {
  const columns = new AgencyColumns(agencyId, revision, scores.length / store.scoreBytes);
  const words = new Uint32Array(4);
  const values = new Int16Array(scoreColumns.length);
  for (let at = 0; at < scores.length; at += store.scoreBytes) {
    for (let word = 0; word < 4; word++) words[word] = scores.readUInt32BE(at + word * 4);
    for (let value = 0; value < values.length; value++) {
      values[value] = scores.readInt16BE(at + 16 + value * 2);
    }
    columns.addScores(words, values);
  }
  for (const { tenderId, kind } of rows) columns.addMark(tenderId, markBits[kind]);
  const marks = new Map<string, TenderMarks>();
  for (const [tenderId, labels] of Map.groupBy(rows, (row) => row.tenderId)) {
    marks.set(tenderId, toMarks(labels));
  }
  return { columns, marks };
}
