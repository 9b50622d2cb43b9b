import { isStopWord, normaliseText } from "@tc/text";

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
    const title = titleLikeness(contract, call);
    return title >= 0.75 ? title : 0;
  }
  const title = titleLikeness(contract, call);
  if (title < 0.3 || (title < 0.5 && cpv < 1)) return 0;
  const shared = sharedWords(contract.words, call.words);
  // Titles of general words alone ("Rahmenvertrag Dienstleistungen") say nothing: the code has to.
  const isSameService = shared === undefined ? title >= 0.5 && cpv === 1 : shared >= 0.5;
  if (!isSameService) return 0;
  return (title >= 0.5 ? 1 : 0) + title + cpv / 2;
}

export interface Matchable extends Wanted {
  readonly buyerKey: string;
  readonly townKey: string;
  readonly grams: ReadonlyMap<string, number>;
  /** What the title is about: without general words, numbers, and the buyer's own name */
  readonly words: readonly string[];
}

/** Prepared once: every pair of a buyer asks for it. */
export function matchable<Item extends Wanted>(item: Item): Item & Matchable {
  const buyerKey = plain(item.buyerName);
  const townKey = plain(item.town ?? "");
  const title = plain(item.title.replace(/\b(?:19|20)\d{2}(?:\s?[-–/]\s?\d{2,4})?\b/g, " "));
  return {
    ...item,
    buyerKey,
    townKey,
    grams: gramsOf(title),
    words: wordsOf(title, `${buyerKey} ${townKey}`),
  };
}

/** Words of tendering in general, by how they begin: two titles that share them alone are not about one service. */
const generalWords =
  /^(?:los|lose|losen|paket|teil|phase|stufe|rahmen|vertrag|verg[aä]b|ausschreib|neuausschreib|neuvergab|leistung|dienst|liefer|beschaff|auftrag|beauftrag|erbring|durchf[uü]hr|verfahren|offen|[oö]ffentlich|projekt|jahr|bereich|abschlu|einkauf|bereitstell|unterst[uü]tz|agentur|gmbh|region|standort)/u;

function wordsOf(title: string, ownName: string): string[] {
  const buyerWords = new Set(ownName.split(" "));
  return [...new Set(title.split(" "))].filter(
    (word) =>
      word.length >= 3 &&
      !/\d/.test(word) &&
      !buyerWords.has(word) &&
      !isStopWord(word) &&
      !generalWords.test(word),
  );
}

/** Of the shorter title's words, the share that the other one has too; undefined where one has none. */
function sharedWords(a: readonly string[], b: readonly string[]): number | undefined {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  if (few.length === 0) return undefined;
  return few.filter((word) => many.some((other) => isSameWord(word, other))).length / few.length;
}

/** "Kampagne" and "Kampagnen", "Website" and "Websites": what differs is at most the ending. */
function isSameWord(a: string, b: string): boolean {
  const length = Math.min(a.length, b.length);
  if (Math.abs(a.length - b.length) > 3) return false;
  const same = Math.max(3, length - 2);
  return a.slice(0, same) === b.slice(0, same);
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

/** Of 0 to 1, by their letters in threes (Dice) */
export function titleLikeness({ grams: a }: Matchable, { grams: b }: Matchable): number {
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
