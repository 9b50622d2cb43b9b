import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { audit } from "../../platform/tenancy/audit.ts";
import { asOperator } from "../../platform/tenancy/tenancy.ts";
import { makeAgency } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { acceptInvitation } from "../team/invitations/accept-invitation.ts";
import { inviteMember } from "../team/invitations/invite-member.ts";
import { sendInvitationMail } from "../team/invitations/send-invitation.ts";
import { deleteDueAgencies } from "./delete-due-agencies.ts";

let database: TestDatabase;
let agency: MadeAgency;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database);
  await database.owner.db
    .updateTable("agency")
    .set({ deletion_due_at: testNow })
    .where("id", "=", agency.agencyId)
    .execute();
});

const remove = () => deleteDueAgencies(testContext(database));

const readAccounts = (email: string) =>
  database.owner.db.selectFrom("user_account").select("id").where("email", "=", email).execute();

test("deleting an agency leaves nothing of its people that was noted before it existed", async () => {
  const other = await makeAgency(database);
  const people = [agency.owner.userId, other.owner.userId];
  await asOperator(testContext(database), async (t) => {
    for (const userId of people) {
      await audit(
        { ...t, client: { headers: {}, ip: "192.0.2.9" } },
        {
          kind: "sign_in_failed",
          userId,
        },
      );
      const payload = JSON.stringify({ userEmail: "erika@nordlicht.example" });
      await t.db
        .insertInto("support_alert")
        .values({ at: t.now(), user_id: userId, payload })
        .execute();
    }
  });
  await remove();
  for (const table of ["audit_event", "support_alert"] as const) {
    const rows = await database.owner.db
      .selectFrom(table)
      .select("user_id")
      .where("user_id", "in", people)
      .execute();
    expect(rows, table).toEqual([{ user_id: other.owner.userId }]);
  }
});

describe("deleting an agency that somebody joins at the same moment", () => {
  let guests = 0;
  let email: string;
  let accept: () => Promise<unknown>;

  beforeEach(async () => {
    email = `gast${++guests}@agentur.example`;
    const ctx = testContext(database, { actor: agency.actor });
    const { id } = await inviteMember(ctx, { email });
    await sendInvitationMail(ctx, { agencyId: agency.agencyId, invitationId: id });
    const token = /token=([\w-]{43})/.exec(ctx.mails[0]!.text)![1]!;
    const visitor = testContext(database, { actor: { kind: "visitor" } });
    const client = { headers: {}, ip: `192.0.${guests}.7` };
    const answers = { token, name: "Bea Muster", password: "Lauter-Kraniche-über-Köln-7" };
    accept = () => acceptInvitation({ ...visitor, client }, answers);
  });

  /** Lets go of the agency once both wait for it, in this order. */
  async function meet(first: () => Promise<unknown>, second: () => Promise<unknown>) {
    const begun: Promise<PromiseSettledResult<unknown>[]>[] = [];
    await database.owner.db.transaction().execute(async (t) => {
      await sql`select from agency where id = ${agency.agencyId} for update`.execute(t);
      for (const step of [first, second]) {
        begun.push(Promise.allSettled([step()]));
        await expect.poll(() => database.countWaiting()).toBe(begun.length);
      }
    });
    return (await Promise.all(begun)).map(([answer]) => answer);
  }

  test("joined first: the new account goes too", async () => {
    const [, removed] = await meet(accept, remove);
    expect(removed?.status).toBe("fulfilled");
    expect(await readAccounts(email)).toEqual([]);
  });

  test("deleted first: the invitation no longer holds, and no account is made", async () => {
    const [removed, joined] = await meet(remove, accept);
    expect(removed?.status).toBe("fulfilled");
    expect(joined).toMatchObject({ reason: { code: "link_invalid" } });
    expect(await readAccounts(email)).toEqual([]);
  });
});
