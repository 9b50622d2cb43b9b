import type { RequestSnapshot } from "@tc/contract";
import { agencySectorDefinitions, laender } from "@tc/domain";
import { formatMoneyShort } from "../../platform/format/format";

type Facts = Pick<
  RequestSnapshot,
  "agencySectors" | "laender" | "valueLowCents" | "valueHighCents"
>;

export const sectorWords = ({ agencySectors }: Facts) =>
  agencySectors.map((sector) => agencySectorDefinitions[sector].label).join(", ");

export const regionWords = (request: Facts) =>
  request.laender.length === 0
    ? "Ort spielt keine Rolle"
    : request.laender.map((land) => laender[land]).join(", ");

const euros = (cents: number) => formatMoneyShort({ cents, currency: "EUR" });

export function valueWords({ valueLowCents: low, valueHighCents: high }: Facts): string {
  if (low !== undefined && high !== undefined) return `${euros(low)} bis ${euros(high)}`;
  if (low !== undefined) return `ab ${euros(low)}`;
  return high === undefined ? "nicht genannt" : `bis ${euros(high)}`;
}
