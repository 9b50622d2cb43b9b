import type { CheckRequirement } from "@tc/contract";
import { contractNames } from "@tc/domain";
import { currentItems, quotesOf } from "./check-input.ts";
import type { FoundInput, ItemOf } from "./check-input.ts";
import { contractValue, contractWords } from "./item-words.ts";
import { withLot } from "./notice-facts.ts";
import { contradicting, lotsOf, quotedValue, topicOf } from "./topic.ts";

/** Terms of the contract; those that contradict each other are unclear. */
export function contractRows(input: FoundInput): CheckRequirement[] {
  const items = currentItems(input, "contract");
  const subjects = Map.groupBy(items, (item) => subjectOf(item, items));
  return Array.from(subjects.values(), (equal): CheckRequirement[] => {
    const values = new Map(equal.toReversed().map((item) => [contractWords(item), item]));
    const differing = [...values.values()].toReversed();
    const [first] = differing;
    if (!first) return [];
    if (equal.some(isContradicted)) return [unclearRow(first, differing, input)];
    // Several penalties of one document hold side by side.
    const shown = first.kind === "penalty" ? differing : [first];
    return shown.map((item) => ({
      group: "contract",
      topic: topicOf(contractNames[item.kind], {
        value: topicValue(item),
        lots: lotsOf(item.lot),
      }),
      name: withLot(contractWords(item), item.lot),
      state: "noted",
      quotes: quotesOf([item], input),
    }));
  }).flat();
}

function unclearRow(
  { kind, lot }: ItemOf<"contract">,
  items: readonly ItemOf<"contract">[],
  input: FoundInput,
): CheckRequirement {
  return {
    group: "contract",
    topic: topicOf(contractNames[kind], {
      value: contradicting(items.map(topicValue)),
      lots: lotsOf(lot),
    }),
    name: withLot(contractNames[kind], lot),
    state: "unclear",
    quotes: quotesOf(items, input),
    evidence: "Mehrere Stellen widersprechen sich.",
  };
}

const isContradicted = ({ state }: ItemOf<"contract">) => state === "contradicted";

/** A cap that stands apart from its rate says nothing against it, only against the cap beside a rate. */
function subjectOf(item: ItemOf<"contract">, items: readonly ItemOf<"contract">[]): string {
  const { kind, lot = "", percent, capPercent } = item;
  const isApart =
    percent === undefined &&
    capPercent !== undefined &&
    !items.some(
      (other) =>
        isContradicted(other) &&
        other.percent !== undefined &&
        other.capPercent !== undefined &&
        (isContradicted(item) || other.capPercent !== capPercent) &&
        (other.lot ?? "") === lot,
    );
  return `${kind} ${isApart} ${lot}`;
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
