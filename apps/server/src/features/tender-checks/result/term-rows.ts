import type { CheckRequirement } from "@tc/contract";
import { contractNames } from "@tc/domain";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput } from "./check-input.ts";
import { contractWords } from "./item-words.ts";
import { withLot } from "./notice-facts.ts";

/** Terms of the contract; those that contradict each other are unclear. */
export function contractRows(input: FoundInput): CheckRequirement[] {
  const subjects = Map.groupBy(
    currentItems(input, "contract"),
    ({ kind, lot = "" }) => `${kind} ${lot}`,
  );
  return Array.from(subjects.values(), (items): CheckRequirement[] => {
    const [first] = items;
    if (!first) return [];
    const values = new Map(items.toReversed().map((item) => [contractWords(item), item]));
    const isClear = !items.some(({ state }) => state === "contradicted");
    return [
      {
        group: "contract",
        name: withLot(isClear ? contractWords(first) : contractNames[first.kind], first.lot),
        state: isClear ? "noted" : "unclear",
        quotes: quotesOf(isClear ? [first] : [...values.values()].toReversed(), input),
        ...(!isClear && { evidence: "Mehrere Stellen widersprechen sich." }),
      },
    ];
  }).flat();
}

/** How an offer has to look, and where it goes. */
export function submissionRows(input: FoundInput): CheckRequirement[] {
  const items = currentItems(input, "formality").filter(
    ({ kind }) => kind === "format" || kind === "submission",
  );
  const names = Map.groupBy(items, ({ kind, name }) => `${kind} ${name}`);
  return Array.from(names.values(), (equal): CheckRequirement[] => {
    const [first] = equal;
    if (!first) return [];
    const subject = first.kind === "format" ? "Form" : "Abgabe";
    return [
      {
        group: "submission",
        name: `${subject}: ${first.name}`,
        state: "noted",
        quotes: quotesOf([first], input),
      },
    ];
  }).flat();
}
