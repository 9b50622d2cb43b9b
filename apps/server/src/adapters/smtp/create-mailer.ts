import type { Transporter } from "nodemailer";
import { MailRefused } from "../../ports/mailer.ts";
import type { Mailer } from "../../ports/mailer.ts";

export interface SmtpMailerOptions {
  /** smtps://user:password@host:465, or smtp:// with STARTTLS */
  readonly smtpUrl: string;
  /** Name <address> */
  readonly from: string;
  /** How long a server may say nothing. */
  readonly timeoutMs?: number;
}

export interface SmtpMailer extends Mailer {
  /** Lets go of the connections; mails on their way are finished. */
  close(): void;
}

// One address and nothing that could make it two, or end the line it is written on.
const oneAddress = /^[^\p{Cc}\s\u2028\u2029<>(),;:\\"@]+@[^\p{Cc}\s\u2028\u2029<>(),;:\\"@]+$/u;

const loopback = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** Sends mails by SMTP over a few lasting connections. Neither addresses nor texts ever reach a log or an error. */
export function createMailer({ smtpUrl, from, timeoutMs = 20_000 }: SmtpMailerOptions): SmtpMailer {
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
      // A server may have closed an idle connection; everything else is tried again by the job.
      maxRequeues: 1,
      idleTimeout: 60_000,
      // Mails carry links that sign in: never in clear text over a network.
      requireTLS: protocol === "smtp:" && !loopback.has(hostname),
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
      dnsTimeout: timeoutMs,
      disableFileAccess: true,
      disableUrlAccess: true,
    };
    return createTransport(options, { from, xMailer: false });
  }

  return {
    async send({ to, subject, text, html, replyTo, headers }) {
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
        });
      } catch (error) {
        throw explain(error);
      }
    },
    close: () => void transport?.then((open) => open.close()),
  };
}

/** The server's words may quote addresses, so only its numbers are kept. */
function explain(error: unknown): Error {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  const codeText = typeof responseCode === "number" ? ` ${responseCode}` : "";
  // A refused login or greeting is our set-up's fault, not the mail's: somebody will put it right.
  const isAboutMail = code === "EENVELOPE" || code === "EMESSAGE";
  const isForGood = typeof responseCode !== "number" || responseCode >= 500;
  if (isAboutMail && isForGood) return new MailRefused(`mail refused:${codeText || " malformed"}`);
  return new Error(`mail not sent: ${typeof code === "string" ? code : "unknown"}${codeText}`);
}
