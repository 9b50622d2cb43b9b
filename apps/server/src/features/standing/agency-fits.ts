import {
  assessFit,
  createAgencyBlock,
  prepareAgency,
  prepareTender,
  scoreBlock,
} from "@tc/assessment";
import type { FitAssessment, PreparedAgency, PreparedTender } from "@tc/assessment";
import type { Db } from "../../platform/database.ts";
import { LruMap } from "../../platform/lru-map.ts";
import { budgetRange } from "../assessment/index.ts";
import type { Models, ScoredFit, StoredForecast } from "../assessment/index.ts";
import { listCodeLabels } from "../code-lists/index.ts";
import type { AssessedProfile, AssessedTender } from "./assessed-tender.store.ts";
import { berlinDay } from "./lead-time.ts";

export interface AgencyFit {
  /** As it is stored: the chances rest on it. */
  readonly scored: ScoredFit;
  /** With evidence, and with the lead time of today */
  readonly assessment: FitAssessment;
}

const maxAgencies = 100;
const maxTenders = 200;

/** Judges one agency and one tender when somebody looks, by the code and with the score of the scoring job. */
export class AgencyFits {
  private readonly agencies = new LruMap<string, PreparedAgency>(maxAgencies);
  private readonly tenders = new LruMap<string, PreparedTender>(maxTenders);

  async assess(
    db: Db,
    models: Models,
    agency: { readonly id: string; readonly profile: AssessedProfile },
    tender: { readonly tender: AssessedTender; readonly forecast: StoredForecast },
    nowMs: number,
  ): Promise<AgencyFit> {
    const preparedTender = await this.prepareTender(db, models, tender);
    const preparedAgency = this.prepareAgency(models, agency);
    const scores = scoreBlock(models.fit, createAgencyBlock([preparedAgency]), preparedTender);
    const numberOf = (column: Uint8Array) => column[0] ?? 0;
    return {
      scored: {
        score: numberOf(scores.score),
        low: numberOf(scores.low),
        high: numberOf(scores.high),
        gate: numberOf(scores.gate),
      },
      assessment: assessFit(models.fit, preparedAgency, preparedTender, {
        today: berlinDay(nowMs),
      }),
    };
  }

  private prepareAgency(
    models: Models,
    { id, profile }: { readonly id: string; readonly profile: AssessedProfile },
  ): PreparedAgency {
    const { data, version, weights } = profile;
    const key = JSON.stringify([id, version, models.version, models.revision, weights]);
    let prepared = this.agencies.get(key);
    if (!prepared) {
      prepared = prepareAgency(models.fit, data, weights ?? undefined);
      this.agencies.set(key, prepared);
    }
    return prepared;
  }

  private async prepareTender(
    db: Db,
    models: Models,
    { tender, forecast }: { readonly tender: AssessedTender; readonly forecast: StoredForecast },
  ): Promise<PreparedTender> {
    const { id, version, record } = tender;
    const key = JSON.stringify([id, version, models.version, models.revision]);
    const known = this.tenders.get(key);
    if (known) return known;
    const labels = await listCodeLabels(db, "cpv", [
      ...record.cpv,
      ...record.lots.flatMap((lot) => lot.cpv),
    ]);
    const budget = budgetRange(forecast.budget);
    const prepared = prepareTender(models.fit, record, {
      labelOf: (code) => labels.get(code),
      ...(budget && { budget }),
    });
    this.tenders.set(key, prepared);
    return prepared;
  }
}
