import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency, MadeMember } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { exportAgency } from "../../agency/export-agency.ts";
import { cancelDeletion, requestDeletion } from "../../agency/request-deletion.ts";
import { deactivateMember, reactivateMember } from "../deactivate-member.ts";
import { inviteMember } from "../invitations/invite-member.ts";
import { resendInvitation } from "../invitations/resend-invitation.ts";
import { revokeInvitation } from "../invitations/revoke-invitation.ts";
import { transferOwnership } from "./transfer-ownership.ts";

let database: TestDatabase;
let agency: MadeAgency;
let member: MadeMember;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  agency = await makeAgency(database, { name: "Nordlicht" });
  member = await makeMember(database, agency.agencyId);
});

/** As the door let the owner in, whatever has happened since. */
const owner = () => testContext(database, { actor: agency.actor });
const transfer = () =>
  transferOwnership(owner(), {
    userId: member.userId,
    currentPassword: agency.owner.password,
  });
const deactivate = () => deactivateMember(owner(), { userId: member.userId });
const code = (error: unknown) => (error instanceof AppError ? error.code : String(error));

const readOwners = () =>
  database.owner.db
    .selectFrom("member")
    .select(["user_id", "deactivated_at"])
    .where("agency_id", "=", agency.agencyId)
    .where("role", "=", "owner")
    .execute();

/** Lets go of the agency once `begin` is through, so that what has begun meets in the database. */
function whileAgencyIsHeld<Result>(begin: () => Promise<Result>): Promise<Result> {
  return database.owner.db.transaction().execute(async (t) => {
    await sql`select from agency where id = ${agency.agencyId} for update`.execute(t);
    return begin();
  });
}

describe("handing over and shutting out the same person", () => {
  test("handed over first, the former owner shuts nobody out", async () => {
    await transfer();
    expect(await deactivate().catch(code)).toBe("forbidden");
    expect(await readOwners()).toEqual([{ user_id: member.userId, deactivated_at: null }]);
  });

  test("shut out first, nobody hands over to them", async () => {
    await deactivate();
    expect(await transfer().catch(code)).toBe("not_found");
    expect(await readOwners()).toEqual([{ user_id: agency.owner.userId, deactivated_at: null }]);
  });

  test("at the same moment, in either order, six times: never an owner who is shut out", async () => {
    for (let round = 0; round < 6; round++) {
      agency = await makeAgency(database);
      member = await makeMember(database, agency.agencyId);
      const steps = [transfer, deactivate];
      if (round % 2 === 1) steps.reverse();
      const answers = await whileAgencyIsHeld(async () => {
        const begun = [];
        for (const step of steps) {
          begun.push(step().catch(code));
          await expect.poll(() => database.countWaiting()).toBe(begun.length);
        }
        return begun;
      });
      const refused = round % 2 === 1 ? "not_found" : "forbidden";
      expect(await Promise.all(answers)).toEqual([{ done: true }, refused]);
      expect(await readOwners()).toMatchObject([{ deactivated_at: null }]);
    }
  });

  test("begun together, nobody dies of a deadlock", async () => {
    for (let round = 0; round < 20; round++) {
      agency = await makeAgency(database);
      member = await makeMember(database, agency.agencyId);
      const both = await Promise.all([transfer().catch(code), deactivate().catch(code)]);
      expect([
        [{ done: true }, "forbidden"],
        ["not_found", { done: true }],
      ]).toContainEqual(both);
    }
  });
});

test("an owner who has just handed over does nothing more that only owners do", async () => {
  const { id } = await inviteMember(owner(), { email: "gast@agentur.example" });
  const other = await makeMember(database, agency.agencyId);
  const currentPassword = agency.owner.password;
  await transfer();
  for (const attempt of [
    () => inviteMember(owner(), { email: "komplize@agentur.example" }),
    () => resendInvitation(owner(), { id }),
    () => revokeInvitation(owner(), { id }),
    () => deactivateMember(owner(), { userId: other.userId }),
    () => reactivateMember(owner(), { userId: other.userId }),
    () => transferOwnership(owner(), { userId: other.userId, currentPassword }),
    () => exportAgency(owner(), { currentPassword }),
    () => requestDeletion(owner(), { currentPassword, agencyName: "Nordlicht" }),
    () => cancelDeletion(owner()),
  ]) {
    expect(await attempt().catch(code)).toBe("forbidden");
  }
});
