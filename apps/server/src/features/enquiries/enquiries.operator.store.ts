import type { CompanySize, ContactSubject, EnquiryKind, InboxKind } from "@tc/domain";
import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";

const repeatedWithinMs = 10 * 60 * 1000;

/**
 * Whether the same content came minutes ago: a double click, or another try after a time-out. A second one waits here
 * for the first to be written.
 */
export async function isRepeated(t: Transaction, contentHash: Buffer): Promise<boolean> {
  const key = contentHash.readBigInt64BE();
  await sql`select pg_advisory_xact_lock(${key.toString()}::bigint)`.execute(t.db);
  const row = await t.db
    .selectFrom("enquiry")
    .select("id")
    .where("content_hash", "=", contentHash)
    .where("at", ">", new Date(t.now().getTime() - repeatedWithinMs))
    .executeTakeFirst();
  return row !== undefined;
}

interface NewEnquiry {
  readonly kind: EnquiryKind;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone?: string | undefined;
  readonly company?: string | undefined;
  readonly companySize?: CompanySize;
  readonly subject?: ContactSubject;
  readonly message?: string | undefined;
  readonly contentHash: Buffer;
  readonly isSuspected: boolean;
  readonly isConfirmationWanted: boolean;
}

export async function insertEnquiry(t: Transaction, enquiry: NewEnquiry): Promise<string> {
  const { id } = await t.db
    .insertInto("enquiry")
    .values({
      kind: enquiry.kind,
      at: t.now(),
      first_name: enquiry.firstName,
      last_name: enquiry.lastName,
      email: enquiry.email,
      // Left empty is left out.
      phone: enquiry.phone || null,
      company: enquiry.company || null,
      company_size: enquiry.companySize ?? null,
      subject: enquiry.subject ?? null,
      message: enquiry.message || null,
      content_hash: enquiry.contentHash,
      is_suspected: enquiry.isSuspected,
      is_confirmation_wanted: enquiry.isConfirmationWanted,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

export async function findEnquiry(t: Transaction, enquiryId: string) {
  const row = await t.db
    .selectFrom("enquiry as e")
    .leftJoin("onboarding_request as r", "r.id", "e.onboarding_request_id")
    .selectAll("e")
    .select(["r.tier as requestTier", "r.wish as requestWish"])
    .where("e.id", "=", enquiryId)
    .executeTakeFirst();
  return row && { ...row, kind: inboxKindOf(row) };
}

export const inboxKindOf = (row: {
  readonly kind: EnquiryKind;
  readonly onboarding_request_id: string | null;
}): InboxKind => (row.onboarding_request_id === null ? row.kind : "onboarding");

export async function noteMail(
  t: Transaction,
  enquiryId: string,
  mail: "operator_mailed_at" | "confirmed_at",
): Promise<void> {
  await t.db
    .updateTable("enquiry")
    .set({ [mail]: t.now() })
    .where("id", "=", enquiryId)
    .execute();
}
