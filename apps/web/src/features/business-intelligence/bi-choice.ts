import type { BiFilters } from "@tc/contract";
import { agencySectorDefinitions, laender, procurementLevels } from "@tc/domain";
import type { AgencySector, Land, ProcurementLevel } from "@tc/domain";

export const spans = [12, 24, 36, 60, 120] as const;
export type Span = (typeof spans)[number];
const defaultSpan: Span = 24;

export interface BiQuery {
  readonly sector?: AgencySector | "own";
  readonly region?: Land;
  readonly buyer?: string;
  readonly level?: ProcurementLevel;
  readonly months: Span;
}

/** What the address asks for; anything it should not say is left out. Without a word it is the own sectors. */
export function readChoice(query: URLSearchParams): BiQuery & BiFilters {
  const sector = query.get("branche") ?? "own";
  const region = query.get("region") ?? "";
  const buyer = query.get("auftraggeber") ?? "";
  const level = procurementLevels.find((name) => name === query.get("ebene"));
  const months = spans.find((span) => String(span) === query.get("monate"));
  return {
    ...(sector === "own" || Object.hasOwn(agencySectorDefinitions, sector)
      ? { sector: sector as AgencySector | "own" }
      : {}),
    ...(Object.hasOwn(laender, region) && { region: region as Land }),
    ...(/^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(buyer) && { buyer }),
    ...(level && { level }),
    months: months ?? defaultSpan,
  };
}

export type ChoiceName = "branche" | "region" | "auftraggeber" | "ebene" | "monate";

/** Sets one part of the address; what is the default stays out of it. */
export function withChoice(query: URLSearchParams, name: ChoiceName, value: string) {
  const next = new URLSearchParams(query);
  const usual = { branche: "own", monate: String(defaultSpan) }[name as string] ?? "";
  if (value === usual) next.delete(name);
  else next.set(name, value);
  return next;
}
