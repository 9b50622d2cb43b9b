import { randomBytes } from "node:crypto";
import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A link to a tender that was opened once */
export async function fillShares(
  t: Transaction<Database>,
  { agencyId, tenderId }: { readonly agencyId: string; readonly tenderId: string },
): Promise<{ shareId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const { id: shareId } = await t
    .insertInto("share")
    .values({
      agency_id: agencyId,
      tender_id: tenderId,
      token_hash: randomBytes(32),
      parts: JSON.stringify({ note: { text: secret, byName: secret } }),
      created_at: at,
      created_by_name: secret,
      // Valid whenever a test runs
      expires_at: new Date("2100-01-01T00:00:00Z"),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await t
    .insertInto("share_opening")
    .values({ agency_id: agencyId, share_id: shareId, opened_at: at, client: "Firefox" })
    .execute();
  return { shareId };
}
