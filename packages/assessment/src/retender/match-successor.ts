import { normaliseText } from "@tc/text";

/** A call or a contract as the matching sees it. */
export interface Wanted {
  readonly id: string;
  readonly buyerId: string | undefined;
  readonly buyerName: string;
  readonly title: string;
  /** main first, eight digits */
  readonly cpv: readonly string[];
  readonly nuts: readonly string[];
  readonly town?: string;
}

/** How alike two are; 0 where they are not the same service of the same buyer. */
export function successorScore(contract: Matchable, call: Matchable): number {
  const cpv = cpvLikeness(contract.cpv, call.cpv);
  if (cpv < 0.4) return 0;
  const isSameBuyer =
    (contract.buyerId !== undefined && contract.buyerId === call.buyerId) ||
    contract.buyerKey === call.buyerKey;
  // Titles are compared last: it takes most of the time.
  if (!isSameBuyer) {
    if (cpv < 0.8 || !isSamePlace(contract, call)) return 0;
    const title = dice(contract.grams, call.grams);
    return title >= 0.75 ? title : 0;
  }
  const title = dice(contract.grams, call.grams);
  if (title >= 0.5) return 1 + title + cpv / 2;
  return title >= 0.3 && cpv === 1 ? title + cpv / 2 : 0;
}

export interface Matchable extends Wanted {
  readonly buyerKey: string;
  readonly townKey: string;
  readonly grams: ReadonlyMap<string, number>;
}

/** Prepared once: every pair of a buyer asks for it. */
export function matchable<Item extends Wanted>(item: Item): Item & Matchable {
  return {
    ...item,
    buyerKey: plain(item.buyerName),
    townKey: plain(item.town ?? ""),
    grams: gramsOf(plain(item.title.replace(/\b(?:19|20)\d{2}(?:\s?[-–/]\s?\d{2,4})?\b/g, " "))),
  };
}

function plain(text: string): string {
  return normaliseText(text)
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

function gramsOf(text: string): ReadonlyMap<string, number> {
  const grams = new Map<string, number>();
  const padded = ` ${text} `;
  for (let at = 0; at + 3 <= padded.length; at++) {
    const gram = padded.slice(at, at + 3);
    grams.set(gram, (grams.get(gram) ?? 0) + 1);
  }
  return grams;
}

function dice(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let [shared, total] = [0, 0];
  for (const [gram, count] of a) {
    shared += Math.min(count, b.get(gram) ?? 0);
    total += count;
  }
  for (const count of b.values()) total += count;
  return total === 0 ? 0 : (2 * shared) / total;
}

const likenessOfDigits = new Map([
  [8, 1],
  [7, 0.9],
  [6, 0.85],
  [5, 0.8],
  [4, 0.6],
  [3, 0.4],
]);

/** Of the main codes; a division alone says nothing. */
function cpvLikeness([first = ""]: readonly string[], [second = ""]: readonly string[]): number {
  let digits = 0;
  while (digits < 8 && first[digits] !== undefined && first[digits] === second[digits]) digits += 1;
  return likenessOfDigits.get(digits) ?? 0;
}

function isSamePlace(a: Matchable, b: Matchable): boolean {
  if (a.townKey !== "" && a.townKey === b.townKey) return true;
  return a.nuts.some((code) => code.length === 5 && b.nuts.includes(code));
}
