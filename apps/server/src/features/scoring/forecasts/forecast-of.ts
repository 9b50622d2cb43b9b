import type { Context } from "../../../platform/context.ts";
import { asOperator } from "../../../platform/tenancy/tenancy.ts";
import * as operator from "./forecast.operator.store.ts";
import * as store from "./forecast.store.ts";
import { currentModels } from "../models/models.ts";

import { outcomesOf } from "./settle-results.ts";
import { makeForecast } from "./tender-forecast.ts";
import type { StoredForecast } from "./tender-forecast.ts";

/**
 * The forecast of the active models for the tender's current version; computed and stored when it is missing. Undefined
 * without models and for an unknown tender.
 */
export async function forecastOf(
  ctx: Context,
  tender: { readonly id: string },
): Promise<StoredForecast | undefined> {
  const models = await currentModels(ctx);
  if (!models) return undefined;
  const tenderRow = await store.findTender(ctx.db, tender.id);
  if (!tenderRow) return undefined;
  const { forecast: stored, ...current } = tenderRow;
  if (stored?.tenderVersion === current.version && stored.modelVersion === models.version)
    return stored;
  const forecast = makeForecast(models, current);
  const versions = { tenderVersion: current.version, modelVersion: models.version };
  await asOperator(ctx, async (t) => {
    // Store the outcome beside the old forecast before the new one replaces it.
    if (stored) await operator.writeOutcomes(t, outcomesOf(current.id, stored, current.record));
    await operator.writeForecasts(t, models.version, [
      { tenderId: current.id, tenderVersion: current.version, forecast },
    ]);
  });
  return { ...forecast, ...versions, forecastAt: ctx.now() };
}
