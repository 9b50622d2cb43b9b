import { hash } from "node:crypto";
import { briefOf, euros, requirementsOf } from "@tc/assessment";
import type { Requirement } from "@tc/assessment";
import type {
  CheckRequirement,
  Summary,
  SummarySection,
  SummaryStatement,
  TenderQuote,
} from "@tc/contract";
import { eligibilityNames, knockoutNames } from "@tc/domain";
import type { Tender } from "@tc/domain";
import {
  awardRows,
  contractRows,
  counted,
  currentItems,
  deadlineRows,
  knowsWeights,
  pitchWords,
  quotesOf,
} from "../../tender-checks/index.ts";
import type { FoundInput, ItemOf } from "../../tender-checks/index.ts";

type Sentence = Omit<SummaryStatement, "key" | "isContradicted"> & {
  readonly isContradicted?: boolean;
};

/** A hostile document may repeat itself a thousand times. */
const maxStatements = 40;

/**
 * What notice and documents say, under fixed headings. Every statement is taken from a quote or a field, none is
 * without; what nobody found is told as missing, and nothing is computed.
 */
export function writeSummary(
  input: FoundInput,
): Pick<Summary, "engine" | "documents" | "pages" | "sections" | "missing"> {
  const award = awardRows(input);
  const sentences: Record<SummarySection, readonly Sentence[]> = {
    service: serviceSentences(input.tender),
    deadlines: fromRows(deadlineRows(input)),
    eligibility: eligibilitySentences(input),
    award: fromRows(award),
    pitch: pitchSentences(input),
    contract: [...durationSentences(input.tender), ...fromRows(contractRows(input))],
  };
  const sections = Object.entries(sentences).flatMap(([name, ofSection]) => {
    const statements = ofSection.slice(0, maxStatements).map((sentence) => stated(name, sentence));
    return statements.length > 0 ? [{ name: name as SummarySection, statements }] : [];
  });
  return {
    engine: "rules",
    documents: input.documents.length,
    pages: input.documents.reduce((sum, { pages }) => sum + pages, 0),
    sections,
    missing: missingIn(input, sections, knowsWeights(award)),
  };
}

function stated(section: string, sentence: Sentence): SummaryStatement {
  const key = hash("sha256", `${section} ${sentence.text}`).slice(0, 16);
  return { isContradicted: false, ...sentence, key };
}

function serviceSentences(tender: Tender): Sentence[] {
  const lots = tender.lots.filter(({ kind }) => kind !== "group");
  return [
    ...briefOf(tender).map(({ text, field, isCut }) => ({
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

/** Rows of a check that rest on words; what none of them says is told as missing. */
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
    text: demandWords(requirement),
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
    case "region":
    case "language":
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
  const texts = new Set<string>();
  return lots.flatMap(({ id, duration }): Sentence[] => {
    const { months, days, endsOn } = duration ?? {};
    const length =
      months !== undefined
        ? counted(months, "Monat", "Monate")
        : days !== undefined
          ? counted(days, "Tag", "Tage")
          : endsOn === undefined
            ? undefined
            : `bis ${endsOn.split("-").toReversed().join(".")}`;
    const text = length === undefined ? undefined : `Laufzeit ${length}`;
    if (text === undefined || texts.has(text)) return [];
    texts.add(text);
    return [{ text, quotes: [{ quote: text, field: `lots.${id}.duration` }] }];
  });
}

/** What an agency looks for first, where neither notice nor documents tell it. */
function missingIn(
  input: FoundInput,
  sections: Summary["sections"],
  hasWeights: boolean,
): string[] {
  const texts = sections.flatMap(({ statements }) => statements.map(({ text }) => text));
  const says = (pattern: RegExp) => texts.some((text) => pattern.test(text));
  const { values, lots } = input.tender;
  const hasValue =
    values.estimated !== undefined || lots.some((lot) => lot.values.estimated !== undefined);
  return [
    ...(hasValue ? [] : ["Auftragswert"]),
    ...(says(/Bieterfragen/) ? [] : ["Frist für Bieterfragen"]),
    ...(says(/Bindefrist/) || lots.some(({ bindingDays }) => bindingDays !== undefined)
      ? []
      : ["Bindefrist"]),
    ...(hasWeights ? [] : ["Gewichte der Zuschlagskriterien"]),
    ...(says(/^Laufzeit/) ? [] : ["Laufzeit"]),
    ...(says(/^(?:Pitchhonorar|Keine Vergütung)/) ? [] : ["Honorar für Entwürfe"]),
    ...(says(/^Nutzungsrechte/) ? [] : ["Nutzungsrechte"]),
  ];
}
