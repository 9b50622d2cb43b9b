import { marketFigures } from "@tc/assessment";
import type { MarketFigures } from "@tc/assessment";
import type { getMarket as endpoint } from "@tc/contract";
import { agencySectorDefinitions } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import type { Remember } from "../../platform/memory/remember-for.ts";
import { listMarketRows } from "./market-rows.ts";
import { datasetKind } from "./market.store.ts";

export type Market = z.input<typeof endpoint.response>;

export interface MarketQuestion {
  /** Without one all agency sectors of agencies together: the rest of public procurement is no market of theirs. */
  readonly agencySector?: AgencySector | undefined;
  readonly region?: Land | undefined;
  readonly years: number;
}

/** What is called for in an agency sector and region, how crowded it is, who buys and who wins. Published data, the same for all. */
export async function getMarket(
  ctx: Context,
  question: MarketQuestion,
  remember: Remember<Market>,
): Promise<Market> {
  const kind = await datasetKind(ctx.db);
  const { agencySector = "", region = "", years } = question;
  const since = yearsBefore(ctx.now(), years);
  return remember(`${kind} ${agencySector} ${region} ${since}`, async () => {
    const rows = await listMarketRows(ctx.db, {
      cpvPrefixes: prefixesOf(question.agencySector),
      region: question.region,
      since,
    });
    // The quarter in which the period begins is a part of it.
    const figures = marketFigures(rows, { quarters: years * 4 + 1 });
    return toMarket(figures, kind === "sample");
  });
}

function prefixesOf(agencySector: AgencySector | undefined): string[] {
  const agencySectors = agencySector
    ? [agencySectorDefinitions[agencySector]]
    : Object.values(agencySectorDefinitions);
  return [...new Set(agencySectors.flatMap(({ cpv }): readonly string[] => cpv))];
}

function yearsBefore(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() - years);
  return day.toISOString().slice(0, 10);
}

function toMarket(figures: MarketFigures, sample: boolean): Market {
  const { singleShare, ...offers } = figures.offers;
  const { buyers, winners } = figures;
  return {
    ...figures,
    offers: {
      ...offers,
      ...(singleShare !== undefined && { singlePercent: Math.round(singleShare * 100) }),
    },
    buyers: { ...buyers, parties: [...buyers.parties] },
    winners: { ...winners, parties: [...winners.parties] },
    periods: [...figures.periods],
    sample,
  };
}
