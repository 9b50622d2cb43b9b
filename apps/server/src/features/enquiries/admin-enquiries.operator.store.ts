import { sql } from "kysely";
import type { Transaction } from "../../platform/context.ts";
import { removeRequests } from "./onboarding/onboarding.operator.store.ts";

/** The plan of the agency that asks for an onboarding, else of the one whose member has the typed address. */
const tierRank = (enquiry: string) => sql`coalesce((
    select case a.tier when 'enterprise' then 2 when 'premium' then 1 end from agency a where a.id = coalesce((
      select r.agency_id from onboarding_request r where r.id = ${sql.ref(`${enquiry}.onboarding_request_id`)}), (
      select m.agency_id from user_account u join member m on m.user_id = u.id
      where u.email = lower(${sql.ref(`${enquiry}.email`)}) and u.email_verified
        and m.active and m.deactivated_at is null))), 0)`;

/** Handled ones and those that a robot seems to have written have no rank: an address is easily typed. */
const place = (enquiry: string) => {
  const isOpen = sql`(${sql.ref(`${enquiry}.handled_at`)} is null)`;
  const isTrusted = sql`not ${sql.ref(`${enquiry}.is_suspected`)}`;
  return sql`${isOpen}::int, case when ${isOpen} and ${isTrusted} then ${tierRank(enquiry)} else 0 end,
    ${sql.ref(`${enquiry}.at`)}, ${sql.ref(`${enquiry}.id`)}`;
};

/** Open ones with preferred support first, then the newest; behind the cursor's. */
export function listEnquiryRows(
  t: Transaction,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
) {
  return t.db
    .selectFrom("enquiry as e")
    .leftJoin("user_account as u", (join) =>
      join.on(sql<boolean>`u.email = lower(e.email) and u.email_verified`),
    )
    .leftJoin("member as m", (join) =>
      join
        .onRef("m.user_id", "=", "u.id")
        .on("m.active", "=", true)
        .on("m.deactivated_at", "is", null),
    )
    .leftJoin("onboarding_request as r", "r.id", "e.onboarding_request_id")
    .leftJoin("agency as a", (join) =>
      join.on(sql<boolean>`a.id = coalesce(r.agency_id, m.agency_id)`),
    )
    .selectAll("e")
    .select(["a.name as agency_name", "a.tier as agency_tier"])
    .$if(cursor !== undefined, (query) =>
      query.where(
        sql<boolean>`(${place("e")}) < (select ${place("c")} from enquiry c where c.id = ${cursor})`,
      ),
    )
    .orderBy(sql`(${place("e")})`, "desc")
    .limit(limit)
    .execute();
}

export type EnquiryChange =
  | { isHandled: boolean }
  | { isApplication: boolean }
  | { isClosed: boolean };

/** False: there is no such enquiry, or it is no application whose process could end. What was marked before keeps its moment. */
export async function updateEnquiry(
  t: Transaction,
  enquiryId: string,
  change: EnquiryChange,
): Promise<boolean> {
  const since = (column: "handled_at" | "closed_at", isSo: boolean) =>
    isSo ? sql<Date>`coalesce(${sql.ref(column)}, ${t.now()})` : null;
  const update = t.db.updateTable("enquiry").where("id", "=", enquiryId).returning("id");
  const row =
    "isHandled" in change
      ? await update.set({ handled_at: since("handled_at", change.isHandled) }).executeTakeFirst()
      : "isApplication" in change
        ? await update
            .set({
              is_application: change.isApplication,
              ...(!change.isApplication && { closed_at: null }),
            })
            .executeTakeFirst()
        : await update
            .set({ closed_at: since("closed_at", change.isClosed) })
            .where("is_application", "=", true)
            .executeTakeFirst();
  return row !== undefined;
}

export async function removeEnquiry(t: Transaction, enquiryId: string): Promise<boolean> {
  const row = await t.db
    .deleteFrom("enquiry")
    .where("id", "=", enquiryId)
    .returning("onboarding_request_id")
    .executeTakeFirst();
  await removeRequests(t, row ? [row.onboarding_request_id] : []);
  return row !== undefined;
}
