import { agencySectorsOf, landOf, tenderState } from "@tc/domain";
import type { Analyzer } from "@tc/text";
import type { NewsSpan, Range, SearchQuery } from "../query/search-query.ts";
import { deepestNuts } from "../segments/segment-columns.ts";
import type { IndexedDocument } from "../segments/indexed-document.ts";
import { fieldTerms } from "../field/agency-field.ts";
import type { FieldTerms } from "../field/agency-field.ts";
import { minFieldWeight } from "../field/field-bits.ts";
import { parseText } from "../text/parse-text.ts";

/** The index's answer worked out document by document: what runSearch must agree with. For tests. */
export function naiveSearch(
  documents: readonly IndexedDocument[],
  query: SearchQuery,
  analyzer: Analyzer,
) {
  const { nodes } = parseText(query.text, analyzer);
  const field = query.field && fieldTerms(query.field, analyzer);
  const holds = (document: IndexedDocument) =>
    nodes.every(({ alternatives, synonyms, isExcluded }) => {
      const isFound = [...alternatives, ...synonyms.map(({ terms }) => terms)].some((terms) =>
        terms.every((term) => document.terms.includes(term)),
      );
      return isFound !== isExcluded;
    });
  const stateOf = ({ stage, deadlines, updatedOn }: IndexedDocument) => {
    const last = deadlines.at(-1);
    return tenderState(
      { stage, lastDeadlineAt: last === undefined ? undefined : last * 1000, updatedOn },
      query.nowMs,
    );
  };
  const shownDeadline = ({ deadlines }: IndexedDocument) =>
    deadlines.find((second) => second >= query.nowMs / 1000) ?? deadlines.at(-1);
  const { choices, ranges } = query;
  const isChosen = (chosen: readonly string[], value: string | undefined) =>
    chosen.length === 0 || (value !== undefined && chosen.includes(value));
  const isWithin = ({ least = -Infinity, most = Infinity }: Range, value: number | undefined) =>
    value !== undefined && value >= least && value <= most;
  const filters = {
    state: (d: IndexedDocument) => isChosen(choices.state, stateOf(d)),
    cpv: (d: IndexedDocument) =>
      choices.cpv.length === 0 ||
      choices.cpv.some((choice) =>
        /^\d/.test(choice)
          ? d.cpv.some((code) => code.startsWith(choice))
          : (agencySectorsOf(d.cpv) as string[]).includes(choice),
      ),
    region: (d: IndexedDocument) =>
      choices.region.length === 0 ||
      choices.region.some((region) =>
        deepestNuts(d.nuts).some(
          (code) => code.startsWith(region) || (code.length > 2 && region.startsWith(code)),
        ),
      ),
    procedure: (d: IndexedDocument) => isChosen(choices.procedure, d.procedure),
    level: (d: IndexedDocument) => isChosen(choices.level, d.level),
    source: (d: IndexedDocument) =>
      choices.source.length === 0 || d.sources.some((source) => choices.source.includes(source)),
    other: (d: IndexedDocument) =>
      (!field || isInField(d, field)) &&
      (!query.news || isNew(d, query.news)) &&
      (query.buyerId === undefined || d.buyerId === query.buyerId) &&
      (!ranges.deadline || isWithin(ranges.deadline, shownDeadline(d))) &&
      (!ranges.value || isWithin(ranges.value, d.valueCents)),
  };
  type Filter = keyof typeof filters;
  const found = (without?: Filter) =>
    documents.filter(
      (document) =>
        holds(document) &&
        (Object.keys(filters) as Filter[]).every(
          (name) => name === without || filters[name](document),
        ),
    );
  const counts = (without: Filter, values: (document: IndexedDocument) => readonly string[]) => {
    const result: Record<string, number> = {};
    for (const document of found(without)) {
      for (const value of new Set(values(document))) result[value] = (result[value] ?? 0) + 1;
    }
    return result;
  };
  const some = (value: string | undefined) => (value === undefined ? [] : [value]);
  return {
    ids: found().map(({ id }) => id),
    facets: {
      state: counts("state", (d) => [stateOf(d)]),
      agencySector: counts("cpv", (d) => agencySectorsOf(d.cpv)),
      cpvDivision: counts("cpv", (d) => d.cpv.map((code) => code.slice(0, 2))),
      region: counts("region", (d) => d.nuts.flatMap((code) => some(landOf(code)))),
      procedure: counts("procedure", (d) => some(d.procedure)),
      level: counts("level", (d) => some(d.level)),
      source: counts("source", (d) => d.sources),
    },
    sortValue: (document: IndexedDocument): number => {
      const due = shownDeadline(document);
      if (query.sort === "value")
        return document.valueCents === undefined ? Infinity : -document.valueCents;
      if (query.sort === "deadline") {
        if (due === undefined) return Infinity;
        return due * 1000 >= query.nowMs ? due : 1e13 - due;
      }
      return document.publishedOn === undefined ? Infinity : -Date.parse(document.publishedOn);
    },
  };
}

function isNew(
  { firstSeen = 0, publishedOn }: IndexedDocument,
  { after, until = Infinity }: NewsSpan,
): boolean {
  const seconds = [
    firstSeen,
    publishedOn === undefined ? Number.NaN : Date.parse(publishedOn) / 1000,
  ];
  return seconds.some((second) => second > after && second <= until);
}

function isInField(
  { cpv, terms, weights }: IndexedDocument,
  { agencySectors, cpv: prefixes, words }: FieldTerms,
): boolean {
  const weightOf = (term: string) => weights[terms.indexOf(term)] ?? 0;
  return (
    agencySectorsOf(cpv).some((name) => agencySectors.includes(name)) ||
    cpv.some((code) => prefixes.some((prefix) => code.startsWith(prefix))) ||
    words.some((all) => all.every((term) => weightOf(term) >= minFieldWeight))
  );
}
