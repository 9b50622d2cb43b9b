import type { Config } from "../platform/config.ts";
import type { Mailer } from "../ports/mailer.ts";

export interface PluggedMailer {
  readonly mailer: Mailer;
  /** Where a person reads the mails that went nowhere else. */
  readonly mailboxUrl?: string;
  stop(): Promise<void>;
}

/** Mails are sent by jobs, and jobs by workers. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error("only workers send mails")),
};

/** The mail server of SMTP_URL; without one a mailbox on this machine takes the mails, never in production. */
export async function plugMailer(config: Config): Promise<PluggedMailer> {
  const { createMailer } = await import("../adapters/smtp/create-mailer.ts");
  const from = config.MAIL_FROM;
  if (config.SMTP_URL !== undefined || config.NODE_ENV === "production") {
    // In production the settings refuse to be without it.
    const mailer = createMailer({ smtpUrl: config.SMTP_URL ?? "smtp://localhost", from });
    return { mailer, stop: async () => mailer.close() };
  }
  const { startMailbox } = await import("@tc/standins");
  const mailbox = await startMailbox({
    webPort: config.MAILBOX_PORT,
    smtpPort: config.MAILBOX_PORT === 0 ? 0 : (config.MAILBOX_PORT + 1) % 65_536,
  });
  const mailer = createMailer({ smtpUrl: mailbox.smtpUrl, from });
  return {
    mailer,
    mailboxUrl: mailbox.url,
    stop: async () => {
      mailer.close();
      await mailbox.stop();
    },
  };
}
