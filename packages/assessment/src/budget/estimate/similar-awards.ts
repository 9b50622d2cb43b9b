import { foldUmlauts, normaliseText, tokenise } from "@tc/text";
import { cpvAffinity } from "../../cpv/cpv-affinity.ts";
import { eachGram } from "../../text/letter-grams.ts";
import type { StoredComparable } from "../model/budget-model.ts";

/** What is compared: a lot asked about, or a past award. */
export type Comparee = Pick<StoredComparable, "title" | "cpv" | "months">;

export interface Neighbour {
  /** Position in the list the index was made of */
  readonly at: number;
  /** 0 to 1 */
  readonly similarity: number;
}

export interface SimilarAwards {
  /** The most similar ones that are allowed, best first; equal ones in the order of the list. */
  nearest(query: Comparee, limit: number, isAllowed?: (at: number) => boolean): Neighbour[];
}

const shares = { title: 0.55, cpv: 0.3, months: 0.15 };

/** Letter 5-grams of the titles with their rarity, the CPV tree and the duration. */
export function createSimilarAwards(awards: readonly Comparee[]): SimilarAwards {
  const grams = awards.map((award) => gramsOf(award.title));
  const postings = new Map<number, number[]>();
  for (const [at, codes] of grams.entries())
    for (const code of codes) {
      const places = postings.get(code);
      if (places) places.push(at);
      else postings.set(code, [at]);
    }
  const rarity = (code: number): number =>
    Math.log(1 + awards.length / (1 + (postings.get(code)?.length ?? 0)));
  const lengths = Float64Array.from(grams, (codes) => lengthOf(codes, rarity));
  const cosines = new Float64Array(awards.length);
  const codes = [...new Set(awards.map(({ cpv }) => cpv))];
  const idOfCode = new Map(codes.map((code, id) => [code, id]));
  const codeOf = Int32Array.from(awards, ({ cpv }) => idOfCode.get(cpv) ?? 0);
  const affinitiesOf = memoised((code) =>
    Float64Array.from(codes, (other) =>
      code === "" || other === "" ? 0 : cpvAffinity(code, other),
    ),
  );

  return {
    nearest(query, limit, isAllowed = () => true) {
      cosines.fill(0);
      const queryGrams = gramsOf(query.title);
      const length = lengthOf(queryGrams, rarity);
      for (const gram of queryGrams) {
        const weight = rarity(gram) ** 2;
        for (const at of postings.get(gram) ?? []) cosines[at] = cosines[at]! + weight;
      }
      const affinities = affinitiesOf(query.cpv);
      const neighbours: Neighbour[] = [];
      let floor = 0;
      for (const [at, award] of awards.entries()) {
        if (!isAllowed(at)) continue;
        const title = length > 0 && lengths[at]! > 0 ? cosines[at]! / (length * lengths[at]!) : 0;
        const similarity = blend(title, affinities[codeOf[at]!]!, query.months, award.months);
        if (similarity <= floor) continue;
        insert(neighbours, { at, similarity }, limit);
        if (neighbours.length === limit) floor = neighbours[limit - 1]!.similarity;
      }
      return neighbours;
    },
  };
}

/** Codes repeat: so many are remembered, the oldest forgotten first. */
const remembered = 500;

function memoised(make: (code: string) => Float64Array): (code: string) => Float64Array {
  const cache = new Map<string, Float64Array>();
  return (code) => {
    const values = cache.get(code) ?? make(code);
    cache.set(code, values);
    if (cache.size > remembered) cache.delete(cache.keys().next().value ?? "");
    return values;
  };
}

/** A duration that one of the two does not tell leaves the rest to decide. */
function blend(title: number, cpv: number, a?: number, b?: number): number {
  const likeness = shares.title * title + shares.cpv * cpv;
  if (a === undefined || b === undefined) return likeness / (shares.title + shares.cpv);
  return likeness + shares.months * Math.exp(-Math.abs(Math.log(a / b)));
}

function insert(neighbours: Neighbour[], neighbour: Neighbour, limit: number): void {
  let place = neighbours.length;
  while (place > 0 && neighbours[place - 1]!.similarity < neighbour.similarity) place--;
  neighbours.splice(place, 0, neighbour);
  if (neighbours.length > limit) neighbours.pop();
}

function gramsOf(title: string | undefined): number[] {
  const codes = new Set<number>();
  for (const word of tokenise(normaliseText(title ?? "")))
    eachGram(foldUmlauts(word), (code) => codes.add(code));
  return [...codes].sort((a, b) => a - b);
}

function lengthOf(codes: readonly number[], rarity: (code: number) => number): number {
  let squares = 0;
  for (const code of codes) squares += rarity(code) ** 2;
  return Math.sqrt(squares);
}
