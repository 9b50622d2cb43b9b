import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import { withScoringLock } from "../due/scoring-lock.store.ts";
import * as due from "../due/due.operator.store.ts";
import * as forecasts from "../forecasts/forecast.operator.store.ts";
import { trainModelsJob } from "../job-definitions.ts";
import { findHeld } from "../models/activation.operator.store.ts";
import { holdActive } from "../models/model.operator.store.ts";
import { findActiveModel } from "../models/model.store.ts";
import { currentModels } from "../models/models.ts";
import * as scores from "./score.operator.store.ts";
import type { AgencyVersion } from "./score.operator.store.ts";
import { Scorer } from "./scorer.ts";
import { settleResults } from "../forecasts/settle-results.ts";
import { countTenders, datasetKind } from "../models/training.store.ts";

export interface ScoringReport {
  /** Tenders that were taken off the list of those due */
  readonly tenders: number;
  /** Agencies that were scored whole */
  readonly agencies: number;
  /** Rows of scores that became different */
  readonly written: number;
}

/** Agencies that are scored together. */
const blockSize = 256;
/** With so many times more tenders than the models were learnt from nobody waits for the night. */
const growth = 1.5;
const dueBatch = 200;
const tendersPerStep = 250;

/**
 * Brings forecasts and scores up to date, in one process at a time. The database holds what is due: a killed run is resumed
 * where it was, and a repeated run changes nothing.
 */
export async function scoreDue(ctx: Context, signal: AbortSignal): Promise<ScoringReport> {
  let total: ScoringReport = { tenders: 0, agencies: 0, written: 0 };
  for (;;) {
    const models = await currentModels(ctx);
    if (!models) {
      if ((await datasetKind(ctx.db)) !== "empty")
        await ctx.jobs.send(trainModelsJob, { isFirst: true });
      return total;
    }
    if (signal.aborted || !(await hasWork(ctx, models.version))) return total;
    const report = await withScoringLock(ctx.db, "scoring", () =>
      scoreWith(ctx, models.version, signal),
    );
    // The process with the lock looks once more after it has released it, so it overlooks nothing that is due by now.
    if (!report) return total;
    if ((await countTenders(ctx.db)) >= models.basis.tenders * growth && !(await isHeld(ctx))) {
      await ctx.jobs.send(trainModelsJob, {});
    }
    total = {
      tenders: total.tenders + report.tenders,
      agencies: total.agencies + report.agencies,
      written: total.written + report.written,
    };
  }
}

/** A training would change nothing, and every round would ask for a further one. */
const isHeld = async (ctx: Context) => (await asOperator(ctx, findHeld)) !== undefined;

function hasWork(ctx: Context, modelVersion: number): Promise<boolean> {
  return asOperator(ctx, async (t) => {
    if (await due.hasDue(t)) return true;
    return (await scores.listStaleAgencies(t, modelVersion, 1)).length > 0;
  });
}

async function scoreWith(
  ctx: Context,
  modelVersion: number,
  signal: AbortSignal,
): Promise<ScoringReport> {
  const report = { tenders: 0, agencies: 0, written: 0 };
  const scorer = await Scorer.open(ctx, modelVersion, signal);
  if (!scorer) return report;
  try {
    while (!signal.aborted && (await findActiveModel(ctx.db))?.version === modelVersion) {
      const tenders = await scoreDueTenders(ctx, scorer);
      report.tenders += tenders.count;
      report.written += tenders.written;
      // After a training nobody is scored yet: all forecasts come first, then each agency sees all tenders once.
      if (tenders.count > 0 && !tenders.hasAgencies) continue;
      const agencies = await scoreStaleAgencies(ctx, scorer, signal);
      report.agencies += agencies.count;
      report.written += agencies.written;
      if (tenders.count === 0 && agencies.count === 0) break;
    }
    if (report.written > 0 || report.agencies > 0) ctx.log.info({ report }, "tenders scored");
    return report;
  } finally {
    scorer.close();
  }
}

/** Some tenders that are due: results, forecasts, then the scores of every agency that is up to date. */
async function scoreDueTenders(
  ctx: Context,
  scorer: Scorer,
): Promise<{ count: number; written: number; hasAgencies: boolean }> {
  const { modelVersion } = scorer;
  const { tenders, agencies } = await asOperator(ctx, async (t) => {
    await scores.forgetUnscored(t);
    return {
      tenders: await due.listDue(t, dueBatch),
      agencies: await scores.listCurrentAgencies(t, modelVersion),
    };
  });
  const hasAgencies = agencies.length > 0;
  if (tenders.length === 0) return { count: 0, written: 0, hasAgencies };
  await settleResults(ctx, modelVersion, tenders);
  const alive = tenders.filter(({ isAlive }) => isAlive);
  const outdated = alive.filter(
    ({ version, forecastVersion, forecastModel }) =>
      forecastVersion !== version || forecastModel !== modelVersion,
  );
  const newForecasts = await scorer.forecast(
    outdated.map(({ id, buyerId, record }) => ({ id, buyerId, record })),
  );
  await asOperator(ctx, async (t) => {
    await forecasts.writeForecasts(
      t,
      modelVersion,
      outdated.flatMap(({ id, version }, at) => {
        const forecast = newForecasts[at];
        return forecast ? [{ tenderId: id, tenderVersion: version, forecast }] : [];
      }),
    );
    await scores.removeScores(
      t,
      tenders.filter(({ isAlive }) => !isAlive).map(({ id }) => id),
    );
  });
  const written = await scorer.score(
    alive.map(({ id }) => id),
    chunk(agencies, blockSize),
  );
  await asOperator(ctx, async (t) => {
    // A training that ended meanwhile has noted them anew, for its own models.
    if (await holdActive(t.db, modelVersion)) await due.removeDue(t, tenders);
  });
  return { count: tenders.length, written, hasAgencies };
}

/** One block of agencies of which something is out of date, for everything that can still be won. */
async function scoreStaleAgencies(
  ctx: Context,
  scorer: Scorer,
  signal: AbortSignal,
): Promise<{ count: number; written: number }> {
  const { modelVersion } = scorer;
  const { agencies, tenderIds } = await asOperator(ctx, async (t) => {
    const stale = await scores.listStaleAgencies(t, modelVersion, blockSize);
    await scores.beginScoring(t, stale, modelVersion);
    const ids = stale.length > 0 ? await scores.listForecastTenders(t, modelVersion) : [];
    return { agencies: stale.toSorted(byId), tenderIds: ids };
  });
  if (agencies.length === 0) return { count: 0, written: 0 };
  let written = 0;
  for (const ids of chunk(tenderIds, tendersPerStep)) {
    if (signal.aborted) return { count: 0, written };
    written += await scorer.score(ids, [agencies]);
  }
  await asOperator(ctx, (t) => scores.endScoring(t, agencies, modelVersion));
  return { count: agencies.length, written };
}

const byId = (a: AgencyVersion, b: AgencyVersion) => (a.id < b.id ? -1 : 1);

function chunk<Item>(items: readonly Item[], size: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / size) }, (_, at) =>
    items.slice(at * size, (at + 1) * size),
  );
}
