import { normaliseCpv } from "@tc/domain";
import { isNuts } from "../codes/nuts.ts";
import type { JsonObject } from "./json-value.ts";
import { objectAt, objectsAt, textAt } from "./json-value.ts";

/** CPV codes of a tender, lot or item: its classification first, then the additional ones. */
export function cpvOf(holder: JsonObject | undefined): string[] {
  const main = objectAt(holder, "classification");
  const all = [...(main ? [main] : []), ...objectsAt(holder, "additionalClassifications")];
  return unique(
    all.flatMap((code) => {
      const scheme = textAt(code, "scheme") ?? "CPV";
      return scheme.toUpperCase() === "CPV" ? (normaliseCpv(textAt(code, "id") ?? "") ?? []) : [];
    }),
  );
}

export interface Places {
  readonly nuts: readonly string[];
  readonly text?: string;
}

/** Regions and place names of items; 1.1 has `deliveryAddress`, extensions have lists and locations. */
export function placesOf(items: readonly JsonObject[]): Places {
  const addresses = items.flatMap((item) => [
    ...objectsAt(item, "deliveryAddress"),
    ...objectsAt(item, "deliveryAddresses"),
  ]);
  const regions = addresses.flatMap((address) => textAt(address, "region") ?? []);
  const names = unique([
    ...addresses.flatMap((address) => textAt(address, "locality") ?? []),
    ...items.flatMap((item) => textAt(objectAt(item, "deliveryLocation"), "description") ?? []),
    ...regions.filter((region) => !isNuts(region.toUpperCase())),
  ]);
  const nuts = unique(regions.map((region) => region.toUpperCase()).filter(isNuts));
  return names.length > 0 ? { nuts, text: names.join(", ") } : { nuts };
}

export function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
