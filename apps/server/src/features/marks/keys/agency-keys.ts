import type { ProfileData } from "@tc/contract";
import { partyKeys } from "@tc/notices";

/**
 * By which keys an agency would be known among the winners of published results: made as theirs are. A name alone is no
 * company, so without a town there is none.
 */
export function agencyKeys({
  companyName,
  address,
}: Pick<ProfileData, "companyName" | "address">): string[] {
  const town = address.city ?? "";
  const keys = partyKeys({ name: companyName, town, identifiers: [] });
  return keys.filter((key) => !key.endsWith("|"));
}
