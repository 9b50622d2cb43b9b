import { expect, test } from "vitest";
import { MailRefused } from "../../ports/mailer.ts";
import type { Mail, Mailer } from "../../ports/mailer.ts";
import { testOperator } from "../../testing/database/test-operator.ts";
import { testContext } from "../../testing/database/test-context.ts";
import { GiveUp } from "../jobs/jobs.ts";
import { sendMail } from "./send-mail.ts";

const mail = {
  to: "jana@agentur.example",
  subject: "Bitte bestätige deine Adresse",
  preview: "Ein Klick fehlt noch",
  heading: "Fast geschafft",
  paragraphs: ["Hallo!"],
};

function contextWith(mailer: Mailer) {
  const { ports } = testContext({ db: undefined as never });
  return {
    ports: { ...ports, mailer },
    site: {
      publicUrl: "http://localhost:3000",
      isBookable: true,
      services: {},
      isHttps: false,
      isProduction: false,
      operator: testOperator,
    },
  };
}

test("an own mail goes out in both forms and asks for no automatic answer", async () => {
  const sent: Mail[] = [];
  await sendMail(contextWith({ send: async (message) => void sent.push(message) }), mail);
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: mail.to,
    subject: mail.subject,
    headers: { "Auto-Submitted": "auto-generated" },
  });
  expect(sent[0]?.html).toContain("Fast geschafft");
  expect(sent[0]?.text).toContain("Fast geschafft");
});

test("line ends in a subject are taken out", async () => {
  const sent: Mail[] = [];
  const subject = "Einladung von X\r\nBcc: opfer@example.org\u2028und mehr";
  await sendMail(contextWith({ send: async (message) => void sent.push(message) }), {
    ...mail,
    subject,
  });
  expect(sent[0]?.subject).toBe("Einladung von X Bcc: opfer@example.org und mehr");
});

test("a refused mail is given up, any other failure is worth another try", async () => {
  const failWith = (error: Error) =>
    sendMail(contextWith({ send: () => Promise.reject(error) }), mail);
  await expect(failWith(new MailRefused("550"))).rejects.toBeInstanceOf(GiveUp);
  const later = new Error("451");
  await expect(failWith(later)).rejects.toBe(later);
});
