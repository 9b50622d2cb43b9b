import { sendOnboardingRequest as endpoint } from "@tc/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { Mail } from "../../../ports/mailer.ts";
import { asOperator, inAgency } from "../../../platform/tenancy/tenancy.ts";
import { testContext, testNow } from "../../../testing/database/test-context.ts";
import type { TestContext } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testOperator } from "../../../testing/database/test-operator.ts";
import { doEnquiryJobs } from "../../../testing/enquiries/enquiry-world.ts";
import { makeEnquiry } from "../../../testing/enquiries/make-enquiry.ts";
import { makeAgency, makeMember } from "../../../testing/people/make-agency.ts";
import type { MadeAgency } from "../../../testing/people/make-agency.ts";
import { changeEnquiry } from "../change-enquiry.ts";
import { deleteEnquiry } from "../delete-enquiry.ts";
import { onboardingLimit } from "../enquiries.limits.ts";
import { listEnquiries } from "../list-enquiries.ts";
import { sweepEnquiries } from "../sweep/sweep-enquiries.ts";
import { getOnboardingRequest } from "./get-onboarding-request.ts";
import { sendOnboardingRequest } from "./send-onboarding-request.ts";

let database: TestDatabase;
let agency: MadeAgency;
let operator: TestContext;
beforeAll(async () => {
  database = await createTestDatabase();
  operator = testContext(database);
});
beforeEach(async () => {
  await sql`truncate enquiry, onboarding_request, rate_limit, test_job cascade`.execute(
    database.owner.db,
  );
  agency = await makeAgency(database, { name: "Nordlicht", tier: "premium" });
});
afterAll(() => database.drop());

const as = ({ actor }: Pick<MadeAgency, "actor"> = agency) => testContext(database, { actor });
const send = (
  ctx = as(),
  body: object = { wish: "Gern dienstags,\nzur Suche", phone: "0431 901" },
) => sendOnboardingRequest(ctx, endpoint.body!.parse(body));
const inbox = async () => (await listEnquiries(operator, {})).enquiries;
const isOpen = async () => (await getOnboardingRequest(as())).request?.handledAt === undefined;

/** The operator's mail before and after the heading of what was typed */
const partsOf = (mail: Mail | undefined) =>
  mail?.text.split("Nachricht, ungeprüft und wie getippt:") ?? [];

test("a member asks, the operator finds it among the enquiries and both get one mail", async () => {
  expect(await getOnboardingRequest(as())).toEqual({});
  const ctx = as();
  const name = agency.owner.name;
  const request = { requestedAt: testNow.toISOString(), byName: name };
  expect(await send(ctx)).toEqual({ request, isNew: true });
  expect(await getOnboardingRequest(as())).toEqual({ request });
  const colleague = await makeMember(as(), agency.agencyId);
  expect(await getOnboardingRequest(as(colleague))).toEqual({ request });
  const [row] = await inbox();
  expect(row).toMatchObject({
    kind: "onboarding",
    email: agency.owner.email,
    agency: { name: "Nordlicht", tier: "premium" },
    phone: "0431 901",
    message: "Persönliches Onboarding, Tarif Premium\n\nGern dienstags,\nzur Suche",
  });
  expect(`${row?.firstName} ${row?.lastName}`.trim()).toBe(name);
  expect(row).not.toHaveProperty("subject");

  const worker = testContext(database);
  await doEnquiryJobs(database, worker, 2);
  const mails = Object.fromEntries(worker.mails.map((mail) => [mail.to, mail]));
  expect(worker.mails).toHaveLength(2);
  expect(mails[testOperator.supportEmail]).toMatchObject({
    subject: "Neue Anfrage nach einem persönlichen Onboarding",
    replyTo: agency.owner.email,
  });
  const [facts, typed] = partsOf(mails[testOperator.supportEmail]);
  expect(facts).toContain("Betreff: Persönliches Onboarding, Tarif Premium");
  expect(typed).toMatch(/^\s*Gern dienstags,\s+zur Suche\s/);
  expect(typed).not.toContain("Persönliches Onboarding");
  const receipt = mails[agency.owner.email];
  expect(receipt?.subject).toMatch(/^Deine Onboarding-Anfrage/);
  // As of every enquiry: nothing that was typed.
  expect(receipt?.text).not.toContain("dienstags");
});

test("without a wish the operator's mail says so and shows no line of ours as typed", async () => {
  await send(as(), {});
  const worker = testContext(database);
  await doEnquiryJobs(database, worker, 2);
  const mail = worker.mails.find(({ to }) => to === testOperator.supportEmail);
  expect(mail?.text).toContain("Betreff: Persönliches Onboarding, Tarif Premium");
  expect(mail?.text).toContain("Ohne Nachricht.");
  expect(partsOf(mail)).toHaveLength(1);
});

test("while one is open nobody of the agency sends another, not even at the same moment", async () => {
  const colleague = await makeMember(as(), agency.agencyId);
  const answers = await Promise.all([send(), send(), send(as(colleague), {})]);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect(await inbox()).toHaveLength(1);
  expect(await as().sentJobs()).toHaveLength(2);
});

test("dealt with by the operator it may be asked for again; reopened it may not", async () => {
  await send();
  const [first] = await inbox();
  await changeEnquiry(operator, first!.id, { isHandled: true });
  expect(await getOnboardingRequest(as())).toMatchObject({
    request: { handledAt: testNow.toISOString() },
  });
  await changeEnquiry(operator, first!.id, { isHandled: false });
  expect((await send()).isNew).toBe(false);
  await changeEnquiry(operator, first!.id, { isHandled: true });
  expect((await send(as(), {})).isNew).toBe(true);
  expect(await isOpen()).toBe(true);
});

test("Basic and no plan are told the plan that promises it; the trial is Premium, Enterprise comes first", async () => {
  for (const tier of ["basis", null] as const) {
    const other = await makeAgency(database, { tier });
    await expect(send(as(other))).rejects.toMatchObject({
      code: "plan_required",
      details: { tier: "premium" },
    });
  }
  const enterprise = await makeAgency(database, { tier: "enterprise" });
  await send(as(enterprise));
  await send();
  await send(as(await makeAgency(database, { tier: "trial" })));
  await makeEnquiry(operator, { at: new Date(testNow.getTime() + 1) });
  expect((await inbox()).map((row) => row.agency?.tier)).toEqual([
    "enterprise",
    "premium",
    undefined,
    "trial",
  ]);
});

test("another agency sees nothing of it, and its own database rights hold it back", async () => {
  await send();
  const other = await makeAgency(database, { tier: "premium" });
  expect(await getOnboardingRequest(as(other))).toEqual({});
  const rows = await inAgency(as(other), other.agencyId, (t) =>
    t.db.selectFrom("onboarding_request").selectAll().execute(),
  );
  expect(rows).toEqual([]);
});

test("it goes with the agency, and with the enquiry that the operator deletes or that is three years old", async () => {
  const left = async () => {
    const { rows } = await sql`
      select id from onboarding_request union all select id from enquiry`.execute(
      database.owner.db,
    );
    return rows.length;
  };
  await send();
  expect(await left()).toBe(2);
  await asOperator(operator, (t) =>
    t.db.deleteFrom("agency").where("id", "=", agency.agencyId).execute(),
  );
  expect(await left()).toBe(0);

  agency = await makeAgency(database, { tier: "premium" });
  await send();
  const [row] = await inbox();
  await deleteEnquiry(operator, row!.id);
  expect(await left()).toBe(0);

  await send();
  // As the release before this one deletes: the agency may ask again.
  await asOperator(operator, (t) => t.db.deleteFrom("enquiry").execute());
  expect(await getOnboardingRequest(as())).toEqual({});
  await database.owner.db.deleteFrom("onboarding_request").execute();

  await send();
  await sweepEnquiries(testContext(database, { now: new Date("2029-11-21T10:59:00Z") }));
  expect(await left()).toBe(2);
  await sweepEnquiries(testContext(database, { now: new Date("2029-11-21T11:00:00Z") }));
  expect(await left()).toBe(0);
});

test("a member whom nothing stops is stopped by the limit", async () => {
  for (let n = 0; n < onboardingLimit.limit; n++) await send();
  await expect(send()).rejects.toMatchObject({ code: "rate_limited" });
});

test("wish and telephone are held to their form", () => {
  const isValid = (body: object) => endpoint.body!.safeParse(body).success;
  expect(isValid({})).toBe(true);
  expect(isValid({ wish: "x".repeat(2_001) })).toBe(false);
  expect(isValid({ phone: "0431\n901" })).toBe(false);
  expect(isValid({ agency_id: "other" })).toBe(false);
});
