import type { RankedReference } from "@tc/assessment";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { currentModels, forecastOf } from "../../scoring/index.ts";
import { findAssessedProfile } from "./assessed-tender.store.ts";
import type { AssessedTender } from "./assessed-tender.store.ts";
import type { Judges } from "./judge-tender.ts";

/** An agency's references, those that show this work best first. Undefined until there are models and a forecast. */
export async function referencesFor(
  ctx: Context,
  judges: Judges,
  agencyId: string,
  tender: AssessedTender,
): Promise<RankedReference[] | undefined> {
  const models = await currentModels(ctx);
  const forecast = models && (await forecastOf(ctx, tender));
  const profile = await inAgency(ctx, agencyId, findAssessedProfile);
  if (!models || !forecast || !profile) return undefined;
  const agency = { id: agencyId, profile };
  return judges.fits.rankReferences(ctx.db, models, agency, { tender, forecast });
}
