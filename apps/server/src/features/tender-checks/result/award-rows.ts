import type { CheckRequirement } from "@tc/contract";
import type { Lot } from "@tc/domain";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { percentWords } from "./item-words.ts";

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
      name: "Gewichte der Zuschlagskriterien",
      state: "unclear",
      quotes: [],
      evidence:
        input.documents.length === 0
          ? "Die Bekanntmachung nennt sie nicht; oft stehen sie in den Unterlagen."
          : "Weder in der Bekanntmachung noch in den gelesenen Unterlagen gefunden.",
    },
  ];
}

/** Whether weights are known, by the notice or by a document. */
export function knowsWeights(rows: readonly CheckRequirement[]): boolean {
  return rows.some(({ group, state }) => group === "award" && state === "noted");
}

/** The same criteria of several lots stand once. */
function publishedRows(lots: readonly Lot[]): CheckRequirement[] {
  const rows = lots
    .filter(({ kind }) => kind !== "group")
    .flatMap((lot): CheckRequirement[] => {
      const weighted = lot.awardCriteria.filter(
        ({ weight, weightUnit }) => weight !== undefined && weightUnit === "percent",
      );
      const sum = weighted.reduce((total, { weight = 0 }) => total + weight, 0);
      if (weighted.length === 0 || Math.abs(sum - 100) > 1) return [];
      const words = weighted.map(
        ({ name, type, weight = 0 }) =>
          `${name ?? (type === "price" ? "Preis" : "Kriterium")} ${percentWords(weight)}`,
      );
      return [
        {
          group: "award",
          name: words.join(", "),
          state: "noted",
          quotes: [{ quote: words.join(" · "), field: `lots.${lot.id}.awardCriteria` }],
        },
      ];
    });
  const names = new Set<string>();
  return rows.filter(({ name }) => !names.has(name) && names.add(name));
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
    return {
      group: "award",
      name: lot === "" ? (names[0] ?? "") : `Los ${lot}: ${names[0] ?? ""}`,
      state: isClear ? "noted" : "unclear",
      quotes: quotesOf([...sets.values()], input),
      ...(!isClear && { evidence: `An anderer Stelle: ${names.slice(1).join("; ")}` }),
    };
  });
}

function criterionWords({ name, weightPercent, points }: Criterion): string {
  if (weightPercent !== undefined) return `${name} ${percentWords(weightPercent)}`;
  return points === undefined ? name : `${name} ${points} Punkte`;
}
