import { setImmediate } from "node:timers/promises";
import { assessFit, prepareAgency, prepareTender } from "@tc/assessment";
import type { FitModels } from "@tc/assessment";
import type { ProfileData } from "@tc/contract";
import type { Db } from "../../../platform/database/database.ts";
import { budgetRange } from "../../scoring/index.ts";
import type { TenderForecast } from "../../scoring/index.ts";
import { listCodeLabels } from "../../code-lists/index.ts";
import { listLearnerTenders } from "./learning.store.ts";

const tendersPerRead = 20;

/**
 * The features of each tender's score, computed with today's models and profile, so that old and new labels can be
 * compared. Removed tenders are left out.
 */
export async function labelFeatures(
  db: Db,
  fit: FitModels,
  profile: ProfileData,
  { tenderIds, today, signal }: JudgedTenders,
): Promise<Map<string, readonly number[]>> {
  const agency = prepareAgency(fit, profile);
  const features = new Map<string, readonly number[]>();
  for (let at = 0; at < tenderIds.length; at += tendersPerRead) {
    const tenders = await listLearnerTenders(db, tenderIds.slice(at, at + tendersPerRead));
    const codes = tenders.flatMap(({ record }) => [
      ...record.cpv,
      ...record.lots.flatMap(({ cpv }) => cpv),
    ]);
    const labels = await listCodeLabels(db, "cpv", [...new Set(codes)]);
    for (const { id, record, forecast } of tenders) {
      signal.throwIfAborted();
      const budget = forecast ? budgetRange((forecast as TenderForecast).budget) : undefined;
      const tender = prepareTender(fit, record, { labelOf: (code) => labels.get(code), budget });
      features.set(id, assessFit(fit, agency, tender, { today }).features);
      // Each takes some milliseconds, so other requests get their turn in between.
      await setImmediate();
    }
  }
  return features;
}

export interface JudgedTenders {
  readonly tenderIds: readonly string[];
  /** YYYY-MM-DD */
  readonly today: string;
  readonly signal: AbortSignal;
}
