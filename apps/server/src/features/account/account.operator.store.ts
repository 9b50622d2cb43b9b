import { sql } from "kysely";
import { audit } from "../../platform/tenancy/audit.ts";
import type { AuditEvent } from "../../platform/tenancy/audit.ts";
import type { Transaction } from "../../platform/context.ts";
import { holdAccount } from "./hold-account.store.ts";

// Accounts lie before any agency: who signs in is not in one yet, and which one it is has to be found first.

export interface Account {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly isConfirmed: boolean;
  readonly isDeactivated: boolean;
  readonly hasSecondFactor: boolean;
  readonly agencyId: string | null;
  readonly agencyName: string | null;
}

const accounts = (t: Transaction) =>
  t.db
    .selectFrom("user_account as person")
    .leftJoin("member", "member.user_id", "person.id")
    .leftJoin("agency", "agency.id", "member.agency_id")
    .select([
      "person.id as userId",
      "person.name",
      "person.email",
      "person.email_verified as isConfirmed",
      sql<boolean>`member.deactivated_at is not null`.as("isDeactivated"),
      sql<boolean>`person.second_factor_since is not null`.as("hasSecondFactor"),
      "member.agency_id as agencyId",
      "agency.name as agencyName",
    ]);

export function findAccountByEmail(t: Transaction, email: string): Promise<Account | undefined> {
  return accounts(t).where("person.email", "=", email).executeTakeFirst();
}

export function findAccount(t: Transaction, userId: string): Promise<Account | undefined> {
  return accounts(t).where("person.id", "=", userId).executeTakeFirst();
}

/** What a sign-in by password needs: with the hash, where the account has one. */
export async function findCredentials(
  t: Transaction,
  email: string,
): Promise<(Account & { readonly passwordHash: string | undefined }) | undefined> {
  const row = await accounts(t)
    .select("person.password_hash as passwordHash")
    .where("person.email", "=", email)
    .executeTakeFirst();
  return row && { ...row, passwordHash: row.passwordHash ?? undefined };
}

/**
 * The same account, and until the transaction ends nobody else starts a session in it, changes or closes it. Locked first
 * and read second, so that it shows what was committed while this waited.
 */
export async function lockAccount(t: Transaction, userId: string): Promise<Account | undefined> {
  await holdAccount(t, userId);
  return findAccount(t, userId);
}

export async function noteSignIn(t: Transaction, userId: string): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ last_sign_in_at: t.now() })
    .where("id", "=", userId)
    .execute();
}

/** What a person sees of their own account. */
export function findPerson(t: Transaction, userId: string) {
  return t.db
    .selectFrom("user_account")
    .select(["name", "email", "created_at as createdAt", "last_sign_in_at as lastSignInAt"])
    .where("id", "=", userId)
    .executeTakeFirst();
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
  await t.db.updateTable("user_account").set(change).where("id", "=", userId).execute();
  await t.db.updateTable("member").set(change).where("user_id", "=", userId).execute();
}

export async function confirmAccount(t: Transaction, userId: string): Promise<void> {
  await t.db
    .updateTable("user_account")
    .set({ email_verified: true })
    .where("id", "=", userId)
    .execute();
}
