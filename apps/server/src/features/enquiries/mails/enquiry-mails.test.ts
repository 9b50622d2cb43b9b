import fc from "fast-check";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { GiveUp } from "../../../platform/jobs/jobs.ts";
import { MailRefused } from "../../../ports/mailer.ts";
import { createFakeMailer } from "../../../ports/mailer.fake.ts";
import { makeEnquiry } from "../../../testing/enquiries/make-enquiry.ts";
import { testNow } from "../../../testing/database/test-context.ts";
import { createTestDatabase } from "../../../testing/database/test-database.ts";
import type { TestDatabase } from "../../../testing/database/test-database.ts";
import { testOperator } from "../../../testing/database/test-operator.ts";
import { confirmEnquiry } from "../confirm-enquiry.ts";
import {
  contactRequest,
  demoRequest,
  doEnquiryJobs,
  enquirer,
} from "../../../testing/enquiries/enquiry-world.ts";
import { mailEnquiry } from "./mail-enquiry.ts";
import { receiveEnquiry } from "../receive-enquiry.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(async () => {
  await sql`truncate enquiry, rate_limit, test_job`.execute(database.owner.db);
});
afterAll(() => database.drop());

describe("the operator's mail", () => {
  test("says everything that was typed, and an answer goes to whoever wrote", async () => {
    const ctx = enquirer(database);
    const parts = { phone: "0221 123", message: "Zu zweit\n\nam Montag" };
    await receiveEnquiry(ctx, "demo", demoRequest(parts));
    await doEnquiryJobs(database, ctx);
    const mail = ctx.mails.find(({ to }) => to === testOperator.supportEmail);
    expect(mail).toMatchObject({ subject: "Neue Demo-Anfrage", replyTo: "nora@neu.example" });
    for (const line of [
      "Eingegangen: 21.11.2026, 12:00 Uhr",
      "Name: Nora Neu",
      "E-Mail: nora@neu.example",
      "Telefon: 0221 123",
      "Firma: Neue Agentur GmbH",
      "Unternehmensgröße: 11-50",
      "Zu zweit",
      "am Montag",
    ]) {
      expect(mail?.text.split("\n")).toContain(line);
    }
    expect(mail?.text).not.toContain("null");
  });

  test("is steered by nothing in it: subject, recipient and headers stay ours", async () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          "a",
          "Bcc: opfer@x.example",
          "\n",
          "\t",
          "\u2028",
          "\u202E",
          "<img src=x onerror=alert(1)>",
          "<script>",
          '"><a href="https://x.example">',
          "=?utf-8?Q?=0D=0ABcc:_x@y.z?=",
        ),
        { minLength: 1, maxLength: 6 },
      )
      .map((parts) => `a${parts.join("")}a`);
    await fc.assert(
      fc.asyncProperty(hostile, hostile, async (name, message) => {
        const ctx = enquirer(database);
        const enquiryId = await makeEnquiry(ctx, { first_name: name, company: name, message });
        await mailEnquiry(ctx, { enquiryId });
        await confirmEnquiry(ctx, { enquiryId });
        expect(ctx.mails.map(({ to, subject, replyTo }) => ({ to, subject, replyTo }))).toEqual([
          {
            to: testOperator.supportEmail,
            subject: "Neue Nachricht über das Kontaktformular",
            replyTo: "nora@neu.example",
          },
          {
            to: "nora@neu.example",
            subject: "Deine Nachricht an TenderChances",
            replyTo: testOperator.supportEmail,
          },
        ]);
        for (const { html } of ctx.mails) expect(html).not.toMatch(/<img|<script|x\.example"/);
      }),
      { numRuns: 30 },
    );
  });
});

describe("the confirmation", () => {
  test("promises an answer to a demo request within 24 hours and 30 minutes of demo", async () => {
    const ctx = enquirer(database);
    await receiveEnquiry(ctx, "demo", demoRequest());
    await doEnquiryJobs(database, ctx);
    const mail = ctx.mails.find(({ to }) => to === "nora@neu.example");
    expect(mail).toMatchObject({
      subject: "Deine Demo-Anfrage bei TenderChances",
      replyTo: testOperator.supportEmail,
    });
    expect(mail?.text).toContain("innerhalb von 24 Stunden");
    expect(mail?.text).toContain("30 Minuten");
    expect(mail?.text).toContain("am 21.11.2026 um 12:00 Uhr");
    expect(mail?.text).toContain("11-50 Mitarbeitenden");
  });

  test("carries not a word that a stranger could send to somebody through us", async () => {
    const ctx = enquirer(database);
    const typed = {
      firstName: "Gewinnspiel",
      lastName: "Jetzt",
      phone: "0900 666",
      company: "Billig GmbH",
      message: "Kauf auf https://kauf.example",
    };
    await receiveEnquiry(ctx, "contact", contactRequest({ ...typed, email: "opfer@x.example" }));
    await doEnquiryJobs(database, ctx);
    const mail = ctx.mails.find(({ to }) => to === "opfer@x.example");
    expect(mail?.text).toContain("„Partnerschaft“");
    expect(mail?.text).toContain("Werktags antworten wir innerhalb von 24 Stunden");
    for (const word of [...Object.values(typed), "kauf.example"]) {
      expect(`${mail?.subject}${mail?.text}${mail?.html}`).not.toContain(word);
    }
  });
});

describe("the jobs", () => {
  test("send each mail once, however often they are done", async () => {
    const ctx = enquirer(database);
    await receiveEnquiry(ctx, "contact", contactRequest());
    await doEnquiryJobs(database, ctx, 3);
    expect(ctx.mails.map(({ to }) => to)).toEqual([testOperator.supportEmail, "nora@neu.example"]);
    const kept = await database.owner.db
      .selectFrom("enquiry")
      .select(["operator_mailed_at", "confirmed_at"])
      .execute();
    expect(kept).toEqual([{ operator_mailed_at: testNow, confirmed_at: testNow }]);
  });

  test("try again when the mail server is away, and give up what it will never take", async () => {
    const mailer = createFakeMailer();
    const ctx = enquirer(database, { ports: { mailer } });
    const enquiryId = await makeEnquiry(ctx);
    mailer.failOnce(new Error("451"));
    await expect(confirmEnquiry(ctx, { enquiryId })).rejects.toThrow("451");
    mailer.failOnce(new MailRefused("550"));
    await expect(confirmEnquiry(ctx, { enquiryId })).rejects.toBeInstanceOf(GiveUp);
    await confirmEnquiry(ctx, { enquiryId });
    expect(mailer.sent.map(({ to }) => to)).toEqual(["nora@neu.example"]);
  });

  test("mail nothing of an enquiry that was deleted meanwhile", async () => {
    const ctx = enquirer(database);
    await receiveEnquiry(ctx, "contact", contactRequest());
    await sql`delete from enquiry`.execute(database.owner.db);
    await doEnquiryJobs(database, ctx);
    expect(ctx.mails).toEqual([]);
  });
});
