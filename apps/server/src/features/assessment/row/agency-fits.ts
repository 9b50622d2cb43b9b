import { berlinDay } from "../../../platform/memory/berlin-day.ts";
import { setImmediate } from "node:timers/promises";
import {
  assessFit,
  createAgencyBlock,
  prepareTender,
  preparingAgency,
  rankReferences,
  scoreBlock,
  withDemands,
} from "@tc/assessment";
import type {
  FitAssessment,
  PreparedAgency,
  PreparedTender,
  RankedReference,
  Requirement,
} from "@tc/assessment";
import type { Db } from "../../../platform/database/database.ts";
import { LruMap } from "../../../platform/memory/lru-map.ts";
import { budgetRange } from "../../scoring/index.ts";
import type { Models, ScoredFit, StoredForecast } from "../../scoring/index.ts";
import { listCodeLabels } from "../../code-lists/index.ts";
import type { AssessedProfile, AssessedTender } from "../detail/assessed-tender.store.ts";

export interface AgencyFit {
  /** As it is stored: the chances rest on it. */
  readonly scored: ScoredFit;
  /** With evidence, and with the lead time of today */
  readonly assessment: FitAssessment;
}

/** About 100 megabytes: vectors take some four times the room of the letters they are made of. */
const maxAgencyLetters = 24 * 2 ** 20;
/** What counts least, so that there are never many more than a thousand. */
const minLetters = 20_000;
const maxTenderLetters = 24 * 2 ** 20;

interface KeptAgency {
  /** Of profile, models and weights */
  readonly state: string;
  readonly prepared: Promise<PreparedAgency>;
}

/** Judges one agency and one tender when somebody looks, by the code and with the score of the scoring job. */
export class AgencyFits {
  private readonly agencies = new LruMap<string, KeptAgency>(maxAgencyLetters);
  private readonly tenders = new LruMap<string, PreparedTender>(maxTenderLetters);

  async assess(
    db: Db,
    models: Models,
    agency: { readonly id: string; readonly profile: AssessedProfile },
    tender: {
      readonly tender: AssessedTender;
      readonly forecast: StoredForecast;
      /** What documents demand that count for the agency */
      readonly demands: readonly Requirement[];
    },
    nowMs: number,
  ): Promise<AgencyFit> {
    const prepared = await this.prepareTender(db, models, tender);
    return this.assessPrepared(models, agency, withDemands(prepared, tender.demands), nowMs);
  }

  /** The same for a tender that is nowhere kept. */
  async assessPrepared(
    models: Models,
    agency: { readonly id: string; readonly profile: AssessedProfile },
    preparedTender: PreparedTender,
    nowMs: number,
  ): Promise<AgencyFit> {
    const preparedAgency = await this.prepareAgency(models, agency);
    const scores = scoreBlock(models.fit, createAgencyBlock([preparedAgency]), preparedTender);
    const numberOf = (column: Uint8Array) => column[0] ?? 0;
    return {
      scored: {
        score: numberOf(scores.score),
        low: numberOf(scores.low),
        high: numberOf(scores.high),
        knockout: numberOf(scores.knockout),
      },
      assessment: assessFit(models.fit, preparedAgency, preparedTender, {
        today: berlinDay(new Date(nowMs)),
      }),
    };
  }

  /** The agency's references, those that show this work best first */
  async rankReferences(
    db: Db,
    models: Models,
    agency: { readonly id: string; readonly profile: AssessedProfile },
    tender: { readonly tender: AssessedTender; readonly forecast: StoredForecast },
  ): Promise<RankedReference[]> {
    const preparedTender = await this.prepareTender(db, models, tender);
    return rankReferences(models.fit, await this.prepareAgency(models, agency), preparedTender);
  }

  /** One per agency: a profile that is saved again and again takes no more room. */
  private prepareAgency(
    models: Models,
    { id, profile }: { readonly id: string; readonly profile: AssessedProfile },
  ): Promise<PreparedAgency> {
    const { data, version, weights } = profile;
    const state = JSON.stringify([version, models.version, models.revision, weights]);
    const kept = this.agencies.get(id);
    if (kept?.state === state) return kept.prepared;
    const prepared = prepareInTurns(preparingAgency(models.fit, data, weights ?? undefined));
    this.agencies.set(id, { state, prepared }, Math.max(minLetters, lettersOf(data)));
    prepared.catch(() => {
      if (this.agencies.get(id)?.prepared === prepared) this.agencies.delete(id);
    });
    return prepared;
  }

  private async prepareTender(
    db: Db,
    models: Models,
    { tender, forecast }: { readonly tender: AssessedTender; readonly forecast: StoredForecast },
  ): Promise<PreparedTender> {
    const { id, version, record } = tender;
    const key = JSON.stringify([id, version, models.version, models.revision]);
    const kept = this.tenders.get(key);
    if (kept) return kept;
    const labels = await listCodeLabels(db, "cpv", [
      ...record.cpv,
      ...record.lots.flatMap((lot) => lot.cpv),
    ]);
    const budget = budgetRange(forecast.budget);
    const prepared = prepareTender(models.fit, record, {
      labelOf: (code) => labels.get(code),
      ...(budget && { budget }),
    });
    this.tenders.set(key, prepared, Math.max(minLetters, lettersOf(prepared.text)));
    return prepared;
  }
}

const turnMs = 10;

/** Goes on for some milliseconds at a time, so that no profile makes others wait. */
async function prepareInTurns<Result>(steps: Generator<undefined, Result>): Promise<Result> {
  let since = performance.now();
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    if (performance.now() - since < turnMs) continue;
    await setImmediate();
    since = performance.now();
  }
}

function lettersOf(texts: object): number {
  return JSON.stringify(texts).length;
}
