import type { Transporter } from "nodemailer";
import { MailRefused, MailUnanswered } from "../../ports/mailer.ts";
import type { Mailer } from "../../ports/mailer.ts";

export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM */
  readonly privateKey: string;
}

export interface SmtpMailerOptions {
  /** smtps://user:password@host:465, or smtp:// with STARTTLS */
  readonly smtpUrl: string;
  /** Name <address> */
  readonly from: string;
  /** How long a server may say nothing. */
  readonly timeoutMs?: number;
  /** Signs every mail; without it the provider may. */
  readonly dkim?: DkimKey;
}

/**
 * RFC 8058 wants both List-Unsubscribe fields signed; nodemailer's own list leaves the second out. The other fields are
 * those that a mail program shows or acts on.
 */
const signedFields = [
  "from",
  "reply-to",
  "to",
  "subject",
  "date",
  "message-id",
  "mime-version",
  "content-type",
  "content-transfer-encoding",
  "list-unsubscribe",
  "list-unsubscribe-post",
].join(":");

export interface SmtpMailer extends Mailer {
  /** Lets go of the connections; mails on their way are finished. */
  close(): void;
}

// One address and nothing that could make it two, or end the line it is written on.
const oneAddress = /^[^\p{Cc}\s\u2028\u2029<>(),;:\\"@]+@[^\p{Cc}\s\u2028\u2029<>(),;:\\"@]+$/u;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Sends mails by SMTP over a few lasting connections. Neither addresses nor texts ever reach a log or an error. */
export function createMailer(settings: SmtpMailerOptions): SmtpMailer {
  const { smtpUrl, from, timeoutMs = 20_000, dkim } = settings;
  let transport: Promise<Transporter> | undefined;

  // Loaded with the first mail: most processes never send one.
  async function connect(): Promise<Transporter> {
    const { createTransport } = await import("nodemailer");
    const { protocol, hostname } = new URL(smtpUrl);
    const options = {
      url: smtpUrl,
      pool: true as const,
      maxConnections: 3,
      maxMessages: 100,
      // A connection may end after the server has taken the mail. The job tries again, as it counts such mails.
      maxRequeues: 0,
      idleTimeout: 60_000,
      // Mails carry links that sign in: never in clear text over a network.
      requireTLS: protocol === "smtp:" && !loopback.has(hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      // A little longer, so that a missing greeting is known as one.
      socketTimeout: timeoutMs * 1.2,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(dkim && {
        dkim: {
          domainName: dkim.domain,
          keySelector: dkim.selector,
          privateKey: dkim.privateKey,
          headerFieldNames: signedFields,
        },
      }),
    };
    return createTransport(options, { from, xMailer: false });
  }

  return {
    async send({ to, subject, text, html, replyTo, headers, messageId, attachments }) {
      if (!oneAddress.test(to)) throw new MailRefused("not a mail address");
      if (replyTo !== undefined && !oneAddress.test(replyTo)) {
        throw new MailRefused("the reply goes to no mail address");
      }
      const open = await (transport ??= connect());
      try {
        await open.sendMail({
          // As an object it is one address, whatever is in it.
          to: { name: "", address: to },
          ...(replyTo !== undefined && { replyTo: { name: "", address: replyTo } }),
          subject,
          text,
          html,
          ...(headers && { headers: { ...headers } }),
          ...(messageId !== undefined && { messageId }),
          ...(attachments && {
            attachments: attachments.map(({ name, bytes }) => ({
              filename: name,
              content: Buffer.from(bytes),
            })),
          }),
        });
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => void transport?.then((open) => open.close()),
  };
}

interface SmtpError {
  readonly code?: unknown;
  readonly responseCode?: unknown;
  readonly response?: unknown;
  readonly command?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
}

/** The server's words may quote addresses, so only its numbers are kept. */
function explain(thrown: unknown): Error {
  const error = thrown as SmtpError;
  const { code, responseCode, command } = error;
  const codeText = typeof responseCode === "number" ? ` ${responseCode}` : "";
  // A refused login or greeting is our set-up's fault, not the mail's: somebody will put it right.
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isForGood = typeof responseCode !== "number" || responseCode >= 500;
  if (isAboutMail && isForGood) {
    const status = statusOf(error);
    return new MailRefused(`mail refused:${codeText || " malformed"}`, {
      isAboutAddress: command === "RCPT TO",
      ...(status !== undefined && { status }),
    });
  }
  const text = `mail not sent: ${typeof code === "string" ? code : "unknown"}${codeText}`;
  return mayHaveArrived(error) ? new MailUnanswered(text) : new Error(text);
}

function statusOf({ response }: SmtpError): string | undefined {
  return typeof response === "string"
    ? /^5\d\d[ -](5\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1]
    : undefined;
}

/**
 * Whether the mail may have been handed over before the connection ended. Nothing was while the server had not greeted; an
 * end between the greeting and the last byte cannot be told from one after it.
 */
function mayHaveArrived({ code, responseCode, syscall, message }: SmtpError): boolean {
  if (typeof responseCode === "number" || syscall === "connect") return false;
  if (/^(?:Greeting never received|Connection timeout|connect )/.test(String(message)))
    return false;
  return code === "ECONNECTION" || code === "ESOCKET" || code === "ETIMEDOUT";
}
