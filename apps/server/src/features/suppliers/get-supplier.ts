import type { getSupplier as endpoint } from "@tc/contract";
import { addMonths, AppError } from "@tc/domain";
import type { AgencySector } from "@tc/domain";
import type { z } from "zod";
import type { Context } from "../../platform/context.ts";
import { inAgency, requireMembership } from "../../platform/tenancy/tenancy.ts";
import { hasMissingFacts, listOwnNameKeys } from "../business-intelligence/index.ts";
import { isSample } from "../tenders/index.ts";
import { listLossesTo } from "./own-losses.store.ts";
import * as store from "./supplier.store.ts";

type Supplier = z.input<typeof endpoint.response>;

const top = { buyers: 12, partners: 10, latest: 10, names: 10, losses: 10 };
/** The longest that the radar looks ahead */
const radarMonths = 60;
/** Fewer values are shown as the cases that they are. */
const fewestForMedian = 8;
const mostQuarters = 12;

/** What a company won in agency sectors, of published results; and what the caller lost to it. Throws not_found. */
export async function getSupplier(ctx: Context, id: string): Promise<Supplier> {
  const { agencyId } = requireMembership(ctx);
  const supplier = await store.findSupplier(ctx.db, id);
  if (!supplier) throw new AppError("not_found");
  const published = await findPublished(ctx, supplier);
  const agency = await inAgency(ctx, agencyId, async (t) => ({
    nameKeys: await listOwnNameKeys(t),
    losses: await listLossesTo(t, supplier.nameKey, top.losses),
  }));
  const { n, lost, cases } = agency.losses;
  return {
    ...published,
    isOwn: agency.nameKeys.includes(supplier.nameKey),
    lostTo: {
      n,
      lost,
      cases: cases.map(({ slug, title, on }) => ({ tenderSlug: slug, title, on })),
    },
  };
}

/** The same for every caller */
export async function findPublished(
  ctx: Context,
  supplier: store.SupplierRow,
): Promise<Omit<Supplier, "isOwn" | "lostTo">> {
  const { db } = ctx;
  const { ids } = supplier;
  const today = ctx.now().toLocaleDateString("sv-SE", { timeZone: "Europe/Berlin" });
  const radarUntil = addMonths(today, radarMonths);
  const [totals, groups, quarters, buyers, partners, latest, isIncomplete, sample] =
    await Promise.all([
      store.findTotals(db, ids),
      store.listValueGroups(db, ids),
      store.countByQuarter(db, ids),
      store.listBuyers(db, ids, { top: top.buyers, today, radarUntil }),
      store.listPartners(db, supplier, top.partners),
      store.listLatest(db, ids, top.latest),
      hasMissingFacts(ctx),
      isSample(db),
    ]);
  const ordered = orderedGroups(groups);
  return {
    id: supplier.id,
    name: supplier.name,
    spellings: supplier.spellings.slice(0, top.names),
    spellingCount: supplier.spellings.length,
    towns: supplier.towns.slice(0, top.names),
    townCount: supplier.towns.length,
    ...(totals.from !== null && { from: totals.from }),
    ...(totals.to !== null && { to: totals.to }),
    wins: totals.wins,
    tenders: totals.tenders,
    undated: totals.undated,
    values: {
      n: ordered[0]?.n ?? 0,
      of: totals.wins,
      ...(totals.valueCents !== null && { sumCents: totals.valueCents }),
      groups: ordered.map(toValueGroup),
    },
    sectors: sectorsOf(groups),
    alone: { n: totals.offersN, of: totals.wins, single: totals.single },
    ...periodsOf(quarters, today),
    buyers: {
      n: totals.withBuyer,
      of: totals.wins,
      count: buyers.count,
      repeated: buyers.repeated,
      parties: buyers.parties.map(toBuyer),
      dated: totals.dated,
    },
    partners,
    latest: latest.map(toLatest),
    isComplete: !isIncomplete,
    sample,
  };
}

/** All together first, then by what is stated; equal ones by name, so that the order never jumps. */
function orderedGroups(groups: readonly store.ValueGroup[]): store.ValueGroup[] {
  return groups.toSorted(
    (a, b) =>
      Number(b.sector === "") - Number(a.sector === "") ||
      b.n - a.n ||
      (a.sector < b.sector ? -1 : 1),
  );
}

function toValueGroup({ sector, total, n, quantiles, values }: store.ValueGroup) {
  const [p10 = 0, p25 = 0, median = 0, p75 = 0, p90 = 0] = quantiles ?? [];
  return {
    // Written from the same list of names.
    ...(sector !== "" && { sector: sector as AgencySector }),
    n,
    of: total,
    ...(n >= fewestForMedian && { median }),
    ...(n >= store.fewestForSpread ? { spread: { p10, p25, p75, p90 } } : { values: values ?? [] }),
  };
}

function sectorsOf(groups: readonly store.ValueGroup[]): Supplier["sectors"] {
  return groups
    .filter(({ sector }) => sector !== "")
    .toSorted((a, b) => b.total - a.total || (a.sector < b.sector ? -1 : 1))
    .map(({ sector, total }) => ({ sector: sector as AgencySector, wins: total }));
}

/** From the first award to the running period; days after today hold too, for notices may be ahead of the clock. */
function periodsOf(
  quarters: readonly { readonly quarter: string; readonly wins: number }[],
  today: string,
): Pick<Supplier, "grain" | "periods"> {
  const quarterOf = (day: string) =>
    Number(day.slice(0, 4)) * 4 + Math.floor((Number(day.slice(5, 7)) - 1) / 3);
  const placed = quarters.map(({ quarter, wins }) => ({ at: quarterOf(quarter), wins }));
  if (placed.length === 0) return { grain: "quarter", periods: [] };
  const first = Math.min(...placed.map(({ at }) => at));
  const last = Math.max(quarterOf(today), ...placed.map(({ at }) => at));
  const grain = last - first < mostQuarters ? "quarter" : "year";
  const labelOf = (at: number) =>
    grain === "year" ? String(Math.floor(at / 4)) : `${Math.floor(at / 4)}-Q${(at % 4) + 1}`;
  const periods = new Map<string, number>();
  for (let at = first; at <= last; at++) periods.set(labelOf(at), 0);
  for (const { at, wins } of placed)
    periods.set(labelOf(at), (periods.get(labelOf(at)) ?? 0) + wins);
  return { grain, periods: [...periods].map(([label, wins]) => ({ label, wins })) };
}

function toBuyer(row: store.BuyerRow): Supplier["buyers"]["parties"][number] {
  const { id, name, wins, lastOn, endsOn, slug, lotId, isOnRadar } = row;
  return {
    id,
    name,
    wins,
    ...(lastOn !== null && { lastOn }),
    ...(endsOn !== null &&
      slug !== null &&
      lotId !== null && {
        nextEnd: { on: endsOn, tenderSlug: slug, lotId, isOnRadar: isOnRadar === true },
      }),
  };
}

function toLatest(row: store.LatestRow): Supplier["latest"][number] {
  const { slug, title, lotId, on, buyerName, cents, offers } = row;
  return {
    tenderSlug: slug,
    title,
    lotId,
    ...(on !== null && { on }),
    ...(buyerName !== null && { buyerName }),
    ...(cents !== null && { valueCents: cents }),
    ...(offers !== null && { offers }),
  };
}
