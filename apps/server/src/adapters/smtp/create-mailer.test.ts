import { startMailbox } from "@tc/standins";
import type { Mailbox, MailFault } from "@tc/standins";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFakeMailer } from "../../ports/mailer.fake.ts";
import { MailRefused, MailUnanswered } from "../../ports/mailer.ts";
import type { Mail, Mailer } from "../../ports/mailer.ts";
import { createMailer } from "./create-mailer.ts";

const mail: Mail = {
  to: "jana@agentur.example",
  subject: "Bestätige deine Adresse – Größe §",
  text: "Guten Tag\n\nEin Link: https://tc.example/a?b=c\n",
  html: "<p>Guten Tag &amp; willkommen</p>",
  replyTo: "hilfe@tenderchances.example",
  headers: { "Auto-Submitted": "auto-generated" },
};

let mailbox: Mailbox;
let mailer: ReturnType<typeof createMailer>;
beforeAll(async () => {
  mailbox = await startMailbox();
  mailer = createMailer({
    smtpUrl: mailbox.smtpUrl,
    from: "TenderChances <hallo@tenderchances.example>",
  });
});
afterAll(async () => {
  mailer.close();
  await mailbox.stop();
});

/** What arrived, newest first, in the words of the port. */
interface Subject {
  readonly mailer: Mailer;
  arrived(): readonly Pick<Mail, "to" | "subject" | "text" | "html">[];
  failNext(code: 451 | 550): void;
}

const subjects: readonly (readonly [string, () => Subject])[] = [
  [
    "fake",
    () => {
      const fake = createFakeMailer();
      return {
        mailer: fake,
        arrived: () => fake.sent.toReversed(),
        failNext: (code) => fake.failOnce(code === 550 ? new MailRefused("550") : new Error("451")),
      };
    },
  ],
  [
    "SMTP",
    () => ({
      mailer,
      arrived: () =>
        mailbox.mails.map(({ to, subject, text, html }) => ({
          to: to.join(),
          subject,
          text,
          html,
        })),
      failNext: (code) => mailbox.fail({ kind: "refuse", code }),
    }),
  ],
];

describe.each(subjects)("%s", (_name, create) => {
  test("a mail arrives as it was written, at its one address", async () => {
    const { mailer: subject, arrived } = create();
    await subject.send(mail);
    const [newest] = arrived();
    expect(newest).toMatchObject({ to: mail.to, subject: mail.subject });
    expect(newest?.text.trim()).toBe(mail.text.trim());
    expect(newest?.html.trim()).toBe(mail.html);
  });

  test("a mail refused for good is told from one that may be tried again", async () => {
    const { mailer: subject, arrived, failNext } = create();
    await subject.send({ ...mail, subject: "davor" });
    failNext(550);
    await expect(subject.send(mail)).rejects.toBeInstanceOf(MailRefused);
    failNext(451);
    const later: unknown = await subject.send(mail).catch((error: unknown) => error);
    expect(later).toBeInstanceOf(Error);
    expect(later).not.toBeInstanceOf(MailRefused);
    expect(arrived()[0]?.subject).toBe("davor");
    await subject.send({ ...mail, subject: "danach" });
    expect(arrived()[0]?.subject).toBe("danach");
  });
});

describe("over SMTP", () => {
  const failure = async (message: Mail = mail): Promise<Error> => {
    try {
      await mailer.send(message);
    } catch (error) {
      if (error instanceof Error) return error;
    }
    throw new Error("the mail was taken");
  };

  test("a mail names its sender, where to answer and that no absence notice is wanted", async () => {
    await mailer.send(mail);
    const header = (name: string) =>
      mailbox.mails[0]?.headers
        .filter((header) => header.name.toLowerCase() === name)
        .map((h) => h.value);
    expect(header("from")).toEqual(["TenderChances <hallo@tenderchances.example>"]);
    expect(header("reply-to")).toEqual([mail.replyTo]);
    expect(header("auto-submitted")).toEqual(["auto-generated"]);
    expect(header("x-mailer")).toEqual([]);
  });

  test.each<[MailFault, boolean]>([
    [{ kind: "refuse", code: 550 }, true],
    [{ kind: "refuse", code: 554, at: "data" }, true],
    [{ kind: "refuse", code: 451 }, false],
    [{ kind: "refuse", code: 452, at: "data" }, false],
  ])("%j: given up %s", async (fault, isForGood) => {
    mailbox.fail(fault);
    const error = await failure();
    expect(error instanceof MailRefused).toBe(isForGood);
  });

  test("a refused recipient is told from a refused message", async () => {
    mailbox.fail({ kind: "refuse", code: 550 });
    expect(await failure()).toMatchObject({ isAboutAddress: true });
    mailbox.fail({ kind: "refuse", code: 554, at: "data" });
    expect(await failure()).toMatchObject({ isAboutAddress: false });
  });

  test("a mail whose answer is lost is sent no second time by itself, and said to be unanswered", async () => {
    const count = mailbox.mails.length;
    mailbox.fail({ kind: "lost" });
    expect(await failure()).toBeInstanceOf(MailUnanswered);
    expect(mailbox.mails).toHaveLength(count + 1);
    await mailer.send({ ...mail, subject: "danach" });
    expect(mailbox.mails).toHaveLength(count + 2);
  });

  test("a server that never greets has taken nothing", async () => {
    const silent = createMailer({
      smtpUrl: mailbox.smtpUrl,
      from: "TenderChances <hallo@tenderchances.example>",
      timeoutMs: 3_000,
    });
    mailbox.fail({ kind: "dead" });
    const error: unknown = await silent.send(mail).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailUnanswered);
    await silent.send({ ...mail, subject: "gegrüßt" });
    expect(mailbox.mails[0]?.subject).toBe("gegrüßt");
    silent.close();
  });

  test("a mail keeps the Message-ID that it is given", async () => {
    await mailer.send({ ...mail, messageId: "<1@tenderchances.example>" });
    const id = mailbox.mails[0]?.headers.find(({ name }) => name.toLowerCase() === "message-id");
    expect(id?.value).toBe("<1@tenderchances.example>");
  });

  test("a server that takes too long is no refusal, even though it may have taken the mail", async () => {
    const count = mailbox.mails.length;
    const hasty = createMailer({
      smtpUrl: mailbox.smtpUrl,
      from: "TenderChances <hallo@tenderchances.example>",
      timeoutMs: 2_000,
    });
    mailbox.fail({ kind: "slow", delayMs: 4_000 });
    const error: unknown = await hasty.send(mail).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(error).not.toBeInstanceOf(MailRefused);
    await expect.poll(() => mailbox.mails.length).toBe(count + 1);
    hasty.close();
  });

  test("while the mail server is away mails fail for now, and go out when it is back", async () => {
    await mailbox.goDown();
    expect(await failure()).not.toBeInstanceOf(MailRefused);
    await mailbox.comeBack();
    await mailer.send({ ...mail, subject: "wieder da" });
    expect(mailbox.mails[0]?.subject).toBe("wieder da");
  });

  test("no error quotes an address, a text or the server's words", async () => {
    mailbox.fail({ kind: "refuse", code: 550 });
    const refused = await failure();
    await mailbox.goDown();
    const away = await failure();
    await mailbox.comeBack();
    for (const error of [refused, away, await failure({ ...mail, to: "a@b\r\nRCPT TO:<x@y.z>" })]) {
      expect(`${error.message} ${JSON.stringify(error)}`).not.toMatch(/@|Guten|fault on demand/);
      expect(error.cause).toBeUndefined();
    }
  });

  test("what is not one address is refused before the server hears of it", async () => {
    const count = mailbox.mails.length;
    const bad = [
      "",
      "a",
      "a@b, c@d",
      "a@b;c@d",
      "<a@b>",
      "a@b\nBcc: c@d",
      "a@b c@d",
      "a@b\u2028",
      "x:a@b;",
    ];
    for (const to of bad) {
      expect(await failure({ ...mail, to })).toBeInstanceOf(MailRefused);
      expect(await failure({ ...mail, replyTo: to })).toBeInstanceOf(MailRefused);
    }
    expect(mailbox.mails).toHaveLength(count);
  });
});

test("header injection: no text makes a second mail, recipient or header", async () => {
  const expected = await (async () => {
    await mailer.send(mail);
    return mailbox.mails[0]?.headers.map(({ name }) => name);
  })();
  const hostile = fc
    .array(
      fc.oneof(
        fc.string({ unit: "grapheme" }),
        fc.constantFrom(
          "\r\nBcc: opfer@example.org",
          "\nSubject: anders",
          "\r\n\r\n<script>",
          "\r\n.\r\nMAIL FROM:<x@y.z>\r\n",
          "\u2028",
          "\u2029X-Falsch: 1",
          "\u0085",
          "\0",
          "=?utf-8?Q?=0D=0ABcc:_x@y.z?=",
        ),
      ),
      { maxLength: 5 },
    )
    .map((parts) => parts.join(""));
  await fc.assert(
    fc.asyncProperty(hostile, hostile, hostile, async (subject, text, html) => {
      const before = mailbox.mails[0]?.id ?? 0;
      await mailer.send({ ...mail, subject, text: `Text ${text}`, html: `<p>${html}` });
      const [newest, previous] = mailbox.mails;
      expect(previous?.id).toBe(before);
      expect(newest?.to).toEqual([mail.to]);
      // An empty subject leaves its line out; nothing may ever come in.
      const names = newest?.headers.map(({ name }) => name) ?? [];
      expect(expected).toEqual(expect.arrayContaining(names));
      expect(new Set(names).size).toBe(names.length);
    }),
    { numRuns: 100 },
  );
});
