import { countryCode } from "./countries.ts";

/** Letters of a country and up to three characters: "00", "England" and "Other" are no NUTS codes. */
export function isNuts(region: string): boolean {
  return /^[A-Z]{2}[A-Z0-9]{0,3}$/.test(region) && countryCode(region.slice(0, 2)) !== undefined;
}
