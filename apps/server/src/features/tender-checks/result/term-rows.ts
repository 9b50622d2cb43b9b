import type { CheckRequirement } from "@tc/contract";
import { contractNames } from "@tc/domain";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { contractValue, contractWords } from "./item-words.ts";
import { withLot } from "./notice-facts.ts";
import { contradicting, lotsOf, quotedValue, topicOf } from "./topic.ts";

/** Terms of the contract; those that contradict each other are unclear. */
export function contractRows(input: FoundInput): CheckRequirement[] {
  const subjects = Map.groupBy(currentItems(input, "contract"), (item) => {
    // A cap that stands apart from its rate says nothing against it.
    const isCapAlone = item.percent === undefined && item.capPercent !== undefined;
    return `${item.kind} ${isCapAlone} ${item.lot ?? ""}`;
  });
  return Array.from(subjects.values(), (items): CheckRequirement[] => {
    const [first] = items;
    if (!first) return [];
    const values = new Map(items.toReversed().map((item) => [contractWords(item), item]));
    const isClear = !items.some(({ state }) => state === "contradicted");
    const shown = isClear ? [first] : [...values.values()].toReversed();
    return [
      {
        group: "contract",
        topic: topicOf(contractNames[first.kind], {
          value: contradicting(shown.map(topicValue)),
          lots: lotsOf(first.lot),
        }),
        name: withLot(isClear ? contractWords(first) : contractNames[first.kind], first.lot),
        state: isClear ? "noted" : "unclear",
        quotes: quotesOf(shown, input),
        ...(!isClear && { evidence: "Mehrere Stellen widersprechen sich." }),
      },
    ];
  }).flat();
}

/** Where the words tell no figure, they are what may change. */
function topicValue(item: ItemOf<"contract">): string {
  return contractValue(item) || (quotedValue(item.quote) ?? "");
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
        topic: topicOf(subject, { value: first.name }),
        name: `${subject}: ${first.name}`,
        state: "noted",
        quotes: quotesOf([first], input),
      },
    ];
  }).flat();
}
