/** A mailbox that does not exist, as a mail server reports it (RFC 3464) */
export const bounceReport = (mailId: string, status = "5.1.1"): Buffer =>
  report(mailId, "delivery-status", [
    "Reporting-MTA: dns; mx.example",
    "",
    "Final-Recipient: rfc822; wer@anders.example",
    "Action: failed",
    `Status: ${status}`,
  ]);

/** A reader who pressed "Spam", as their provider reports it (RFC 5965) */
export const complaintReport = (mailId: string): Buffer =>
  report(mailId, "feedback-report", ["Feedback-Type: abuse", "Version: 1"]);

function report(mailId: string, type: string, lines: readonly string[]): Buffer {
  return Buffer.from(
    [
      `Content-Type: multipart/report; report-type=${type}; boundary="b"`,
      "",
      "--b",
      `Content-Type: message/${type}`,
      "",
      ...lines,
      "",
      "--b",
      "Content-Type: text/rfc822-headers",
      "",
      `Message-ID: <${mailId}@localhost>`,
      "",
      "--b--",
    ].join("\r\n"),
  );
}
