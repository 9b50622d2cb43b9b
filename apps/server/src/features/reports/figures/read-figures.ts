import type {
  BiFilters,
  getMarketBuyers,
  getMarketRegions,
  getMarketVolume,
  getMarketWinners,
  getOfferSpread,
  getOwnFunnel as getOwnFunnelEndpoint,
  getPriceWeightSpread,
  getValueSpread,
  listRetenders as listRetendersEndpoint,
} from "@tc/contract";
import { biFilters } from "@tc/contract";
import type { ReportSection } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import { inAgency } from "../../../platform/tenancy/tenancy.ts";
import {
  findBuyerName,
  findBuyers,
  findOfferSpread,
  findPriceWeightSpread,
  findRegions,
  findValueSpread,
  findVolume,
  findWinners,
  getOwnFunnel,
  listOwnNameKeys,
  readScope,
} from "../../business-intelligence/index.ts";
import { listRetenders } from "../../retenders/index.ts";

type Answer<Endpoint extends { readonly response: z.ZodType }> = z.input<Endpoint["response"]>;

/** What each part of a report tells; it is what its screen gets. */
export interface PartFigures {
  readonly volume: Answer<typeof getMarketVolume>;
  readonly regions: Answer<typeof getMarketRegions>;
  readonly offers: Answer<typeof getOfferSpread>;
  readonly values: Answer<typeof getValueSpread>;
  readonly priceWeights: Answer<typeof getPriceWeightSpread>;
  readonly winners: Answer<typeof getMarketWinners>;
  readonly buyers: Answer<typeof getMarketBuyers>;
  readonly funnel: Answer<typeof getOwnFunnelEndpoint>;
  readonly retenders: Answer<typeof listRetendersEndpoint>;
}

export interface ReportFigures {
  /** Always there: the head of a report is made of it. */
  readonly volume: PartFigures["volume"];
  readonly parts: { readonly [Section in ReportSection]?: PartFigures[Section] };
  readonly filters: z.output<typeof biFilters>;
  readonly buyerName?: string;
}

/** Windows that begin later are too far off for a report. */
const radarMonths = 24;

/**
 * All figures of a report, one statement after the other: a report may wait, and screens that are open should not. They are
 * made by what answers the screens of business intelligence and the radar.
 */
export async function readFigures(
  ctx: Context,
  {
    agencyId,
    filters: stored,
    sections,
  }: {
    readonly agencyId: string;
    readonly filters: BiFilters;
    readonly sections: readonly ReportSection[];
  },
): Promise<ReportFigures> {
  const filters = biFilters.parse(stored);
  const scope = await readScope(ctx, filters, agencyId);
  const volume = await findVolume(ctx, scope);
  const read: { [Section in ReportSection]: () => Promise<PartFigures[Section]> } = {
    volume: () => Promise.resolve(volume),
    regions: () => findRegions(ctx, scope),
    offers: () => findOfferSpread(ctx, scope),
    values: () => findValueSpread(ctx, scope),
    priceWeights: () => findPriceWeightSpread(ctx, scope),
    winners: async () => findWinners(ctx, scope, await inAgency(ctx, agencyId, listOwnNameKeys)),
    buyers: () => findBuyers(ctx, scope),
    funnel: () => getOwnFunnel(ctx, filters, agencyId),
    retenders: () =>
      listRetenders(ctx, {
        agencySectors: scope.sectors,
        region: scope.region,
        buyer: scope.buyer,
        months: radarMonths,
      }),
  };
  const parts: Partial<Record<ReportSection, unknown>> = {};
  for (const section of sections) parts[section] = await read[section]();
  const buyerName = filters.buyer && (await findBuyerName(ctx.db, filters.buyer));
  return {
    volume,
    // Each was read by the entry of its own name.
    parts: parts as ReportFigures["parts"],
    filters,
    ...(buyerName && { buyerName }),
  };
}
