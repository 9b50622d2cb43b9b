import { sql } from "kysely";
import { audit } from "../../platform/audit.ts";
import type { AuditEvent } from "../../platform/audit.ts";
import type { Transaction } from "../../platform/context.ts";

// Accounts lie before any agency: who signs in is not in one yet, and which one it is has to be found first.

export interface Account {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly isDeactivated: boolean;
  readonly agencyId: string | null;
  readonly agencyName: string | null;
}

const accounts = (t: Transaction) =>
  t.db
    .selectFrom("auth_user as user")
    .leftJoin("member", "member.user_id", "user.id")
    .leftJoin("agency", "agency.id", "member.agency_id")
    .select([
      "user.id as userId",
      "user.name",
      "user.email",
      "user.email_verified as isConfirmed",
      sql<boolean>`member.deactivated_at is not null`.as("isDeactivated"),
      "member.agency_id as agencyId",
      "agency.name as agencyName",
    ]);

export function findAccountByEmail(t: Transaction, email: string): Promise<Account | undefined> {
  return accounts(t).where("user.email", "=", email).executeTakeFirst();
}

export function findAccount(t: Transaction, userId: string): Promise<Account | undefined> {
  return accounts(t).where("user.id", "=", userId).executeTakeFirst();
}

/** The same, keeping others from changing the account meanwhile. */
export function lockAccount(t: Transaction, userId: string): Promise<Account | undefined> {
  return accounts(t).where("user.id", "=", userId).forUpdate("user").executeTakeFirst();
}

/** Writes an event under the account's agency, where it has one. */
export async function auditAccount(t: Transaction, event: AuditEvent): Promise<void> {
  const { userId } = event;
  const account = userId === undefined ? undefined : await findAccount(t, userId);
  await audit(t, { ...event, agencyId: account?.agencyId ?? undefined });
}

/** The agency joined or, before the promotion, registered. */
export async function findOwnAgencyId(t: Transaction, userId: string): Promise<string | undefined> {
  const account = await findAccount(t, userId);
  return account?.agencyId ?? (await findPendingId(t, userId));
}

export async function findPendingId(t: Transaction, userId: string): Promise<string | undefined> {
  const row = await t.db
    .selectFrom("pending_profile")
    .select("id")
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row?.id;
}

export function findUserRecord(t: Transaction, userId: string) {
  return t.db
    .selectFrom("member")
    .innerJoin("agency", "agency.id", "member.agency_id")
    .select([
      "agency.id as agencyId",
      "agency.name as agencyName",
      sql<boolean>`member.active and member.deactivated_at is null`.as("active"),
      "member.role",
      "agency.tier",
    ])
    .where("member.user_id", "=", userId)
    .executeTakeFirst();
}

/** In the account and in the agency's copy of it. */
export async function changeAccount(
  t: Transaction,
  userId: string,
  change: { readonly name?: string; readonly email?: string },
): Promise<void> {
  await t.db
    .updateTable("auth_user")
    .set({ ...change, updated_at: t.now() })
    .where("id", "=", userId)
    .execute();
  await t.db.updateTable("member").set(change).where("user_id", "=", userId).execute();
}

export async function confirmAccount(t: Transaction, userId: string): Promise<void> {
  await t.db
    .updateTable("auth_user")
    .set({ email_verified: true, updated_at: t.now() })
    .where("id", "=", userId)
    .execute();
}
