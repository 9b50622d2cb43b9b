import type { CheckRequirement, CheckRisk, CheckTopic, TenderQuote } from "@tc/contract";
import { bidDeadlines, contractNames, documentDeadlineNames, urgentAt } from "@tc/domain";
import { berlinDay, daysBetween } from "../../../platform/memory/berlin-day.ts";
import { currentItems, quoteOf, quotesOf } from "./check-input.ts";
import type { CheckInput, ItemOf } from "./check-input.ts";
import { contractValue, contractWords, counted } from "./item-words.ts";
import { bindingOf, lastDay, lastOfferDay } from "./notice-facts.ts";
import { grantsEverything } from "./rights-words.ts";
import { incumbentName, shortTimeSubject, topicOf } from "./topic.ts";

/** What may hurt after the award, or on the way to it; each with the words it rests on. */
export function risksOf(input: CheckInput, rows: readonly CheckRequirement[]): CheckRisk[] {
  return [
    ...shortTime(input),
    ...rows
      .filter(({ state, group }) => state === "unclear" && group !== "award")
      .map(({ name, evidence, quotes }) => ({
        name,
        ...(evidence !== undefined && { note: evidence }),
        quotes,
      })),
    ...contractRisks(input),
    ...longBinding(input),
    ...wordsToMachines(input),
    ...(input.incumbent === undefined
      ? []
      : [
          {
            name: incumbentName,
            topic: topicOf(incumbentName, { value: input.incumbent }),
            note: input.incumbent,
            quotes: [],
          },
        ]),
  ];
}

/** So few days leave no time for questions and papers. */
const shortDays = 10;

function shortTime({ tender, now }: CheckInput): CheckRisk[] {
  const first = bidDeadlines(tender).find(
    (deadline) => Date.parse(urgentAt(deadline)) > now.getTime(),
  );
  if (!first) return [];
  const days = daysBetween(berlinDay(now), lastDay(first));
  if (days > shortDays) return [];
  const left = days === 0 ? "Die Frist endet heute" : `Noch ${counted(days, "Tag", "Tage")} Zeit`;
  // Without the days: each day it would be another risk.
  return [{ name: left, topic: topicOf(shortTimeSubject), quotes: [] }];
}

/** Longer than businesses are used to be paid in. */
const usualPaymentDays = 30;

function contractRisks(input: CheckInput): CheckRisk[] {
  const items = currentItems(input, "contract").filter(isRisk);
  return Array.from(Map.groupBy(items, riskName), ([name, equal]) => ({
    name,
    topic: riskTopic(name, equal[0]),
    quotes: quotesOf(equal.slice(0, 1), input),
  }));
}

function isRisk({ kind, days = 0, quote }: ItemOf<"contract">): boolean {
  switch (kind) {
    case "penalty":
      return true;
    case "liability":
      return /unbeschränkt|unbegrenzt/i.test(quote);
    case "rights":
      return grantsEverything(quote);
    case "payment":
      return days > usualPaymentDays;
    case "duration":
    case "renewal":
    case "value":
    case "maximum":
      return false;
  }
}

function riskName(item: ItemOf<"contract">): string {
  if (item.kind === "liability") return "Haftung ohne Grenze";
  if (item.kind === "rights") return "Ausschließliche Nutzungsrechte ohne Grenze";
  return contractWords(item);
}

function riskTopic(name: string, item: ItemOf<"contract"> | undefined): CheckTopic {
  return item && name === contractWords(item)
    ? topicOf(contractNames[item.kind], { value: contractValue(item) })
    : topicOf(name);
}

/** An offer that binds longer binds people and prices. */
const usualBindingDays = 60;

function longBinding(input: CheckInput): CheckRisk[] {
  const { tender } = input;
  const offerOn = lastOfferDay(tender);
  const stated = currentItems(input, "deadline").find(
    ({ kind, date }) => kind === "binding" && date !== undefined,
  );
  if (stated?.date !== undefined && offerOn !== undefined) {
    const days = daysBetween(offerOn, stated.date);
    const words = counted(days, "Tag", "Tage");
    return days > usualBindingDays ? [bindingRisk(words, quoteOf(stated, input))] : [];
  }
  const binding = bindingOf(tender);
  if (!binding || binding.days <= usualBindingDays) return [];
  const words = counted(binding.days, "Tag", "Tage");
  const field = `lots.${binding.lotId}.bindingDays`;
  return [bindingRisk(words, { quote: words, field })];
}

function bindingRisk(value: string, quote: TenderQuote): CheckRisk {
  const subject = documentDeadlineNames.binding;
  return { name: `${subject} ${value}`, topic: topicOf(subject, { value }), quotes: [quote] };
}

const toMachines = "Text, der sich an Maschinen richtet";

/** It moved nothing here; somebody who reads with a machine should know that it is there. */
function wordsToMachines(input: CheckInput): CheckRisk[] {
  const items = input.items.filter(({ state }) => state === "suspicious");
  return items.length === 0
    ? []
    : [
        {
          name: toMachines,
          topic: topicOf(toMachines),
          note: "Er hat hier nichts bewirkt.",
          quotes: quotesOf(items, input),
        },
      ];
}
