import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import { testContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { deactivateMember } from "../deactivate-member.ts";
import { announceOwnership } from "../job-definitions.ts";
import { mailOwnership } from "./mail-ownership.ts";
import { transferOwnership } from "./transfer-ownership.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const readPayloads = async () => {
  const jobs = await testContext(database).sentJobs();
  return jobs
    .filter(({ name }) => name === announceOwnership.name)
    .map(({ payload }) => announceOwnership.payload.parse(payload));
};

test("an ownership taken over in silence: both owners are mailed, even when the old one is shut out at once", async () => {
  const agency = await makeAgency(database, { name: "Nordlicht www.boese.example" });
  const member = await makeMember(database, agency.agencyId, { name: "Bea Muster" });
  const currentPassword = agency.owner.password;
  const thief = testContext(database, { actor: agency.actor });
  await transferOwnership(thief, { userId: member.userId, currentPassword });
  const role = "owner" as const;
  const actor = { ...member.actor, membership: { ...agency.actor.membership!, role } };
  await deactivateMember(testContext(database, { actor }), { userId: agency.owner.userId });

  const worker = testContext(database);
  for (const payload of await readPayloads()) await mailOwnership(worker, payload);
  expect(worker.mails.map(({ to, subject }) => [to, subject])).toEqual([
    [agency.owner.email, "Du hast die Inhaberschaft deiner Agentur abgegeben"],
    [member.email, "Du bist jetzt Inhaberin oder Inhaber deiner Agentur"],
  ]);
  const [toOld, toNew] = worker.mails;
  expect(toOld!.text).toContain("Bea Muster");
  expect(toOld!.text).toContain(worker.site.operator.supportEmail);
  for (const { text } of [toOld!, toNew!]) expect(text).toContain("Nordlicht www. boese. example");
});

test("handed over to oneself, nobody is mailed", async () => {
  const { actor, owner } = await makeAgency(database);
  const before = await readPayloads();
  const { userId, password: currentPassword } = owner;
  await transferOwnership(testContext(database, { actor }), { userId, currentPassword });
  expect(await readPayloads()).toEqual(before);
});
