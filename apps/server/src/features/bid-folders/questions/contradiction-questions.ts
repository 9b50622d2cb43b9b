import { isReadSurely } from "@tc/documents";
import type { RegimeCode } from "@tc/assessment";
import { compareWithNotice } from "@tc/documents";
import { contractNames, documentDeadlineNames, eligibilityNames } from "@tc/domain";
import { noticeDeadlinesOf } from "../../documents/index.ts";
import {
  currentItems,
  grantsExclusiveUse,
  grantsSimpleUse,
  momentWords,
  quotesOf,
} from "../../tender-checks/index.ts";
import type { FoundInput, ItemOf } from "../../tender-checks/index.ts";
import type { QuestionDraft } from "./draft.ts";
import { ruleOf } from "./question-rules.ts";
import { forLot, quotedWords } from "./question-words.ts";

/** Places that disagree, of kinds that can have one answer alone. */
export function contradictionQuestions(input: FoundInput, regime: RegimeCode): QuestionDraft[] {
  const rule = ruleOf("documents", regime);
  const drafts = [...againstNotice(input), ...amongDocuments(input), ...rightsQuestion(input)];
  return drafts.map((draft) => ({ ...draft, ...(rule && { rule }) }));
}

type Item = ItemOf<"deadline"> | ItemOf<"contract"> | ItemOf<"eligibility">;
const lotKey = (lot: string | undefined) => (lot === undefined ? [] : [lot]);

/** A document and the notice name different moments: the notice counts, and the buyer should say so. */
function againstNotice(input: FoundInput): QuestionDraft[] {
  const items = currentItems(input, "deadline").filter(isReadSurely);
  const differing = compareWithNotice(items, noticeDeadlinesOf(input.tender)).filter(
    ({ agrees }) => !agrees,
  );
  const subjects = Map.groupBy(differing, ({ item }) =>
    item.type === "deadline" ? [item.kind, ...lotKey(item.lot)].join(":") : "",
  );
  return Array.from(subjects, ([key, [first]]): QuestionDraft[] => {
    if (!first || first.item.type !== "deadline") return [];
    const { item, notice } = first;
    const { kind } = item;
    const [quote] = quotesOf([item], input);
    if (!quote) return [];
    const name = documentDeadlineNames[kind];
    return [
      {
        key: `contradiction:deadline:${key}`,
        title: `Welche ${name} gilt${forLot(item.lot)}?`,
        reason: "contradiction",
        quotes: [{ quote: momentWords(notice), field: noticeField(input, kind) }, quote],
        note: "Es gilt die Bekanntmachung; haltet bis zur Antwort vorsichtshalber die frühere Frist ein.",
        draft: `Die Bekanntmachung nennt als ${name}${forLot(item.lot)}: ${momentWords(notice)}. Die Unterlagen nennen: ${quotedWords(quote)}. Welche Angabe gilt?`,
      },
    ];
  }).flat();
}

function noticeField({ tender }: FoundInput, kind: string): string {
  const lot = tender.lots.find(({ deadlines }) => deadlines.some((other) => other.kind === kind));
  return `lots.${lot?.id ?? ""}.deadlines.${kind}`;
}

/** Deadlines that only documents name, the duration and the turnover: each can have one value alone. */
function amongDocuments(input: FoundInput): QuestionDraft[] {
  const ofNotice = new Set(noticeDeadlinesOf(input.tender).map(({ kind }) => kind as string));
  const items: readonly Item[] = [
    ...currentItems(input, "deadline").filter(
      ({ kind, date }) => date !== undefined && !ofNotice.has(kind) && kind !== "site-visit",
    ),
    ...currentItems(input, "contract").filter(({ kind }) => kind === "duration"),
    ...currentItems(input, "eligibility").filter(({ kind }) => kind === "turnover"),
  ];
  const contradicted = items.filter((item) => item.state === "contradicted" && isReadSurely(item));
  const subjects = Map.groupBy(contradicted, ({ type, kind, lot }) =>
    [type, kind, ...lotKey(lot)].join(":"),
  );
  return Array.from(subjects, ([key, equal]): QuestionDraft[] => {
    const values = new Map(equal.toReversed().map((item) => [valueOf(item), item]));
    const differing = [...values.values()].toReversed();
    const [first] = differing;
    if (!first || differing.length < 2) return [];
    const quotes = quotesOf(differing, input);
    const name = nameOf(first);
    return [
      {
        key: `contradiction:${key}`,
        title: `Welche Angabe gilt${forLot(first.lot)}: ${name}?`,
        reason: "contradiction",
        quotes,
        draft: `Zu „${name}“${forLot(first.lot)} nennen die Unterlagen verschiedene Angaben: ${quotes.map(quotedWords).join(" und ")}. Welche Angabe gilt?`,
      },
    ];
  }).flat();
}

function valueOf(item: Item): string {
  if (item.type === "deadline") return `${item.date} ${item.time ?? ""}`;
  if (item.type === "contract") return `${item.months ?? ""} ${item.days ?? ""}`;
  return String(item.cents ?? "");
}

function nameOf(item: Item): string {
  if (item.type === "deadline") return documentDeadlineNames[item.kind];
  if (item.type === "contract") return contractNames[item.kind];
  return eligibilityNames[item.kind];
}

/** One place takes all rights, another is content with a simple right of use. */
function rightsQuestion(input: FoundInput): QuestionDraft[] {
  const rights = currentItems(input, "contract").filter(
    (item) => item.kind === "rights" && isReadSurely(item),
  );
  const all = rights.find(({ quote }) => grantsExclusiveUse(quote));
  const simple = rights.find(({ quote }) => grantsSimpleUse(quote));
  if (!all || !simple) return [];
  const quotes = quotesOf([all, simple], input);
  return [
    {
      key: "contradiction:rights",
      title: "Welches Nutzungsrecht gilt?",
      reason: "contradiction",
      quotes,
      draft: `Zu den Nutzungsrechten nennen die Unterlagen verschiedene Angaben: ${quotes.map(quotedWords).join(" und ")}. Welche Regelung gilt, und für welche Leistungen und welche Dauer?`,
    },
  ];
}
