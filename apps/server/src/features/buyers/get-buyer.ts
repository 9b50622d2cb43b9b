import type { getBuyer as endpoint } from "@tc/contract";
import { agencySectorsOf, AppError } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { statedAmountOf, volumeLockOf } from "../assessment/index.ts";
import { findProfile } from "../profile/index.ts";
import { isSample, listRows, toListItem, toLockedItem } from "../tenders/index.ts";
import type { ListRow } from "../tenders/index.ts";
import * as store from "./buyers.store.ts";

export type BuyerDetail = z.input<typeof endpoint.response>;

const maxAwards = 100;

/** A buyer with what is open and what was awarded; shares say how complete the published results are. */
export async function getBuyer(ctx: Context, id: string): Promise<BuyerDetail> {
  const { db } = ctx;
  const { tier, agencyId } = requireMembership(ctx);
  const buyer = await store.findBuyer(db, id);
  if (!buyer) throw new AppError("not_found");
  const now = ctx.now();
  const [calls, awards, counts, tenderCount, sample] = await Promise.all([
    store.listCallIds(db, id, now).then((ids) => listRows(db, ids)),
    store.listAwards(db, id, maxAwards),
    store.countAwards(db, id),
    store.countTenders(db, id),
    isSample(db),
  ]);
  const profile = await inAgency(ctx, agencyId, findProfile);
  const ownSectors = new Set<string>(profile?.data.agencySectors);
  const isLocked = (row: ListRow) => volumeLockOf(tier, statedAmountOf(row)) !== undefined;
  const lockedCalls = new Set(calls.filter(isLocked).map(({ slug }) => slug));
  const items = calls.map((row) => {
    const item = toListItem(row, now.getTime());
    return lockedCalls.has(row.slug) ? toLockedItem(item) : item;
  });
  return {
    id: buyer.id,
    name: buyer.name,
    ...(buyer.town !== null && { town: buyer.town }),
    ...(buyer.country !== null && { country: buyer.country }),
    ...(buyer.website !== null && { website: buyer.website }),
    identifiers: buyer.identifiers,
    openTenders: items.filter(({ state }) => state === "open"),
    tenderCount,
    awards: awards.map((award) => ({
      tenderSlug: award.slug,
      title: award.title,
      lotId: award.lot_id,
      ...(award.awarded_on !== null && { awardedOn: award.awarded_on }),
      winners: award.winners,
      winnerCount: award.winner_count,
      isInAgencySectors: agencySectorsOf(award.cpv).some((sector) => ownSectors.has(sector)),
      ...(award.offers_received !== null && { offersReceived: award.offers_received }),
      // Published history stays open, but the values of single lots would reveal the volume of a locked call.
      ...(!lockedCalls.has(award.slug) &&
        award.value_cents !== null &&
        award.value_currency !== null && {
          value: { cents: Number(award.value_cents), currency: award.value_currency },
        }),
    })),
    awardCount: counts.total,
    ...(counts.total > 0 && {
      awardsWithOffersShare: counts.withOffers / counts.total,
      awardsWithValueShare: counts.withValue / counts.total,
    }),
    sample,
  };
}
