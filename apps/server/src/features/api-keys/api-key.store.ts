import { apiKeyLimits } from "@tc/domain";
import type { ApiScope } from "@tc/domain";
import type { AgencyTransaction } from "../../platform/tenancy/tenancy.ts";

const dayMs = 24 * 60 * 60 * 1000;

const columns = [
  "api_key.id",
  "api_key.user_id",
  "api_key.by_name",
  "api_key.name",
  "api_key.scopes",
  "api_key.hint",
  "api_key.created_at",
  "api_key.expires_at",
  "api_key.replaced_at",
  "api_key.last_used_on",
] as const;

/** Those that were not revoked and have not ended long ago, newest first */
export function listKeys(t: AgencyTransaction) {
  const since = new Date(t.now().getTime() - apiKeyLimits.shownDaysAfterEnd * dayMs);
  return t.db
    .selectFrom("api_key")
    .leftJoin("member", (join) =>
      join
        .onRef("member.agency_id", "=", "api_key.agency_id")
        .onRef("member.user_id", "=", "api_key.user_id"),
    )
    .select(columns)
    .select((eb) =>
      eb
        .and([eb("member.active", "=", true), eb("member.deactivated_at", "is", null)])
        .as("is_makers"),
    )
    .where("api_key.agency_id", "=", t.agency.id)
    .where("api_key.revoked_at", "is", null)
    .where("api_key.expires_at", ">", since)
    .orderBy("api_key.id", "desc")
    .execute();
}
export type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** Without those in their grace time: they end by themselves. */
export async function countValidKeys(t: AgencyTransaction): Promise<number> {
  const { count } = await t.db
    .selectFrom("api_key")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .where("agency_id", "=", t.agency.id)
    .where("revoked_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", t.now())
    .executeTakeFirstOrThrow();
  return Number(count);
}

export interface NewKeyRow {
  readonly userId: string;
  readonly byName: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  readonly tokenHash: Buffer;
  readonly hint: string;
  readonly expiresAt: Date;
}

export async function insertKey(t: AgencyTransaction, key: NewKeyRow): Promise<KeyRow> {
  const row = await t.db
    .insertInto("api_key")
    .values({
      agency_id: t.agency.id,
      user_id: key.userId,
      by_name: key.byName,
      name: key.name,
      scopes: [...key.scopes],
      token_hash: key.tokenHash,
      hint: key.hint,
      created_at: t.now(),
      expires_at: key.expiresAt,
    })
    .returning(columns)
    .executeTakeFirstOrThrow();
  return { ...row, is_makers: true };
}

/** Undefined: there is no such key, or it has ended or been replaced. Held until the transaction ends. */
export function findReplaceableKey(t: AgencyTransaction, id: string) {
  return t.db
    .selectFrom("api_key")
    .select(["name", "scopes", "created_at", "expires_at"])
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .where("replaced_at", "is", null)
    .where("expires_at", ">", t.now())
    .forUpdate()
    .executeTakeFirst();
}

export async function writeReplaced(
  t: AgencyTransaction,
  id: string,
  expiresAt: Date,
): Promise<void> {
  await t.db
    .updateTable("api_key")
    .set({ replaced_at: t.now(), expires_at: expiresAt })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .execute();
}

/** False: there is no such key, or it was revoked before. */
export async function writeRevoked(t: AgencyTransaction, id: string): Promise<boolean> {
  const { numUpdatedRows } = await t.db
    .updateTable("api_key")
    .set({ revoked_at: t.now() })
    .where("agency_id", "=", t.agency.id)
    .where("id", "=", id)
    .where("revoked_at", "is", null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
