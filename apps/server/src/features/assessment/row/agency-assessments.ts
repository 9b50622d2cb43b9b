import { chancesComparison, fitPartWeights } from "@tc/assessment";
import type { CompareChance } from "@tc/assessment";
import { canUse, scoreColumns } from "@tc/domain";
import type { Land } from "@tc/domain";
import type { AssessmentAccess, TenderMarks } from "@tc/contract";
import type { Context } from "../../../platform/context.ts";
import { LruMap } from "../../../platform/memory/lru-map.ts";
import { inAgency, requireMembership } from "../../../platform/tenancy/tenancy.ts";
import type { AgencyTransaction } from "../../../platform/tenancy/tenancy.ts";
import { generalFitWeights } from "../../scoring/index.ts";
import { toMarks } from "../../marks/index.ts";
import { AgencyColumns, markBits } from "@tc/search-engine";
import type { AgencyField } from "@tc/search-engine";
import { findAssessedProfile } from "../detail/assessed-tender.store.ts";
import * as store from "./score.store.ts";

/** What one agency's scores and marks are at this moment. */
export interface AgencyAssessment {
  readonly columns: AgencyColumns;
  /** Of the tenders that have any */
  readonly marks: ReadonlyMap<string, TenderMarks>;
  /** What each part of the fit weighs, in percent; undefined where the plan does not open the fit. */
  readonly fitWeights: readonly number[] | undefined;
  /** Compares a chance in percent, with its spread in hundredths of log-odds, with the agency's other open hits. */
  readonly compareChance: CompareChance;
  readonly scoring: AssessmentAccess["scoring"];
  readonly minLeadDays: number | undefined;
  /** What its profile says that it offers; undefined where it says nothing */
  readonly field: AgencyField | undefined;
  /** The Länder it works in; empty: everywhere, or not said */
  readonly regions: readonly Land[];
}

type Kept = Pick<AgencyAssessment, "columns" | "marks" | "fitWeights" | "compareChance">;

/** About 400 kilobytes for an agency with ten thousand scores. */
const maxBytes = 128 * 2 ** 20;
const bytesPerMark = 300;
const chanceColumn = scoreColumns.indexOf("chance");

/** Scores and marks of the agencies that have asked last, followed by their revision. */
export class AgencyAssessments {
  private readonly kept = new LruMap<string, Kept>(maxBytes);

  /** Those of the caller's agency; scores only where its plan opens them. */
  async read(ctx: Context): Promise<AgencyAssessment> {
    const { agencyId, tier } = requireMembership(ctx);
    const hasScores = canUse(tier, "agencyFit");
    return inAgency(ctx, agencyId, async (t) => {
      const state = await store.findState(t);
      // Read before the rows: whatever is written meanwhile raises it once more.
      const revision = JSON.stringify([state?.revision ?? null, hasScores]);
      let kept = this.kept.get(agencyId);
      if (kept?.columns.revision !== revision) {
        const scores = hasScores ? await store.readScores(t) : Buffer.alloc(0);
        const fitWeights = hasScores ? await findFitWeights(t) : undefined;
        kept = { ...arrange(agencyId, revision, scores, await store.listMarks(t)), fitWeights };
        const bytes = kept.columns.bytes + kept.marks.size * bytesPerMark;
        this.kept.set(agencyId, kept, bytes);
      }
      return {
        ...kept,
        scoring: scoringOf(state),
        minLeadDays: state?.minLeadDays ?? undefined,
        field: ownField(state),
        regions: state && !state.isNationwide ? state.regions : [],
      };
    });
  }
}

/** The weights the scores were made with: a change of profile, learning or model raises the revision. */
async function findFitWeights(t: AgencyTransaction): Promise<number[] | undefined> {
  const profile = await findAssessedProfile(t);
  return (
    profile && fitPartWeights(profile.weights ?? (await generalFitWeights(t.db)), profile.data)
  );
}

function ownField(state: store.StateRow | undefined): AgencyField | undefined {
  const { agencySectors = [], cpv = [] } = state?.field ?? {};
  return agencySectors.length + cpv.length > 0 ? { agencySectors, cpv } : undefined;
}

function scoringOf(state: store.StateRow | undefined): AssessmentAccess["scoring"] {
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
): Omit<Kept, "fitWeights"> {
  const columns = new AgencyColumns(agencyId, revision, store.countScores(scores));
  const chances: number[] = [];
  store.eachScore(scores, (id, numbers) => {
    columns.addScores(id, numbers);
    const chance = numbers[chanceColumn] ?? -1;
    if (chance >= 0) chances.push(chance);
  });
  const compare = chancesComparison(chances);
  for (const { tenderId, kind } of rows) columns.addMark(tenderId, markBits[kind]);
  const marks = new Map<string, TenderMarks>();
  for (const [tenderId, labels] of Map.groupBy(rows, (row) => row.tenderId)) {
    marks.set(tenderId, toMarks(labels));
  }
  return {
    columns,
    marks,
    // A score of an earlier release has no spread and is not compared.
    compareChance: (percent, spread, seats) =>
      spread < 0 ? undefined : compare(percent, spread / 100, seats),
  };
}
