import { agencySectorDefinitions, laender } from "@tc/domain";
import type { AgencySector, Land } from "@tc/domain";

const bases = ["published-end", "computed", "rhythm"] as const;
export type RadarBasis = (typeof bases)[number];

export interface RadarChoice {
  readonly agencySector: AgencySector | undefined;
  readonly region: Land | undefined;
  readonly buyer: string | undefined;
  readonly basis: RadarBasis | undefined;
  readonly months: number;
}

export const defaultMonths = 24;
export const monthChoices = [6, 12, 24, 36, 60];
const names = {
  agencySector: "branche",
  region: "region",
  buyer: "auftraggeber",
  basis: "sicherheit",
  months: "vorlauf",
} as const satisfies Record<keyof RadarChoice, string>;

/** What the address asks for; anything else is left out. */
export function readRadarChoice(query: URLSearchParams): RadarChoice {
  const read = (name: keyof RadarChoice) => query.get(names[name]) ?? "";
  const months = Number(read("months") || defaultMonths);
  const isOf = <Key extends string>(
    table: Readonly<Record<Key, unknown>>,
    key: string,
  ): key is Key => Object.hasOwn(table, key);
  const [sector, region, buyer] = [read("agencySector"), read("region"), read("buyer")];
  return {
    agencySector: isOf(agencySectorDefinitions, sector) ? sector : undefined,
    region: isOf(laender, region) ? region : undefined,
    buyer: /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/.test(buyer) ? buyer : undefined,
    basis: bases.find((basis) => basis === read("basis")),
    months: monthChoices.includes(months) ? months : defaultMonths,
  };
}

/** Sets one part of the address; what is the default stays out of it, and the contract that was open closes. */
export function withRadarChoice(
  query: URLSearchParams,
  name: keyof RadarChoice,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(query);
  next.delete("vertrag");
  if (value === "" || (name === "months" && value === String(defaultMonths)))
    next.delete(names[name]);
  else next.set(names[name], value);
  return next;
}
