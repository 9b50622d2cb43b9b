import fc from "fast-check";
import { expect, test } from "vitest";
import { readMailReport } from "./read-mail-report.ts";

const mailId = "3f0b7c52-1a2b-4c3d-8e4f-5a6b7c8d9e0f";
const host = "tenderchances.example";

interface Bounce {
  readonly action?: string;
  readonly status?: string;
  readonly messageId?: string;
  readonly originalType?: string;
  readonly statusType?: string;
}

/** As Postfix writes it. */
export function bounce({
  action = "failed",
  status = "5.1.1",
  messageId = `<${mailId}@${host}>`,
  originalType = "message/rfc822",
  statusType = "message/delivery-status",
}: Bounce = {}): string {
  return [
    "From: MAILER-DAEMON@mx.example (Mail Delivery System)",
    "To: hallo@tenderchances.example",
    "Subject: Undelivered Mail Returned to Sender",
    "Auto-Submitted: auto-replied",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=delivery-status; boundary="B7A1.1764/mx.example"',
    "",
    "This is a MIME-encapsulated message.",
    "",
    "--B7A1.1764/mx.example",
    "Content-Description: Notification",
    "Content-Type: text/plain; charset=utf-8",
    "",
    "<team@agentur.example>: host mx.agentur.example said: 550 5.1.1 User unknown",
    "",
    "--B7A1.1764/mx.example",
    "Content-Description: Delivery report",
    `Content-Type: ${statusType}`,
    "",
    "Reporting-MTA: dns; mx.example",
    "X-Postfix-Queue-ID: B7A1",
    "Arrival-Date: Thu, 26 Nov 2026 07:30:02 +0100 (CET)",
    "",
    "Final-Recipient: rfc822; team@agentur.example",
    "Original-Recipient: rfc822;team@agentur.example",
    `Action: ${action}`,
    `Status: ${status}`,
    "Remote-MTA: dns; mx.agentur.example",
    "Diagnostic-Code: smtp; 550 5.1.1 User unknown",
    "",
    "--B7A1.1764/mx.example",
    "Content-Description: Undelivered Message",
    `Content-Type: ${originalType}`,
    "",
    "Received: from app.tenderchances.example by mx.example",
    "From: TenderChances <hallo@tenderchances.example>",
    "To: team@agentur.example",
    `Message-ID: ${messageId}`,
    "Subject: Heute: Website (88)",
    "",
    "Message-ID: <00000000-0000-4000-8000-000000000000@tenderchances.example>",
    "",
    "--B7A1.1764/mx.example--",
    "",
  ].join("\r\n");
}

/** As large mailbox providers write it. */
export function complaint(type = "abuse", messageId = `<${mailId}@${host}>`): string {
  return [
    "From: <abusedesk@provider.example>",
    "To: <hallo@tenderchances.example>",
    "Subject: FW: Heute: Website (88)",
    "MIME-Version: 1.0",
    'Content-Type: multipart/report; report-type=feedback-report; boundary="part1"',
    "",
    "--part1",
    'Content-Type: text/plain; charset="US-ASCII"',
    "",
    "This is an email abuse report for a message received from 192.0.2.1.",
    "",
    "--part1",
    "Content-Type: message/feedback-report",
    "",
    `Feedback-Type: ${type}`,
    "User-Agent: SomeGenerator/1.0",
    "Version: 1",
    "Original-Rcpt-To: <team@agentur.example>",
    "",
    "--part1",
    "Content-Type: message/rfc822",
    "Content-Disposition: inline",
    "",
    "From: <hallo@tenderchances.example>",
    `Message-Id: ${messageId}`,
    "Subject: Heute: Website (88)",
    "",
    "Neu",
    "--part1--",
    "",
  ].join("\r\n");
}

const read = (message: string) => readMailReport(Buffer.from(message), host);

test.each<[Bounce, object]>([
  [{}, { mailId, reason: "no-mailbox" }],
  [{ status: "5.2.1" }, { mailId, reason: "disabled" }],
  [{ status: "5.0.0" }, { mailId, reason: "refused" }],
  [{ status: "5.1.10 (null MX)" }, { mailId, reason: "no-mailbox" }],
  [{ originalType: "text/rfc822-headers" }, { mailId, reason: "no-mailbox" }],
  [
    { originalType: "message/global", statusType: "message/global-delivery-status" },
    { mailId, reason: "no-mailbox" },
  ],
  // Full, late, blocked, or given up after days of trying
  [{ status: "5.2.2" }, { mailId }],
  [{ status: "5.7.1" }, { mailId }],
  [{ status: "4.4.7" }, { mailId }],
  [{ action: "delayed", status: "4.2.0" }, { mailId }],
  [{ action: "delivered", status: "2.0.0" }, { mailId }],
  [{ action: "relayed", status: "5.1.1" }, { mailId }],
])("a bounce is read: %j", async (fields, expected) => {
  expect(await read(bounce(fields))).toEqual(expected);
});

test("a complaint is one, other feedback is none", async () => {
  expect(await read(complaint())).toEqual({ mailId, reason: "complaint" });
  expect(await read(complaint("opt-out"))).toEqual({ mailId, reason: "complaint" });
  expect(await read(complaint("not-spam"))).toBeUndefined();
});

test("what names no mail of ours is no report", async () => {
  for (const messageId of [
    `<${mailId}@another.example>`,
    `<${mailId}@${host}.evil.example>`,
    "<1@tenderchances.example>",
    "<>",
    `<${mailId}>`,
  ]) {
    expect(await read(bounce({ messageId }))).toBeUndefined();
    expect(await read(complaint("abuse", messageId))).toBeUndefined();
  }
  const absence = `From: a@b.example\r\nIn-Reply-To: <${mailId}@${host}>\r\nSubject: Abwesend\r\n\r\nAction: failed\r\nStatus: 5.1.1\r\n`;
  expect(await read(absence)).toBeUndefined();
});

test("a mail that only looks like a report in its text is none", async () => {
  const inText = `Content-Type: text/plain\r\n\r\n${bounce()}`;
  expect(await read(inText)).toBeUndefined();
  // A report inside a forwarded mail is the forwarder's.
  const forwarded = [
    'Content-Type: multipart/mixed; boundary="x"',
    "",
    "--x",
    "Content-Type: message/rfc822",
    "",
    bounce(),
    "--x--",
  ].join("\r\n");
  expect(await read(forwarded)).toBeUndefined();
});

test("hostile mails end soon and stop nobody", async () => {
  const nested = Array.from(
    { length: 500 },
    (_, level) => `Content-Type: multipart/mixed; boundary="b${level}"\r\n\r\n--b${level}\r\n`,
  ).join("");
  const headers = `Message-ID: ${"a".repeat(1_000_000)}\r\n`.repeat(3);
  for (const message of [
    "",
    "\0".repeat(10_000),
    nested,
    headers,
    bounce().slice(0, 900),
    `Content-Type: multipart/report; boundary="\r\n\r\n--"--\r\n`,
    bounce({ status: `5.${"1".repeat(100_000)}` }),
    bounce({ messageId: `<${"a".repeat(200_000)}@${host}>` }),
  ]) {
    const report = await read(message);
    expect(report?.reason).toBeUndefined();
  }
});

test("no bytes throw", async () => {
  await fc.assert(
    fc.asyncProperty(fc.uint8Array({ maxLength: 500 }), fc.nat(2_000), async (bytes, at) => {
      const message = Buffer.from(bounce());
      message.set(
        bytes.subarray(0, Math.max(0, message.length - at)),
        Math.min(at, message.length),
      );
      await readMailReport(message, host);
      await readMailReport(bytes, host);
    }),
    { numRuns: 100 },
  );
});
