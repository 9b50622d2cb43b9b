import { partyFigures } from "./market-parties.ts";
import type { Counted, MarketFigures, MarketPeriod, MarketRow } from "./market-row.ts";
import { weightedQuartiles, weightedShare } from "../statistics/quantiles/weighted-quantiles.ts";
import type { Quartiles, Weighted } from "../statistics/quantiles/weighted-quantiles.ts";

export interface MarketOptions {
  /** Fewer are "zu wenig Daten". */
  readonly minimum?: number;
  /** Parties listed */
  readonly top?: number;
  /** Quarters shown, the latest */
  readonly quarters?: number;
}

const defaults = { minimum: 5, top: 10, quarters: 40 };

/**
 * A market in figures from its rows: how much is called for, how crowded, what it costs, who buys and who wins. Every
 * figure says how many awards it rests on and which share states nothing. The order of the rows does not matter.
 */
export function marketFigures(
  rows: readonly MarketRow[],
  options: MarketOptions = {},
): MarketFigures {
  const { minimum, top, quarters } = { ...defaults, ...options };
  const awards = rows.filter(({ state }) => state === "awarded");
  const tenders = firstRows(rows);
  const offers = offersOf(awards);
  const values = valuesOf(awards);
  const offerQuartiles = quartilesOf(offers, minimum);
  const valueQuartiles = quartilesOf(values, minimum);
  const days = rows
    .flatMap(({ publishedOn = "", awardedOn = "" }) => [publishedOn, awardedOn])
    .filter((day) => quarterOf(day) !== undefined)
    .toSorted();
  const [from, to] = [days[0], days.at(-1)];
  return {
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    tenderCount: tenders.length,
    awardCount: awards.length,
    offers: {
      ...counted(offers.length, awards.length),
      ...(offerQuartiles && {
        quartiles: offerQuartiles,
        singleShare: weightedShare(offers, (value) => value === 1),
      }),
    },
    values: {
      ...counted(values.length, awards.length),
      ...(valueQuartiles && { quartiles: valueQuartiles }),
    },
    buyers: partyFigures(
      tenders.map(({ buyerId, buyerName }) =>
        buyerId === undefined ? [] : [{ id: buyerId, name: buyerName ?? "" }],
      ),
      tenders.length,
      { minimum, top },
    ),
    winners: partyFigures(
      awards.map(({ winners }) => winners),
      awards.length,
      { minimum, top },
    ),
    periods: periodsOf(tenders, awards, minimum, quarters),
  };
}

/** A tender counts once, by its first lot in a fixed order. */
function firstRows(rows: readonly MarketRow[]): MarketRow[] {
  const first = new Map<string, MarketRow>();
  for (const row of rows) {
    const earlier = first.get(row.tenderId);
    if (!earlier || row.lotId < earlier.lotId) first.set(row.tenderId, row);
  }
  return [...first.values()].toSorted((a, b) => (a.tenderId < b.tenderId ? -1 : 1));
}

/** "No offer received" is a number too: the lot was called for in vain. */
function offersOf(awards: readonly MarketRow[]): Weighted[] {
  const offers = awards.flatMap(({ tenderId, offersReceived }) =>
    offersReceived !== undefined && offersReceived >= 0 ? { value: offersReceived, tenderId } : [],
  );
  return weighByTender(offers);
}

function valuesOf(awards: readonly MarketRow[]): Weighted[] {
  const values = awards.flatMap(({ tenderId, valueCents, currency }) =>
    valueCents !== undefined && valueCents > 100 && currency === "EUR"
      ? { value: valueCents, tenderId }
      : [],
  );
  return weighByTender(values);
}

/** The lots of one procedure share its weight, so that one of three hundred lots is not the whole market. */
function weighByTender(
  entries: readonly { readonly value: number; readonly tenderId: string }[],
): Weighted[] {
  const lotCounts = new Map<string, number>();
  for (const { tenderId } of entries) lotCounts.set(tenderId, (lotCounts.get(tenderId) ?? 0) + 1);
  return entries.map(({ value, tenderId }) => ({
    value,
    weight: 1 / (lotCounts.get(tenderId) ?? 1),
  }));
}

/** undefined below `minimum` entries */
function quartilesOf(entries: readonly Weighted[], minimum: number): Quartiles | undefined {
  return entries.length < minimum ? undefined : weightedQuartiles(entries);
}

function counted(n: number, total: number): Counted {
  return { n, missingShare: total === 0 ? 0 : 1 - n / total };
}

function periodsOf(
  tenders: readonly MarketRow[],
  awards: readonly MarketRow[],
  minimum: number,
  limit: number,
): MarketPeriod[] {
  const published = groupBy(tenders, ({ publishedOn }) => quarterOf(publishedOn));
  const awarded = groupBy(awards, ({ awardedOn }) => quarterOf(awardedOn));
  return quartersBetween([...published.keys(), ...awarded.keys()], limit).map((label) => {
    const ofQuarter = awarded.get(label) ?? [];
    const offers = offersOf(ofQuarter);
    const values = valuesOf(ofQuarter);
    const medianOffers = quartilesOf(offers, minimum)?.median;
    const medianValueCents = quartilesOf(values, minimum)?.median;
    return {
      label,
      tenders: published.get(label)?.length ?? 0,
      awards: ofQuarter.length,
      offersN: offers.length,
      ...(medianOffers !== undefined && { medianOffers }),
      valuesN: values.length,
      ...(medianValueCents !== undefined && { medianValueCents }),
    };
  });
}

function groupBy(
  rows: readonly MarketRow[],
  keyOf: (row: MarketRow) => string | undefined,
): ReadonlyMap<string, readonly MarketRow[]> {
  const groups = new Map<string, MarketRow[]>();
  for (const row of rows) {
    const key = keyOf(row);
    if (key === undefined) continue;
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

/** "2025-08-14" → "2025-Q3"; undefined for what is no day. */
function quarterOf(day: string | undefined): string | undefined {
  const [, year, month] = /^(\d{4})-(\d{2})-\d{2}$/.exec(day ?? "") ?? [];
  const number = Number(month);
  return year !== undefined && number >= 1 && number <= 12
    ? `${year}-Q${Math.ceil(number / 3)}`
    : undefined;
}

/** Every quarter from the first to the last of these, at most the latest `limit`. */
function quartersBetween(quarters: readonly string[], limit: number): string[] {
  const indices = quarters.map(quarterIndex);
  if (indices.length === 0) return [];
  let [first, last] = [indices[0]!, indices[0]!];
  for (const index of indices) {
    first = Math.min(first, index);
    last = Math.max(last, index);
  }
  first = Math.max(first, last - limit + 1);
  return Array.from({ length: last - first + 1 }, (_, at) => quarterLabel(first + at));
}

const quarterIndex = (quarter: string): number =>
  Number(quarter.slice(0, 4)) * 4 + Number(quarter.slice(6)) - 1;
const quarterLabel = (index: number): string =>
  `${String(Math.floor(index / 4)).padStart(4, "0")}-Q${(index % 4) + 1}`;
