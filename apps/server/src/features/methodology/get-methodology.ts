import type { getMethodology as endpoint } from "@tc/contract";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import type { Remember } from "../../platform/memory/remember-for.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import * as store from "./methodology.store.ts";
import { outcomeBins } from "./outcome.operator.store.ts";
import { round, toReliability } from "./reliability.ts";

export type Methodology = z.input<typeof endpoint.response>;

/** What the numbers rest on and how well they have held so far: the same for everybody, and nothing of one agency. */
export async function getMethodology(
  ctx: Context,
  remember: Remember<Methodology>,
): Promise<Methodology> {
  const kind = await store.datasetKind(ctx.db);
  return remember(kind, () => findMethodology(ctx, kind));
}

async function findMethodology(ctx: Context, kind: string): Promise<Methodology> {
  const { db } = ctx;
  const model = await store.findModel(db);
  const forecasts = toReliability(await store.forecastBins(db));
  const { n, share, from, to } = await store.forecastCoverage(db);
  const outcomes = toReliability(await asOperator(ctx, outcomeBins));
  return {
    ...(model && describeModel(model)),
    forecasts: { ...forecasts, ...(from && { from }), ...(to && { to }) },
    forecastCoverage: { n, ...(share !== null && { share: round(share) }) },
    outcomes,
    sample: kind === "sample",
  };
}

type Model = NonNullable<Awaited<ReturnType<typeof store.findModel>>>;

function describeModel({ version, trainedAt, basis }: Model): Partial<Methodology> {
  const { tenders, offers, budget, heldBack } = basis;
  const { single, offersCoverage, budgetCoverage } = heldBack;
  return {
    model: { version, trainedAt: trainedAt.toISOString(), tenders, offers, budget },
    ...(single && { heldBackSingle: { ...toReliability(single.bins), error: single.error } }),
    heldBackCoverage: {
      ...(offersCoverage !== undefined && { offers: offersCoverage }),
      ...(budgetCoverage !== undefined && { budget: budgetCoverage }),
    },
  };
}
