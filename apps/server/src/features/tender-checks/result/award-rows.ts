import type { CheckRequirement } from "@tc/contract";
import type { AwardCriterion, Lot } from "@tc/domain";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { counted, percentWords } from "./item-words.ts";
import { withLot, wordsByLot } from "./notice-facts.ts";
import { contradicting, lotsOf, topicOf, weightsSubject } from "./topic.ts";

type Criterion = ItemOf<"award-criterion">;

/** How the award is decided: by the notice where it tells the weights, else by the documents. */
export function awardRows(input: FoundInput): CheckRequirement[] {
  const published = publishedRows(input.tender.lots);
  if (published.length > 0) return published;
  const sets = documentSets(input);
  if (sets.length > 0) return sets;
  return [
    {
      group: "award",
      topic: topicOf(weightsSubject),
      name: weightsSubject,
      state: "unclear",
      quotes: [],
      evidence:
        input.documents.length === 0
          ? "Die Bekanntmachung nennt sie nicht oder nicht ganz; oft stehen sie in den Unterlagen."
          : "Weder in der Bekanntmachung noch in den gelesenen Unterlagen gefunden.",
    },
  ];
}

/** Whether weights are known, by the notice or by a document. */
export function knowsWeights(rows: readonly CheckRequirement[]): boolean {
  return rows.some(({ group, state }) => group === "award" && state === "noted");
}

function publishedRows(lots: readonly Lot[]): CheckRequirement[] {
  const stated = lots
    .filter(({ kind }) => kind !== "group")
    .flatMap(({ id, awardCriteria }) => {
      const words = weightsOf(awardCriteria);
      return words ? [{ lotId: id, words: words.join(", ") }] : [];
    });
  return wordsByLot(stated, lots).map(({ lotId, words, name, lots: named }) => ({
    group: "award",
    topic: topicOf(weightsSubject, { value: words, lots: named }),
    name,
    state: "noted",
    quotes: [{ quote: words, field: `lots.${lotId}.awardCriteria` }],
  }));
}

/** Undefined where the criteria do not tell what each of them weighs. */
function weightsOf(criteria: readonly AwardCriterion[]): string[] | undefined {
  const [only] = criteria;
  if (only && criteria.length === 1 && only.type === "price") return ["Allein der Preis"];
  const weights = criteria.flatMap(({ weight, weightUnit: unit, ...criterion }) =>
    weight === undefined || (unit !== "percent" && unit !== "points")
      ? []
      : [{ name: criterionName(criterion), weight, unit }],
  );
  const units = new Set(weights.map(({ unit }) => unit));
  if (weights.length === 0 || weights.length < criteria.length || units.size > 1) return undefined;
  const sum = weights.reduce((total, { weight }) => total + weight, 0);
  if (units.has("percent") && Math.abs(sum - 100) > 1) return undefined;
  return weights.map(({ name, weight, unit }) =>
    unit === "percent"
      ? `${name} ${percentWords(weight)}`
      : `${name} ${counted(weight, "Punkt", "Punkte")}`,
  );
}

/** Some names are whole paragraphs. */
const maxName = 80;

function criterionName({ name, type }: Pick<AwardCriterion, "name" | "type">): string {
  const whole = name ?? (type === "price" ? "Preis" : "Kriterium");
  return whole.length <= maxName ? whole : `${whole.slice(0, maxName - 1).trimEnd()}…`;
}

/** Complete sets of one document and lot, their top level alone; two that differ contradict each other. */
function documentSets(input: FoundInput): CheckRequirement[] {
  const top = currentItems(input, "award-criterion").filter(
    ({ parent, isComplete }) => parent === undefined && isComplete,
  );
  const byLot = Map.groupBy(top, ({ lot = "" }) => lot);
  return Array.from(byLot, ([lot, criteria]): CheckRequirement => {
    const sets = new Map<string, Criterion>();
    for (const set of Map.groupBy(criteria, ({ file }) => file).values()) {
      const [first] = set;
      if (first) sets.set(set.map(criterionWords).join(", "), first);
    }
    const names = [...sets.keys()];
    const isClear = names.length === 1;
    const lotId = lot === "" ? undefined : lot;
    return {
      group: "award",
      topic: topicOf(weightsSubject, { value: contradicting(names), lots: lotsOf(lotId) }),
      name: withLot(names[0] ?? "", lotId),
      state: isClear ? "noted" : "unclear",
      quotes: quotesOf([...sets.values()], input),
      ...(!isClear && { evidence: `An anderer Stelle: ${names.slice(1).join("; ")}` }),
    };
  });
}

/** "Konzept 60 %" */
export function criterionWords({ name, weightPercent, points }: Criterion): string {
  if (weightPercent !== undefined) return `${name} ${percentWords(weightPercent)}`;
  return points === undefined ? name : `${name} ${counted(points, "Punkt", "Punkte")}`;
}
