import { pipelineSorts, quickFilters } from "@tc/contract";
import { parseAsString, parseAsStringLiteral, createParser, useQueryStates } from "nuqs";
import type { inferParserType } from "nuqs";
import type { PipelineQuery } from "./queries";

export const pipelineViews = ["board", "table", "calendar"] as const;
export type PipelineView = (typeof pipelineViews)[number];
export const cardTabs = [
  "work",
  "deadlines",
  "changes",
  "assessment",
  "activity",
  "letter",
] as const;
export type CardTab = (typeof cardTabs)[number];

const day = () =>
  createParser({
    parse: (text: string) =>
      /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null,
    serialize: String,
  });

/** The view in the address bar, so that it can be reloaded and shared. Names are those of the API where it has them. */
const parsers = {
  view: parseAsStringLiteral(pipelineViews).withDefault("board"),
  search: parseAsString.withDefault(""),
  quick: parseAsStringLiteral(quickFilters),
  until: day(),
  sort: parseAsStringLiteral(pipelineSorts),
  /** The Monday that the calendar begins with */
  from: day(),
  card: parseAsString,
  tab: parseAsStringLiteral(cardTabs),
  /** The card whose outcome is asked about: notifications lead here */
  outcome: parseAsString,
};
export type View = inferParserType<typeof parsers>;
export type ViewChange = { [Name in keyof View]?: View[Name] | null };

export function useView() {
  return useQueryStates(parsers, { history: "replace" });
}

/** What is asked of the server; the view and the open card change nothing about it. */
export function toQuery({ search, quick, until, sort }: View): PipelineQuery {
  const words = search.trim().slice(0, 200);
  return {
    ...(words !== "" && { search: words }),
    ...(quick !== null && { quick }),
    ...(until !== null && { until }),
    ...(sort !== null && { sort }),
  };
}
