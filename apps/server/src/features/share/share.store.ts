import type { SharedParts } from "@tc/contract";
import { shareLimits } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const columns = [
  "id",
  "parts",
  "created_at",
  "created_by_name",
  "expires_at",
  "open_count",
  "last_opened_at",
] as const;

/** Valid ones, newest first */
export function listValidShares(t: AgencyTransaction, tenderId: string) {
  return t.db
    .selectFrom("share")
    .select(columns)
    .where("agency_id", "=", t.agency.id)
    .where("tender_id", "=", tenderId)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", t.now())
    .orderBy("id", "desc")
    .execute();
}
export type ShareRow = Awaited<ReturnType<typeof listValidShares>>[number];

/** Newest first, of all these links together */
export function listOpenings(t: AgencyTransaction, shareIds: readonly string[]) {
  if (shareIds.length === 0) return [];
  return t.db
    .selectFrom("share_opening")
    .select(["share_id", "opened_at", "client"])
    .where("agency_id", "=", t.agency.id)
    .where("share_id", "in", shareIds)
    .orderBy("id", "desc")
    .execute();
}

export interface NewShare {
  readonly tenderId: string;
  readonly tokenHash: Buffer;
  readonly parts: SharedParts;
  readonly userId: string;
  readonly byName: string;
  readonly expiresAt: Date;
}

export function insertShare(t: AgencyTransaction, share: NewShare): Promise<ShareRow> {
  return t.db
    .insertInto("share")
    .values({
      agency_id: t.agency.id,
      tender_id: share.tenderId,
      token_hash: share.tokenHash,
      parts: JSON.stringify(share.parts),
      created_at: t.now(),
      created_by: share.userId,
      created_by_name: share.byName,
      expires_at: share.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

/** False: there is no such link, or it had ended. */
export async function endShare(t: AgencyTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("share")
    .set({ revoked_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("expires_at", ">", t.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Keeps the newest openings one by one, and counts them all. */
export async function insertOpening(
  t: AgencyTransaction,
  shareId: string,
  client: string,
): Promise<void> {
  await t.db
    .updateTable("share")
    .set(({ eb }) => ({ open_count: eb("open_count", "+", 1), last_opened_at: t.now() }))
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", shareId)
    .execute();
  await t.db
    .insertInto("share_opening")
    .values({ agency_id: t.agency.id, share_id: shareId, opened_at: t.now(), client })
    .execute();
  await t.db
    .deleteFrom("share_opening")
    .where("agency_id", "=", t.agency.id)
    .where("share_id", "=", shareId)
    .where("id", "in", (eb) =>
      eb
        .selectFrom("share_opening")
        .select("id")
        .where("share_id", "=", shareId)
        .orderBy("id", "desc")
        .offset(shareLimits.keptOpenings),
    )
    .execute();
}
