import { marketFigures, weightedQuartiles } from "@tc/assessment";
import type { MarketRow } from "@tc/assessment";
import type { getBuyerDossier as endpoint } from "@tc/contract";
import { AppError, dossierMinimum } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/database/database.ts";
import { requireMembership } from "../../../platform/tenancy/tenancy.ts";
import { toMarketRows } from "../../market/index.ts";
import { isSample, listLockedFor } from "../../tenders/index.ts";
import { findBuyer } from "../buyers.store.ts";
import * as store from "./dossier.store.ts";
import type { DossierTender } from "./dossier.store.ts";
import { noticePractice } from "./notice-practice.ts";

export type BuyerDossier = z.input<typeof endpoint.response>;

/** Notices are read for their words; older ones say little of how a buyer awards today. */
const maxNoticesRead = 200;
const topWinners = 8;

/** How a buyer awards, of published notices alone. Throws not_found. */
export async function getBuyerDossier(ctx: Context, id: string): Promise<BuyerDossier> {
  const { db } = ctx;
  const { tier } = requireMembership(ctx);
  if (!(await findBuyer(db, id))) throw new AppError("not_found");
  const tenders = await store.listTenders(db, id);
  const byId = new Map(tenders.map((tender) => [tender.id, tender]));
  const rows = await toMarketRows(db, tenders);
  const latest = tenders.slice(0, maxNoticesRead);
  const practices = new Map(
    (
      await store.listNoticeTexts(
        db,
        latest.map((tender) => tender.id),
      )
    ).map((text) => [text.id, noticePractice(text)]),
  );
  const calls = tenders.filter(({ stage }) => stage === "call").map((tender) => tender.id);
  const locked = await listLockedFor(db, tier, calls);
  const figures = marketFigures(rows, { minimum: dossierMinimum, top: topWinners });
  const awards = newestFirst(rows.filter(({ state }) => state === "awarded"));
  const closed = rows.filter(({ lotId, state }) => lotId !== "" && state === "cancelled");
  const results = awards.length + closed.length;
  const caseOf = (tenderId: string, on?: string) => toCase(byId.get(tenderId), on);
  return {
    ...(figures.from !== undefined && { from: figures.from }),
    ...(figures.to !== undefined && { to: figures.to }),
    tenders: tenders.length,
    results,
    priceWeight: priceWeights(latest, practices, locked),
    pitches: pitchesOf(latest, practices, locked),
    cancellations: {
      n: closed.length,
      of: results,
      procedures: tenders.filter(({ stage }) => stage === "cancelled").length,
      cases: few(closed.length, newestFirst(closed)).map((row) =>
        caseOf(row.tenderId, row.awardedOn ?? row.publishedOn),
      ),
    },
    offers: {
      n: figures.offers.n,
      of: awards.length,
      ...(figures.offers.quartiles && { quartiles: figures.offers.quartiles }),
      ...(figures.offers.singleShare !== undefined && {
        singlePercent: Math.round(figures.offers.singleShare * 100),
      }),
      cases: few(
        figures.offers.n,
        awards.flatMap(({ tenderId, awardedOn, offersReceived }) =>
          offersReceived === undefined
            ? []
            : [{ ...caseOf(tenderId, awardedOn), value: offersReceived }],
        ),
      ),
    },
    values: {
      n: figures.values.n,
      of: awards.length,
      ...(figures.values.quartiles && { quartiles: figures.values.quartiles }),
      cases: few(
        figures.values.n,
        awards.flatMap(({ tenderId, awardedOn, valueCents, currency }) =>
          // The value of one lot would tell the volume of a call that the plan locks.
          valueCents === undefined ||
          valueCents <= 100 ||
          currency !== "EUR" ||
          locked.has(tenderId)
            ? []
            : [{ ...caseOf(tenderId, awardedOn), value: valueCents }],
        ),
      ),
    },
    winners: await winnersOf(db, awards),
    withoutCall: withoutCall(tenders, rows),
    sample: await isSample(db),
  };
}

/** Below the minimum the cases themselves, above it none: the figures say it. */
function few<Case>(n: number, cases: readonly Case[]): Case[] {
  return n < dossierMinimum ? cases.slice(0, dossierMinimum - 1) : [];
}

function toCase(tender: DossierTender | undefined, on?: string) {
  return {
    slug: tender?.slug ?? "",
    title: tender?.title ?? "",
    ...(on !== undefined && { on }),
  };
}

function newestFirst(rows: readonly MarketRow[]): MarketRow[] {
  const dayOf = ({ awardedOn, publishedOn }: MarketRow) => awardedOn ?? publishedOn ?? "";
  return rows.toSorted(
    (a, b) =>
      dayOf(b).localeCompare(dayOf(a)) ||
      a.tenderId.localeCompare(b.tenderId) ||
      a.lotId.localeCompare(b.lotId),
  );
}

type Practices = ReadonlyMap<string, ReturnType<typeof noticePractice>>;
/** Calls of which the plan opens no more than title, buyers and deadlines: they count, and are no cases. */
type Locked = ReadonlySet<string>;

function priceWeights(
  tenders: readonly DossierTender[],
  practices: Practices,
  locked: Locked,
): BuyerDossier["priceWeight"] {
  const weights = tenders.flatMap((tender) => {
    const weight = practices.get(tender.id)?.priceWeight;
    return typeof weight === "number" ? [{ tender, weight }] : [];
  });
  return {
    n: weights.length,
    of: tenders.length,
    unclear: tenders.filter(({ id }) => practices.get(id)?.priceWeight === "unclear").length,
    ...(weights.length >= dossierMinimum && {
      quartiles: weightedQuartiles(weights.map(({ weight }) => ({ value: weight, weight: 1 }))),
    }),
    cases: few(
      weights.length,
      weights.flatMap(({ tender, weight }) =>
        locked.has(tender.id)
          ? []
          : [{ ...toCase(tender, tender.publishedOn ?? undefined), value: weight }],
      ),
    ),
  };
}

function pitchesOf(
  tenders: readonly DossierTender[],
  practices: Practices,
  locked: Locked,
): BuyerDossier["pitches"] {
  const pitches = tenders.flatMap((tender) => {
    const says = practices.get(tender.id)?.pitch;
    return says === undefined ? [] : [{ tender, says }];
  });
  const count = (wanted: string) => pitches.filter(({ says }) => says === wanted).length;
  return {
    n: pitches.length,
    of: tenders.length,
    fee: count("fee"),
    noFee: count("no-fee"),
    cases: few(
      pitches.length,
      pitches.flatMap(({ tender, says }) =>
        locked.has(tender.id) ? [] : [{ ...toCase(tender, tender.publishedOn ?? undefined), says }],
      ),
    ),
  };
}

/** Each company once an award; a consortium's members each count. */
async function winnersOf(db: Db, awards: readonly MarketRow[]): Promise<BuyerDossier["winners"]> {
  const { winners } = marketFigures(awards, { minimum: 1, top: topWinners });
  const hasShares = winners.n >= dossierMinimum;
  // A party of the market is known by the key of its name.
  const supplierIds = await store.listSupplierIds(
    db,
    winners.parties.map(({ id }) => id),
  );
  return {
    n: winners.n,
    of: awards.length,
    parties: winners.parties.map(({ id, name, count, share }) => {
      const supplierId = supplierIds.get(id);
      return {
        name,
        count,
        ...(hasShares && { share }),
        ...(supplierId !== undefined && { supplierId }),
      };
    }),
  };
}

function withoutCall(
  tenders: readonly DossierTender[],
  rows: readonly MarketRow[],
): BuyerDossier["withoutCall"] {
  const named = tenders.filter(({ procedure }) => procedure !== null);
  const without = named.filter(({ procedure }) => procedure === "neg-wo-call");
  const rowsOf = Map.groupBy(rows, ({ tenderId }) => tenderId);
  return {
    n: without.length,
    of: named.length,
    cases: without.slice(0, dossierMinimum - 1).map((tender) => {
      const results = rowsOf.get(tender.id) ?? [];
      const days = results.flatMap(({ awardedOn }) => awardedOn ?? []).toSorted();
      return {
        ...toCase(tender, days.at(-1) ?? tender.publishedOn ?? undefined),
        winners: [...new Set(results.flatMap(({ winners }) => winners.map(({ name }) => name)))],
      };
    }),
  };
}
