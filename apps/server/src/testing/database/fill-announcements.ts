import type { Transaction } from "kysely";
import type { Database } from "../../platform/database/schema.ts";

/** A version that this agency alone was told of, and confirmed; returns its id. */
export async function fillAnnouncements(
  t: Transaction<Database>,
  { agencyId, userId }: { readonly agencyId: string; readonly userId: string },
): Promise<{ announcementId: string }> {
  const at = new Date("2026-11-01T08:00:00Z");
  const secret = `Geheim in ${agencyId}`;
  const { id: announcementId } = await t
    .insertInto("legal_version")
    .values({
      kind: "terms",
      version: agencyId,
      summary: secret,
      text: secret,
      text_hash: "0",
      // So that it can still be objected to
      effective_on: "2100-01-01",
      published_at: at,
      told_at: at,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const columns = { agency_id: agencyId, version_id: announcementId };
  await t
    .insertInto("legal_announcement")
    .values({ ...columns, announced_at: at, has_letter: true })
    .execute();
  await t
    .insertInto("legal_answer")
    .values({
      ...columns,
      answer: "confirmed",
      text_hash: "0",
      answered_at: at,
      answered_by: userId,
      answered_by_name: secret,
    })
    .execute();
  return { announcementId };
}
