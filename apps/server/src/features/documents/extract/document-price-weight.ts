import { isInForce, isSure, lotIdOf } from "@tc/documents";
import type { DocumentItem } from "@tc/documents";
import type { Lot } from "@tc/domain";
import type { DocumentPriceWeight } from "../../scoring/index.ts";
import { sourceOf } from "./statement.ts";

type Criterion = Extract<DocumentItem, { readonly type: "award-criterion" }>;

/** Shares that are written rounded may miss the hundred by so much. */
const rounding = 1;

/**
 * How many percent the price counts, where every whole set of criteria that names a price says the same; `file` of an item
 * is the document's id. Points, a set that is not whole, contradicted weights and those read unsurely are none.
 */
export function priceWeightIn(
  items: readonly DocumentItem[],
  lots: readonly Pick<Lot, "id">[],
  nameOf: (documentId: string) => string,
): DocumentPriceWeight | undefined {
  const sets = setsOf(items, nameOf).filter(({ prices }) => prices.length > 0);
  const [percent, ...others] = new Set(sets.map(percentOf));
  if (percent === undefined || others.length > 0 || !coversAll(sets, lots)) return undefined;
  const price = sets.find(({ prices }) => prices.every(isSure))?.prices[0];
  return price && { percent, ...sourceOf(price, nameOf) };
}

interface CriteriaSet {
  readonly lot: string | undefined;
  readonly criteria: readonly Criterion[];
  readonly prices: readonly Criterion[];
}

/** What stands at one place for one lot. Two sets there add up to more than a hundred, and then tell nothing. */
function setsOf(
  items: readonly DocumentItem[],
  nameOf: (documentId: string) => string,
): CriteriaSet[] {
  const top = items
    .filter((item): item is Criterion => item.type === "award-criterion" && isInForce(item))
    .filter(({ parent, isComplete }) => parent === undefined && isComplete);
  const places = Map.groupBy(top, ({ file, place, lot = "" }) =>
    JSON.stringify([file, place, lot]),
  );
  return Array.from(places.values(), (criteria) => ({
    lot: criteria[0]?.lot ?? lotIn(nameOf(criteria[0]?.file ?? "")),
    criteria,
    prices: criteria.filter(({ kind }) => kind !== "quality"),
  }));
}

function percentOf({ criteria, prices }: CriteriaSet): number | undefined {
  const isContradicted = prices.some(({ state }) => state !== "ok");
  const sum = sumOf(criteria);
  if (isContradicted || sum === undefined || Math.abs(sum - 100) > rounding) return undefined;
  return sumOf(prices);
}

function sumOf(criteria: readonly Criterion[]): number | undefined {
  let sum = 0;
  for (const { weightPercent } of criteria) {
    if (weightPercent === undefined) return undefined;
    sum += weightPercent;
  }
  return Math.round(sum * 100) / 100;
}

/** A set without a lot is for all of them; else each lot needs its own. */
function coversAll(sets: readonly CriteriaSet[], lots: readonly Pick<Lot, "id">[]): boolean {
  if (lots.length <= 1 || sets.some(({ lot }) => lot === undefined)) return true;
  const ids = new Set(sets.map(({ lot = "" }) => lotIdOf(lot, lots)));
  return lots.every(({ id }) => ids.has(id));
}

/** "Los 2/Wertung.xlsx" is for lot 2, whatever its text leaves out. */
function lotIn(name: string): string | undefined {
  return /(?<!\p{L})los[\s_-]{0,2}(?<number>\d{1,3})(?!\d)/iu.exec(name)?.groups?.["number"];
}
