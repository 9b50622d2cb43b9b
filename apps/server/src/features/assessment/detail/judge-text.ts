import { criteriaOf, prepareTender, tenderText } from "@tc/assessment";
import type { Knockout } from "@tc/assessment";
import type { TenderAssessment, VolumeLock } from "@tc/contract";
import { canUse, cheapestTierWith } from "@tc/domain";
import type { Feature, Tender, Tier } from "@tc/domain";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import { listCodeLabels } from "../../code-lists/index.ts";
import { budgetRange, currentModels, makeForecast } from "../../scoring/index.ts";
import type { DocumentFacts, Models, TenderForecast } from "../../scoring/index.ts";
import type { AgencyFit } from "../row/agency-fits.ts";
import { statedAmountIn, volumeLockOf } from "../volume-lock.ts";
import { fitAnswerOf } from "./answer-parts.ts";
import * as store from "./assessed-tender.store.ts";
import type { AssessedProfile } from "./assessed-tender.store.ts";
import { estimatedAnswerOf } from "./budget-answer.ts";
import { chancesPart } from "./chances-part.ts";
import { chancesFor } from "./judge-tender.ts";
import type { Judges } from "./judge-tender.ts";
import { likelyCode } from "./likely-code.ts";

export interface TextToJudge {
  /** What the text tells of a tender; its description is the text as far as it counts for the fit. */
  readonly record: Tender;
  /** All of the text, where amounts may stand */
  readonly text: string;
  /** What the text says that would count as an agency's own document does */
  readonly facts: Pick<DocumentFacts, "requirements" | "priceWeight" | "invited">;
}

export interface TextJudgement extends Pick<TenderAssessment, "fit" | "chances" | "budget"> {
  readonly profile: AssessedProfile | undefined;
  /** Undefined until there are models and a profile */
  readonly criteria: readonly Knockout[] | undefined;
  readonly cpv:
    | {
        readonly code: string;
        readonly label?: string;
        readonly isEstimated: boolean;
      }
    | undefined;
  /** An amount of the text above the plan's cap; an agency's own text is never locked. */
  readonly volumeWarning: VolumeLock | undefined;
}

/** No tender of ours: its own award is not among those it is compared with. */
const textId = "text";

/** The judgement of `judgeTender` for a text that is no published tender. Nothing of it is stored or kept in memory. */
export async function judgeText(
  ctx: Context,
  judges: Pick<Judges, "fits">,
  { agencyId, tier }: { readonly agencyId: string; readonly tier: Tier | null },
  { record, text, facts }: TextToJudge,
): Promise<TextJudgement> {
  const isOpen = (feature: Feature) => canUse(tier, feature);
  const models = await currentModels(ctx);
  const profile = await inAgency(ctx, agencyId, (t) => store.findAssessedProfile(t));
  const code = record.cpv[0] ?? (models && estimatedCode(models, record));
  const coded = { ...record, cpv: record.cpv.length > 0 || !code ? record.cpv : [code] };
  const forecast =
    models &&
    makeForecast(models, {
      id: textId,
      buyerId: null,
      record: { ...coded, description: text },
    });
  const labels = await listCodeLabels(ctx.db, "cpv", coded.cpv);
  const fit =
    models && profile && forecast && isOpen("agencyFit")
      ? await judges.fits.assessPrepared(
          models,
          { id: agencyId, profile },
          {
            ...prepareTender(models.fit, record, {
              labelOf: (cpv) => labels.get(cpv),
              budget: budgetRange(forecast.budget),
            }),
            requirements: facts.requirements,
          },
          ctx.now().getTime(),
        )
      : undefined;
  const label = code === undefined ? undefined : labels.get(code);
  return {
    profile,
    criteria: fit && criteriaOf(fit.assessment.knockouts),
    cpv:
      code === undefined
        ? undefined
        : { code, ...(label !== undefined && { label }), isEstimated: record.cpv.length === 0 },
    fit: !isOpen("agencyFit")
      ? lockedPart("agencyFit")
      : fit
        ? fitAnswerOf(fit.assessment, (profile?.weights ?? null) !== null)
        : { kind: "pending" },
    chances: isOpen("tenderChances")
      ? chancesOfText(models, forecast, fit, { agencyId, profile, record: coded, facts })
      : lockedPart("tenderChances"),
    budget: isOpen("budget")
      ? await estimatedAnswerOf(ctx.db, forecast?.budget)
      : lockedPart("budget"),
    volumeWarning: volumeLockOf(tier, forecast && statedAmountIn(forecast.budget)),
  };
}

function estimatedCode({ fit }: Models, record: Tender): string | undefined {
  return likelyCode(fit.estimateCpv?.(tenderText(record, () => undefined)) ?? []);
}

function chancesOfText(
  models: Models | undefined,
  forecast: TenderForecast | undefined,
  fit: AgencyFit | undefined,
  {
    agencyId,
    profile,
    record,
    facts,
  }: Pick<TextToJudge, "record" | "facts"> & {
    readonly agencyId: string;
    readonly profile: AssessedProfile | undefined;
  },
): TenderAssessment["chances"] {
  if (!models || !forecast || !fit || !profile) return { kind: "pending" };
  const { priceWeight, invited } = facts;
  const basis = {
    models,
    forecast,
    profile,
    agencyId,
    isIncumbent: false,
    tender: { id: textId, record },
    priceWeight,
    invited,
  };
  return chancesPart(chancesFor(fit, basis), basis, undefined);
}

function lockedPart(feature: Feature): { kind: "locked"; tier: Tier } {
  return { kind: "locked", tier: cheapestTierWith(feature) };
}
