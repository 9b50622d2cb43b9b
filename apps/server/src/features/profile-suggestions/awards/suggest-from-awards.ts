import { profileLimits } from "@tc/domain";
import { partyKeys } from "@tc/notices";
import type { Db } from "../../../platform/database/database.ts";
import { referenceKey } from "../extract/references.ts";
import { valueText } from "../extract/suggestion.ts";
import type { Suggestion } from "../extract/suggestion.ts";
import { listAwardsTo } from "./awards.store.ts";

/** What a profile takes; notices are full of fillers such as 1900. */
function isPossible(year: number, valueCents: number | null): boolean {
  const { firstYear, lastYear } = profileLimits;
  return year >= firstYear && year <= lastYear && Number.isSafeInteger(valueCents ?? 0);
}

/**
 * References from awards to companies called like the agency. Another company may bear the same name, so each says who won
 * and where, and a person decides.
 */
export async function suggestFromAwards(db: Db, companyName: string): Promise<Suggestion[]> {
  const [key] = partyKeys({ name: companyName, identifiers: [] });
  if (key === undefined) return [];
  const awards = await listAwardsTo(db, key);
  return awards.flatMap(({ supplierName, town, slug, buyerName, year, valueCents, ...award }) => {
    const client = valueText(buyerName, profileLimits.clientMax);
    const title = valueText(award.title, profileLimits.titleMax);
    if (client === undefined || title === undefined || !isPossible(year, valueCents)) return [];
    return [
      {
        key: referenceKey({ client, title }),
        value: {
          kind: "reference" as const,
          client,
          title,
          year,
          isPublicClient: true,
          ...(valueCents !== null && valueCents > 0 && { valueCents }),
        },
        page: {
          url: `/app/tender/${slug}`,
          title: town === null ? supplierName : `${supplierName}, ${town}`,
        },
      },
    ];
  });
}
