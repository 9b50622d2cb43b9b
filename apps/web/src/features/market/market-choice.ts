import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";
import type { MarketChoice } from "./market-filters";

const defaultYears = 3;

/** What the address asks for; anything else is the whole market. */
export function readChoice(query: URLSearchParams): MarketChoice {
  const agencySector = query.get("branche") ?? "";
  const region = query.get("region") ?? "";
  const years = Number(query.get("jahre") ?? defaultYears);
  return {
    agencySector: Object.hasOwn(agencySectorDefinitions, agencySector)
      ? (agencySector as AgencySector)
      : undefined,
    region: Object.hasOwn(laender, region) ? (region as Land) : undefined,
    years: Number.isInteger(years) && years >= 1 && years <= 10 ? years : defaultYears,
  };
}

/** Sets one part of the address; what is the default stays out of it. */
export function withChoice(query: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value === "" || (name === "jahre" && value === String(defaultYears))) next.delete(name);
  else next.set(name, value);
  return next;
}
