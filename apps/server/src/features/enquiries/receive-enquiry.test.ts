import { sendContactRequest, sendDemoRequest } from "@tc/contract";
import { AppError, companySizes, contactSubjects } from "@tc/domain";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { newClient } from "../../testing/people/sign-up.ts";
import { testNow } from "../../testing/database/test-context.ts";
import { createTestDatabase } from "../../testing/database/test-database.ts";
import type { TestDatabase } from "../../testing/database/test-database.ts";
import {
  contactGiven,
  contactRequest,
  demoGiven,
  demoRequest,
  enquirer,
} from "../../testing/enquiries/enquiry-world.ts";
import { receiveEnquiry } from "./receive-enquiry.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate enquiry, rate_limit, test_job`.execute(database.owner.db);
});
afterAll(() => database.drop());

const ok = { ok: true };
const code = (error: unknown) => (error instanceof AppError ? error.code : error);
const readEnquiries = () => database.owner.db.selectFrom("enquiry").selectAll().execute();
const minutes = (n: number) => new Date(testNow.getTime() + n * 60_000);

describe("the fields", () => {
  const long = (length: number) => "x".repeat(length);
  test.each<[string, Record<string, unknown>]>([
    ["no first name", { firstName: " " }],
    ["no last name", { lastName: "" }],
    ["a name of many lines", { firstName: "Nora\r\nBcc: opfer@x.example" }],
    ["a name that is too long", { lastName: long(81) }],
    ["no address", { email: "" }],
    ["an address that is none", { email: "nora" }],
    ["two addresses", { email: "nora@neu.example, opfer@x.example" }],
    ["an address with a header behind it", { email: "nora@neu.example\r\nBcc: opfer@x.example" }],
    ["an address with a name", { email: "Nora <nora@neu.example>" }],
    ["a telephone number of a novel's length", { phone: long(41) }],
    ["a message beyond the limit", { message: long(5_001) }],
    ["a message with control characters", { message: "Guten\u0000 Tag" }],
    ["a message with escape sequences", { message: "\u001B[31mrot" }],
  ])("of both forms refuse %s", (_what, parts) => {
    expect(sendDemoRequest.body?.safeParse({ ...demoGiven, ...parts }).success).toBe(false);
    expect(sendContactRequest.body?.safeParse({ ...contactGiven, ...parts }).success).toBe(false);
  });

  test.each<[string, Record<string, unknown>]>([
    ["no company", { company: "" }],
    ["no size", { companySize: undefined }],
    ["a size of its own", { companySize: "12" }],
  ])("of the demo form refuse %s", (_what, parts) => {
    expect(sendDemoRequest.body?.safeParse({ ...demoGiven, ...parts }).success).toBe(false);
  });

  test.each<[string, Record<string, unknown>]>([
    ["no message", { message: " \n " }],
    ["no subject", { subject: undefined }],
    ["a subject of its own", { subject: "Gewinnspiel" }],
  ])("of the contact form refuse %s", (_what, parts) => {
    expect(sendContactRequest.body?.safeParse({ ...contactGiven, ...parts }).success).toBe(false);
  });

  test("take every size and subject of the specification, and leave optional ones out", () => {
    expect(companySizes).toEqual(["1-10", "11-50", "51-200", "200+"]);
    expect(contactSubjects).toEqual([
      "Allgemeine Anfrage",
      "Produktdemo",
      "Technischer Support",
      "Preise & Abonnements",
      "Partnerschaft",
      "Presse & Medien",
      "Sonstiges",
    ]);
    for (const companySize of companySizes) expect(demoRequest({ companySize })).toBeDefined();
    for (const subject of contactSubjects) expect(contactRequest({ subject })).toBeDefined();
    const { message } = contactRequest({ message: "Guten Tag,\r\n\r\n\tbis bald\n" });
    expect(message).toBe("Guten Tag,\n\n\tbis bald");
    expect(contactRequest({ message: "x".repeat(5_000) }).message).toHaveLength(5_000);
  });
});

test("a demo request is kept with everything that was typed, and both mails are on their way", async () => {
  const ctx = enquirer(database);
  const parts = { email: "Nora@Neu.example", phone: "0221 123", message: "Zu zweit\nbitte" };
  expect(await receiveEnquiry(ctx, "demo", demoRequest(parts))).toEqual(ok);
  const [kept, ...others] = await readEnquiries();
  expect(others).toEqual([]);
  expect(kept).toMatchObject({
    kind: "demo",
    at: testNow,
    first_name: "Nora",
    last_name: "Neu",
    email: "nora@neu.example",
    phone: "0221 123",
    company: "Neue Agentur GmbH",
    company_size: "11-50",
    subject: null,
    message: "Zu zweit\nbitte",
    handled_at: null,
    is_application: false,
  });
  expect(JSON.stringify(kept)).not.toContain(ctx.client.ip);
  const jobs = await ctx.sentJobs();
  expect(jobs.map(({ name }) => name)).toEqual(["mail-enquiry", "confirm-enquiry"]);
  expect(jobs.map(({ payload }) => payload)).toEqual([
    { enquiryId: kept?.id },
    { enquiryId: kept?.id },
  ]);
});

test("the server's own role sees no enquiry; only the operator's does", async () => {
  await receiveEnquiry(enquirer(database), "contact", contactRequest());
  const read = database.db.selectFrom("enquiry").select("id").execute();
  await expect(read).rejects.toThrow(/permission denied/);
  expect(await readEnquiries()).toHaveLength(1);
});

describe("a filled hidden field", () => {
  test("is answered like success and kept as suspected, and mails nobody", async () => {
    const ctx = enquirer(database);
    for (const extra of ["https://kauf.example", " "]) {
      expect(await receiveEnquiry(ctx, "demo", demoRequest({ extra }))).toEqual(ok);
      expect(await receiveEnquiry(ctx, "contact", contactRequest({ extra }))).toEqual(ok);
    }
    const kept = await readEnquiries();
    expect(kept.map(({ kind }) => kind).toSorted()).toEqual(["contact", "demo"]);
    for (const row of kept) {
      expect(row).toMatchObject({ is_suspected: true, is_confirmation_wanted: false });
    }
    expect(JSON.stringify(kept)).not.toContain("kauf.example");
    expect(await ctx.sentJobs()).toEqual([]);
  });

  test("that a password manager filled does not swallow the same request sent by hand", async () => {
    const ctx = enquirer(database);
    await receiveEnquiry(ctx, "contact", contactRequest({ extra: "Nora" }));
    await receiveEnquiry(ctx, "contact", contactRequest({ extra: "" }));
    const suspected = new Set((await readEnquiries()).map((row) => row.is_suspected));
    expect(suspected).toEqual(new Set([true, false]));
    expect(await ctx.sentJobs()).toHaveLength(2);
  });

  test("uses up no confirmation of the address it names", async () => {
    for (let n = 0; n < 5; n++) {
      const robot = demoRequest({ extra: "x", message: `Nr. ${n}` });
      await receiveEnquiry(enquirer(database), "demo", robot);
    }
    await receiveEnquiry(enquirer(database), "demo", demoRequest());
    const jobs = await enquirer(database).sentJobs();
    expect(jobs.filter(({ name }) => name === "confirm-enquiry")).toHaveLength(1);
  });
});

describe("the same content again", () => {
  const send = (at: Date, parts: Record<string, unknown> = {}) =>
    receiveEnquiry(enquirer(database, { now: at }), "contact", contactRequest(parts));

  test("within ten minutes is one enquiry, also when both come at once", async () => {
    expect(await Promise.all([send(minutes(0)), send(minutes(0)), send(minutes(0))])).toEqual([
      ok,
      ok,
      ok,
    ]);
    expect(await send(minutes(9.9), { email: " NORA@neu.example" })).toEqual(ok);
    expect(await readEnquiries()).toHaveLength(1);
    expect(await enquirer(database).sentJobs()).toHaveLength(2);
  });

  test("later, or with one word changed, or of the other kind, is another one", async () => {
    await send(minutes(0));
    await send(minutes(0), { message: "Guten Abend!" });
    await receiveEnquiry(enquirer(database), "demo", demoRequest());
    await send(minutes(10.1));
    expect(await readEnquiries()).toHaveLength(4);
  });
});

describe("the limits", () => {
  test("let one network write twenty times an hour and say when it may go on", async () => {
    const client = newClient();
    const send = (n: number, at = testNow) =>
      receiveEnquiry(
        enquirer(database, { client, now: at }),
        "contact",
        contactRequest({ email: `n${n}@neu.example` }),
      );
    for (let n = 0; n < 20; n++) await send(n);
    const refused = await send(20, minutes(15)).catch((error: unknown) => error);
    expect(code(refused)).toBe("rate_limited");
    expect(refused).toMatchObject({ details: { retryAfterSeconds: 45 * 60 } });
    // Robots are counted with everybody else.
    const robot = receiveEnquiry(
      enquirer(database, { client }),
      "demo",
      demoRequest({ extra: "x" }),
    );
    expect(await robot.catch(code)).toBe("rate_limited");
    expect(await receiveEnquiry(enquirer(database), "demo", demoRequest())).toEqual(ok);
    expect(await send(21, minutes(60))).toEqual(ok);
    expect(await readEnquiries()).toHaveLength(22);
  });

  test("keep a stranger's inbox from being filled: a fourth request of a day is kept, but not confirmed", async () => {
    const send = (n: number, at = testNow) =>
      receiveEnquiry(
        // Each from another network
        enquirer(database, { now: at }),
        "contact",
        contactRequest({ email: "opfer@x.example", message: `Nr. ${n}` }),
      );
    for (let n = 0; n < 5; n++) expect(await send(n)).toEqual(ok);
    const names = async () => (await enquirer(database).sentJobs()).map(({ name }) => name);
    expect((await names()).filter((name) => name === "mail-enquiry")).toHaveLength(5);
    expect((await names()).filter((name) => name === "confirm-enquiry")).toHaveLength(3);
    expect((await readEnquiries()).filter((row) => row.is_confirmation_wanted)).toHaveLength(3);
    await send(6, minutes(24 * 60));
    expect((await names()).filter((name) => name === "confirm-enquiry")).toHaveLength(4);
  });

  const confirmations = async () =>
    (await readEnquiries()).filter((row) => row.is_confirmation_wanted);

  test("are not evaded by plus-addresses, capitals or a Gmail address's dots", async () => {
    const attempts = async (addresses: readonly string[]) => {
      for (const email of addresses) {
        await receiveEnquiry(enquirer(database), "contact", contactRequest({ email }));
      }
    };
    await attempts([1, 2, 3, 4, 5].map((n) => `Opfer+${n}@x.example`));
    const first = await confirmations();
    expect(first.map(({ email }) => email)).toEqual([1, 2, 3].map((n) => `opfer+${n}@x.example`));
    await attempts(["o.pfer@gmail.com", "op.fer+1@googlemail.com", "opfer@GMAIL.com"]);
    await attempts(["o.p.f.e.r@gmail.com", "opfer@googlemail.com"]);
    expect(await confirmations()).toHaveLength(6);
    expect(await readEnquiries()).toHaveLength(10);
    // Dots elsewhere are other people.
    await attempts(["o.pfer@x.example", "op.fer@x.example"]);
    expect(await confirmations()).toHaveLength(8);
  });

  test("let one network cause ten confirmations a day, to however many strangers", async () => {
    const client = newClient();
    const send = (n: number, at = testNow) =>
      receiveEnquiry(
        enquirer(database, { client, now: at }),
        "contact",
        contactRequest({ email: `opfer${n}@x.example` }),
      );
    for (let n = 0; n < 13; n++) expect(await send(n)).toEqual(ok);
    expect(await confirmations()).toHaveLength(10);
    const jobs = await enquirer(database).sentJobs();
    expect(jobs.filter(({ name }) => name === "mail-enquiry")).toHaveLength(13);
    await send(14, minutes(24 * 60));
    expect(await confirmations()).toHaveLength(11);
  });

  test("let many networks together cause two hundred confirmations an hour", async () => {
    const send = (n: number, at = testNow) =>
      receiveEnquiry(
        enquirer(database, { now: at }),
        "contact",
        contactRequest({ email: `opfer${n}@x.example` }),
      );
    for (let n = 0; n < 202; n++) expect(await send(n)).toEqual(ok);
    expect(await confirmations()).toHaveLength(200);
    expect(await readEnquiries()).toHaveLength(202);
    await send(202, minutes(60));
    expect(await confirmations()).toHaveLength(201);
  });

  test("count no confirmation for a repeated request", async () => {
    for (let n = 0; n < 5; n++) {
      await receiveEnquiry(enquirer(database), "contact", contactRequest());
    }
    await receiveEnquiry(enquirer(database), "contact", contactRequest({ message: "Noch etwas" }));
    const jobs = await enquirer(database).sentJobs();
    expect(jobs.filter(({ name }) => name === "confirm-enquiry")).toHaveLength(2);
  });
});
