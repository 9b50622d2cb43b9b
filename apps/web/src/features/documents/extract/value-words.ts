import type { ExtractItem } from "@tc/contract";
import {
  contractNames,
  documentDeadlineNames,
  eligibilityNames,
  penaltySpanNames,
  pitchNames,
  serviceNames,
} from "@tc/domain";
import { count, formatMoney, formatNumber } from "../../../platform/format/format";
import { deadlineValue } from "./deadline-value";

/** What an item says, in words: its subject, and the value where it names one. */
export interface ValueWords {
  readonly name: string;
  readonly value?: string;
  /** How the value came about, where it is not written as it stands here */
  readonly origin?: string;
}

type ItemOf<Type extends ExtractItem["type"]> = Extract<ExtractItem, { type: Type }>;

/** Award criteria are told by their table. */
export type StatedItem = Exclude<ExtractItem, { type: "award-criterion" }>;

export function valueWords(item: StatedItem): ValueWords {
  switch (item.type) {
    case "deadline":
      return { name: documentDeadlineNames[item.kind], ...deadlineValue(item) };
    case "eligibility":
      return words(eligibilityNames[item.kind], eligibilityParts(item));
    case "contract":
      return words(contractNames[item.kind], contractParts(item));
    case "pitch":
      return words(pitchNames[item.kind], [euros(item.cents), plain(item.count)]);
    case "service":
      return { name: serviceNames[item.kind] };
    case "formality":
      return { name: formalityNames[item.kind], value: item.name };
  }
}

function eligibilityParts(item: ItemOf<"eligibility">): (string | undefined)[] {
  const { kind, cents, count: number, years, names } = item;
  switch (kind) {
    case "references":
      return [
        number === undefined ? undefined : `mindestens ${formatNumber(number)}`,
        years === undefined
          ? undefined
          : years === 1
            ? "aus dem letzten Jahr"
            : `aus den letzten ${formatNumber(years)} Jahren`,
        cents === undefined ? undefined : `je ab ${euros(cents)}`,
      ];
    case "team":
      return [
        number === undefined ? undefined : count(number, "Person", "Personen"),
        years === undefined ? undefined : `${count(years, "Jahr", "Jahre")} Erfahrung`,
      ];
    default:
      return [euros(cents), plain(number), names?.join(" oder ")];
  }
}

function contractParts(item: ItemOf<"contract">): (string | undefined)[] {
  const { months, days, percent, per, capPercent, cents, netCents, isPerYear } = item;
  const rate = percent === undefined ? undefined : percentWords(percent);
  return [
    months === undefined ? undefined : count(months, "Monat", "Monate"),
    days === undefined ? undefined : count(days, "Tag", "Tage"),
    rate !== undefined && per ? `${rate} ${penaltySpanNames[per]}` : rate,
    capPercent === undefined ? undefined : `höchstens ${percentWords(capPercent)}`,
    euros(cents),
    isPerYear ? "im Jahr" : undefined,
    netCents !== cents ? "mit Umsatzsteuer" : undefined,
  ];
}

const formalityNames = {
  form: "Erklärung",
  proof: "Nachweis",
  format: "Form",
  submission: "Abgabe",
} as const satisfies Record<ItemOf<"formality">["kind"], string>;

export const percentWords = (percent: number) => `${formatNumber(percent)}\u00a0%`;

const euros = (cents: number | undefined) =>
  cents === undefined ? undefined : formatMoney({ cents, currency: "EUR" });

const plain = (number: number | undefined) =>
  number === undefined ? undefined : formatNumber(number);

function words(name: string, parts: readonly (string | undefined)[]): ValueWords {
  const value = parts.filter((part) => part !== undefined).join(", ");
  return value === "" ? { name } : { name, value };
}
