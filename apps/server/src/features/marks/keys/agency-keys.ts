import type { ProfileData } from "@tc/contract";
import { partyKeys } from "@tc/notices";

/**
 * The keys under which an agency would appear among the winners of published results. A name alone identifies no company,
 * so without a town there is no key.
 */
export function agencyKeys({
  companyName,
  address,
}: Pick<ProfileData, "companyName" | "address">): string[] {
  const town = address.city ?? "";
  const keys = partyKeys({ name: companyName, town, identifiers: [] });
  return keys.filter((key) => !key.endsWith("|"));
}
