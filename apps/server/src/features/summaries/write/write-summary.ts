import { euros, germanDay, requirementsOf } from "@tc/assessment";
import type { BriefPart, Requirement } from "@tc/assessment";
import { summarySections } from "@tc/contract";
import type {
  CheckRequirement,
  Summary,
  SummarySection,
  SummaryStatement,
  TenderQuote,
} from "@tc/contract";
import { eligibilityNames, knockoutNames, languages } from "@tc/domain";
import type { Duration, Tender } from "@tc/domain";
import {
  awardRows,
  contractRows,
  counted,
  currentItems,
  deadlineRows,
  knowsWeights,
  pitchWords,
  quotesOf,
  withLot,
  wordsByLot,
} from "../../tender-checks/index.ts";
import type { FoundInput, ItemOf } from "../../tender-checks/index.ts";
import { looseCriteria, undatedDeadlines } from "./loose-sentences.ts";
import { missingFacts } from "./missing-facts.ts";
import { statementKey } from "./statement-key.ts";

type Sentence = Omit<SummaryStatement, "key" | "isContradicted"> & {
  readonly isContradicted?: boolean;
};

export interface SummaryInput extends FoundInput {
  /** What it is about, in words of the notice or of the text */
  readonly brief: readonly BriefPart[];
  /** The notice publishes a value, or its text names one. */
  readonly hasValue: boolean;
}

export type WrittenSummary = Pick<
  Summary,
  "engine" | "documents" | "pages" | "sections" | "missing"
>;

/** A hostile document may repeat itself a thousand times. */
const maxStatements = 40;

/**
 * Writes what notice and documents say, under fixed headings. Each statement has a quote or a field of the notice;
 * `missing` names what nobody found.
 */
export function writeSummary(input: SummaryInput): WrittenSummary {
  const award = awardRows(input);
  const hasCriteria = award.some(({ quotes }) => quotes.length > 0);
  const sentences: Record<SummarySection, readonly Sentence[]> = {
    service: [...serviceSentences(input), ...serviceItems(input)],
    deadlines: [...fromRows(deadlineRows(input)), ...undatedDeadlines(input)],
    eligibility: eligibilitySentences(input),
    award: hasCriteria ? fromRows(award) : looseCriteria(input),
    pitch: pitchSentences(input),
    contract: [...durationSentences(input.tender), ...fromRows(contractRows(input))],
  };
  const sections = summarySections.flatMap((name) => {
    const statements = sentences[name]
      .slice(0, maxStatements)
      .map((sentence) => stated(name, sentence));
    return statements.length > 0 ? [{ name, statements }] : [];
  });
  return {
    engine: "rules",
    documents: input.documents.length,
    pages: input.documents.reduce((sum, { pages }) => sum + pages, 0),
    sections,
    missing: missingFacts(input, sections, knowsWeights(award)),
  };
}

function stated(section: SummarySection, sentence: Sentence): SummaryStatement {
  return { isContradicted: false, ...sentence, key: statementKey(section, sentence.text) };
}

function serviceSentences({ brief, tender }: SummaryInput): Sentence[] {
  const lots = tender.lots.filter(({ kind }) => kind !== "group");
  return [
    ...brief.map(({ text, field, isCut }) => ({
      text: isCut ? `${text} …` : text,
      quotes: [{ quote: text, field }],
    })),
    ...(lots.length > 1
      ? [
          {
            text: `${lots.length} Lose`,
            quotes: lots.slice(0, 3).map(({ id, title }) => ({
              quote: title ?? id,
              lotId: id,
              field: `lots.${id}.title`,
            })),
          },
        ]
      : []),
  ];
}

/** So many of each kind; the documents' page lists all. */
const shownServices = { subject: 1, scope: 2, quantity: 4 } as const;

/** What documents say of the service, in their own words; what the brief says alike is not said twice. */
function serviceItems(input: SummaryInput): Sentence[] {
  const brief = input.brief.map(({ text }) => text.replaceAll(/\s+/g, " "));
  const byKind = Map.groupBy(currentItems(input, "service"), ({ kind }) => kind);
  return Object.entries(shownServices).flatMap(([kind, count]) => {
    const items = byKind.get(kind as ItemOf<"service">["kind"]) ?? [];
    const words = new Map(items.map((item) => [item.quote.replaceAll(/\s+/g, " ").trim(), item]));
    return Array.from(words, ([text, item]) => ({ text, quotes: quotesOf([item], input) }))
      .filter(
        ({ text }) => !brief.some((sentence) => sentence.includes(text) || text.includes(sentence)),
      )
      .slice(0, count);
  });
}

/** Makes a sentence of each row of a check that has a quote. */
function fromRows(rows: readonly CheckRequirement[]): Sentence[] {
  return rows.flatMap(({ name, state, quotes, evidence }): Sentence[] =>
    quotes.length === 0
      ? []
      : [
          {
            text: name,
            quotes,
            ...(state === "unclear" && { isContradicted: true }),
            ...(evidence !== undefined && { note: evidence }),
          },
        ],
  );
}

function eligibilitySentences(input: FoundInput): Sentence[] {
  const published = requirementsOf(input.tender).map((requirement) => ({
    text: withLot(demandWords(requirement), requirement.demand.lotId),
    quotes: [requirement.demand satisfies TenderQuote],
  }));
  const texts = new Set(published.map(({ text }) => text));
  const items = currentItems(input, "eligibility").filter((item) => !texts.has(itemWords(item)));
  const byWords = Map.groupBy(items, itemWords);
  return [
    ...published,
    ...Array.from(byWords, ([text, equal]) => ({
      text,
      quotes: quotesOf(equal.slice(0, 1), input),
      ...(equal.some(({ state }) => state === "contradicted") && {
        isContradicted: true,
        note: "Andere Stellen nennen einen anderen Wert.",
      }),
    })),
  ];
}

const languageNames: Readonly<Record<string, string>> = languages;

function demandWords(requirement: Requirement): string {
  const name = knockoutNames[requirement.kind];
  switch (requirement.kind) {
    case "turnover":
      return `${name} ${euros(requirement.cents)}`;
    case "insurance":
      return requirement.highestCents > 0 ? `${name} ${euros(requirement.highestCents)}` : name;
    case "references":
      return requirement.isCounted
        ? `Mindestens ${counted(requirement.count, "Referenz", "Referenzen")}`
        : "Referenzen";
    case "certificates":
      return requirement.anyOf.join(" oder ");
    case "language":
      return `Sprache: ${requirement.anyOf.map((code) => languageNames[code] ?? code).join(" oder ")}`;
    case "region":
      return name;
  }
}

function itemWords({ kind, cents, count, years, names }: ItemOf<"eligibility">): string {
  if (names && names.length > 0) return names.join(" oder ");
  if (kind === "references" && count !== undefined) {
    return `Mindestens ${counted(count, "Referenz", "Referenzen")}`;
  }
  if (kind === "team" && count !== undefined) return counted(count, "Person", "Personen");
  const value =
    cents !== undefined
      ? euros(cents)
      : years === undefined
        ? ""
        : `aus ${counted(years, "Jahr", "Jahren")}`;
  return `${eligibilityNames[kind]} ${value}`.trim();
}

function pitchSentences(input: FoundInput): Sentence[] {
  const byWords = Map.groupBy(currentItems(input, "pitch"), pitchWords);
  return Array.from(byWords, ([text, equal]) => ({
    text,
    quotes: quotesOf(equal.slice(0, 1), input),
  }));
}

/** Of the notice's own fields. */
function durationSentences({ lots }: Tender): Sentence[] {
  const stated = lots.flatMap(({ id, duration }) => {
    const words = duration && durationWords(duration);
    return words === undefined ? [] : [{ lotId: id, words }];
  });
  return wordsByLot(stated, lots).map(({ lotId, words, name }) => ({
    text: name,
    quotes: [{ quote: words, field: `lots.${lotId}.duration` }],
  }));
}

function durationWords({ months, days, endsOn }: Duration): string | undefined {
  if (months !== undefined) return `Laufzeit ${counted(months, "Monat", "Monate")}`;
  if (days !== undefined) return `Laufzeit ${counted(days, "Tag", "Tage")}`;
  return endsOn === undefined ? undefined : `Laufzeit bis ${germanDay(endsOn)}`;
}
