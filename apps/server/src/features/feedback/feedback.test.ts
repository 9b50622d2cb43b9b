import { sendFeedback as endpoint } from "@tc/contract";
import { AppError } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { testContext } from "../../testing/database/test-context.ts";
import type { TestContext } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import { testOperator } from "../../testing/database/test-operator.ts";
import { adminActor } from "../../testing/people/admin-actor.ts";
import { makeAgency, makeMember } from "../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../testing/people/make-agency.ts";
import { makeUser } from "../../testing/people/make-user.ts";
import { answerFeedback } from "./answer-feedback.ts";
import { listAllFeedback } from "./list-all-feedback.ts";
import { listFeedback } from "./list-feedback.ts";
import { mailFeedback, mailFeedbackAnswer } from "./mail-feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

let database: TestDatabase;
let agency: MadeAgency;
let admin: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  const user = await makeUser(testContext(database), { isAdmin: true });
  admin = testContext(database, { actor: adminActor(user) });
});
beforeEach(async () => {
  await sql`truncate feedback, rate_limit, test_job`.execute(database.owner.db);
  agency = await makeAgency(database);
});
afterAll(() => database.drop());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor });
const idea = { kind: "idea", text: "Mehr Filter,\nbitte.", page: "/app/results" } as const;

test("what a member writes is kept, listed for its writer alone, and mailed to the operator once", async () => {
  const ctx = as();
  const { id } = await sendFeedback(ctx, idea);
  expect(await ctx.sentJobs()).toEqual([{ name: "mail-feedback", payload: { feedbackId: id } }]);
  expect((await listFeedback(as())).feedback).toMatchObject([{ id, ...idea, state: "open" }]);
  const colleague = await makeMember(ctx, agency.agencyId);
  expect((await listFeedback(as(colleague))).feedback).toEqual([]);
  expect((await listFeedback(as(await makeAgency(database)))).feedback).toEqual([]);
  await mailFeedback(ctx, { feedbackId: id });
  await mailFeedback(ctx, { feedbackId: id });
  expect(ctx.mails).toMatchObject([
    { to: testOperator.supportEmail, subject: "Rückmeldung: Idee" },
  ]);
  expect(ctx.mails[0]?.text).toContain("Mehr Filter,");
});

test("the operator answers once, by mail and in the app", async () => {
  const { id } = await sendFeedback(as(), idea);
  const answer = "Kommt im Januar.";
  await answerFeedback(admin, id, { answer });
  await expect(answerFeedback(admin, id, { answer: "Doch nicht." })).rejects.toEqual(
    new AppError("stale_version"),
  );
  expect((await listFeedback(as())).feedback).toMatchObject([{ state: "answered", answer }]);
  const ctx = as();
  for (let n = 0; n < 2; n++) await mailFeedbackAnswer(ctx, { feedbackId: id });
  expect(ctx.mails).toMatchObject([{ replyTo: testOperator.supportEmail }]);
  expect(ctx.mails[0]?.text).toContain(answer);
});

test("the operator sees who wrote, and marks what needs no answer", async () => {
  const { id } = await sendFeedback(as(), { kind: "praise", text: "Danke!" });
  await answerFeedback(admin, id, { isDone: true });
  expect((await listAllFeedback(admin, {})).feedback).toMatchObject([
    { id, state: "done", byName: "Erika Muster", agency: { id: agency.agencyId } },
  ]);
  const missing = "0191d4e4-8c1c-4a44-9d9b-0d9d4e4f2b11";
  await expect(answerFeedback(admin, missing, { isDone: true })).rejects.toEqual(
    new AppError("not_found"),
  );
});

test("nothing is mailed of what is gone, nor to an account that is gone", async () => {
  const { id } = await sendFeedback(as(), idea);
  await answerFeedback(admin, id, { answer: "Danke!" });
  await sql`update feedback set user_id = null`.execute(database.owner.db);
  const ctx = as();
  await mailFeedbackAnswer(ctx, { feedbackId: id });
  await sql`delete from feedback`.execute(database.owner.db);
  await mailFeedback(ctx, { feedbackId: id });
  expect(ctx.mails).toEqual([]);
});

test("one member writes twenty times a day at most", async () => {
  for (let n = 0; n < 20; n++) await sendFeedback(as(), idea);
  await expect(sendFeedback(as(), idea)).rejects.toMatchObject({ code: "rate_limited" });
});

test.each([
  { kind: "idea", text: " " },
  { kind: "idea", text: "x".repeat(4_001) },
  { kind: "other", text: "Hallo" },
  { kind: "idea", text: "Hallo", page: "a\nb" },
])("the contract refuses %j", (body) => {
  expect(endpoint.body?.safeParse(body).success).toBe(false);
});
