import { AppError } from "@tc/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { makeAgency } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { inviteMember } from "./invite-member.ts";
import { resendInvitation } from "./resend-invitation.ts";
import { sendInvitationMail } from "./send-invitation.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const as = (made: MadeAgency, now = testNow) => testContext(database, { actor: made.actor, now });
const code = (error: unknown) => (error instanceof AppError ? error.code : String(error));
const nextDay = new Date(testNow.getTime() + 86_400_000);

const countJobs = async () => (await testContext(database).sentJobs()).length;

describe("bombing one inbox with invitations", () => {
  test.each([
    ["without an account", async () => "ohne@opfer.example"],
    ["with an account", async () => (await makeAgency(database)).owner.email],
  ])(
    "%s, it ends after five a day, whoever sends them, and no agency learns of the others",
    async (_, find) => {
      const email = await find();
      const before = await countJobs();
      for (let n = 0; n < 5; n++) await inviteMember(as(await makeAgency(database)), { email });
      const sixth = await makeAgency(database);
      await expect(inviteMember(as(sixth), { email })).resolves.toMatchObject({
        id: expect.any(String),
      });
      expect(await countJobs()).toBe(before + 5);
      await inviteMember(as(sixth, nextDay), { email });
      expect(await countJobs()).toBe(before + 6);
    },
  );

  test("sending the same one again counts too, and so does another tag of the same mailbox", async () => {
    const agency = await makeAgency(database, { tier: "enterprise" });
    const { id } = await inviteMember(as(agency), { email: "opfer@opfer.example" });
    await resendInvitation(as(agency), { id });
    await inviteMember(as(agency), { email: "opfer+2@opfer.example" });
    expect(await resendInvitation(as(agency), { id }).catch(code)).toBe("too_many_invitations");
    expect(await inviteMember(as(agency), { email: "opfer+3@opfer.example" }).catch(code)).toBe(
      "too_many_invitations",
    );
  });
});

test("phishing by names: the mail has our subject and no link but ours", async () => {
  const name = "Ihr Gewinn wartet: https://boese.example/geld www.boese.example";
  const agency = await makeAgency(database, { name });
  await database.owner.db
    .updateTable("member")
    .set({ name: "boese.example/konto" })
    .where("user_id", "=", agency.owner.userId)
    .execute();
  const ctx = as(agency);
  const { id } = await inviteMember(ctx, { email: "ziel@opfer.example" });
  await sendInvitationMail(ctx, { agencyId: agency.agencyId, invitationId: id });
  const [mail] = ctx.mails;
  expect(mail!.subject).toBe("Einladung zu TenderChances");
  for (const body of [mail!.text, mail!.html]) {
    expect(body).toContain("boese. example/konto");
    expect(body).not.toMatch(/boese\.example|www\.boese/);
  }
});
