import type { AddressStopReason } from "@tc/domain";
import PostalMime from "postal-mime";
import type { Attachment } from "postal-mime";
import { refusalReason } from "../outbox/refusal-reason.ts";

export type MailReport =
  /** The mail came back for good, or its reader called it spam. */
  | { readonly mailId: string; readonly reason: AddressStopReason }
  /** It is late, or came back for a reason that passes. */
  | { readonly mailId: string; readonly reason?: undefined };

// A report is a few kilobytes; what nests or grows is an attack or somebody's archive.
const limits = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 };

const statusTypes = new Set(["message/delivery-status", "message/global-delivery-status"]);
const originalTypes = new Set([
  "message/rfc822",
  "text/rfc822-headers",
  "message/rfc822-headers",
  "message/global",
  "message/global-headers",
]);

/**
 * Reads a delivery status notification (RFC 3464) or an abuse report (RFC 5965) about one of our mails. Only who got a mail,
 * or carried it, knows its Message-ID: whatever does not name one is nobody's report. Undefined: none, or unreadable.
 */
export async function readMailReport(
  bytes: Uint8Array,
  hostname: string,
): Promise<MailReport | undefined> {
  const attachments = await parse(bytes);
  const partsOf = (types: ReadonlySet<string>) =>
    attachments.filter(({ mimeType }) => types.has(mimeType)).map(textOf);
  const mailId = partsOf(originalTypes)
    .map((original) => messageIdOf(original, hostname))
    .find((id) => id !== undefined);
  if (mailId === undefined) return undefined;

  if (partsOf(new Set(["message/feedback-report"])).some(isComplaint)) {
    return { mailId, reason: "complaint" };
  }
  const statuses = partsOf(statusTypes);
  if (statuses.length === 0) return undefined;
  const reason = statuses.flatMap(failuresOf).map(refusalReason).find(Boolean);
  return reason ? { mailId, reason } : { mailId };
}

async function parse(bytes: Uint8Array): Promise<readonly Attachment[]> {
  try {
    const mail = await PostalMime.parse(bytes, {
      ...limits,
      forceRfc822Attachments: true,
      attachmentEncoding: "utf8",
    });
    return mail.attachments;
  } catch {
    return [];
  }
}

const textOf = ({ content }: Attachment) =>
  typeof content === "string" ? content : new TextDecoder().decode(content);

/** Of the header alone: a text may quote anything. */
function messageIdOf(original: string, hostname: string): string | undefined {
  const [header = ""] = original.trimStart().split(/\r?\n\r?\n/, 1);
  const id = /^message-id:\s*<([0-9a-f-]{36})@([^>\s]{1,255})>/im.exec(header);
  const isOurs =
    id?.[2] === hostname && /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id[1] ?? "");
  return isOurs ? id[1] : undefined;
}

/** RFC 5965, 3.1. Other types, such as `not-spam` or `virus`, say nothing of what the reader wants. */
function isComplaint(report: string): boolean {
  return /^feedback-type:\s*(?:abuse|opt-out|opt-out-list)\s*$/im.test(report);
}

/** The permanent statuses of the recipients for whom delivery has failed. */
function failuresOf(status: string): string[] {
  return status.split(/\r?\n[ \t]*\r?\n/).flatMap((group) => {
    const field = (name: string) =>
      new RegExp(`^${name}:[ \\t]*([^\\r\\n]{1,200})`, "im").exec(group)?.[1]?.trim();
    if (field("action")?.toLowerCase() !== "failed") return [];
    const code = /^5\.\d{1,3}\.\d{1,3}\b/.exec(field("status") ?? "")?.[0];
    return code === undefined ? [] : [code];
  });
}
