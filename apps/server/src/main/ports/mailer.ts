import type { Config } from "../../platform/settings/config.ts";
import { dkimKeyOf } from "../../platform/settings/mail-settings.ts";
import type { Mailer } from "../../ports/mailer.ts";

export interface PluggedMailer {
  readonly mailer: Mailer;
  /** Opens the page where a person reads the mails that went nowhere else; absent where mails go out. */
  openMailbox?(): Promise<string | undefined>;
  stop(): Promise<void>;
}

/** Mails are sent by jobs, and jobs by workers. */
export const noMailer: Mailer = {
  send: () => Promise.reject(new Error("only workers send mails")),
};

/** The mail server of SMTP_URL; without one a mailbox on this machine takes the mails, never in production. */
export function plugMailer(config: Config): PluggedMailer {
  // In production the settings refuse to be without an address.
  const isReal = config.SMTP_URL !== undefined || config.NODE_ENV === "production";
  let opening: Promise<OpenedMailer> | undefined;
  // With the first mail or the greeting: the code for mails is a noticeable part of a start.
  const open = () => (opening ??= isReal ? openMailer(config) : openMailbox(config));
  return {
    mailer: { send: async (mail) => (await open()).send(mail) },
    ...(!isReal && { openMailbox: async () => (await open()).mailboxUrl }),
    stop: async () => (await opening)?.stop(),
  };
}

interface OpenedMailer extends Mailer {
  readonly mailboxUrl?: string;
  stop(): Promise<void>;
}

async function openMailer(config: Config): Promise<OpenedMailer> {
  const { SMTP_URL, MAIL_FROM } = config;
  const dkim = dkimKeyOf(config);
  const { createMailer } = await import("../../adapters/smtp/create-mailer.ts");
  const mailer = createMailer({
    smtpUrl: SMTP_URL ?? "smtp://localhost",
    from: MAIL_FROM,
    ...(dkim && { dkim }),
  });
  return { send: (mail) => mailer.send(mail), stop: async () => mailer.close() };
}

async function openMailbox({ MAILBOX_PORT, ...config }: Config): Promise<OpenedMailer> {
  const { startMailbox } = await import("@tc/standins");
  const mailbox = await startMailbox({
    webPort: MAILBOX_PORT,
    smtpPort: MAILBOX_PORT === 0 ? 0 : (MAILBOX_PORT + 1) % 65_536,
  });
  const mailer = await openMailer({ ...config, MAILBOX_PORT, SMTP_URL: mailbox.smtpUrl });
  return {
    send: (mail) => mailer.send(mail),
    mailboxUrl: mailbox.url,
    stop: async () => {
      await mailer.stop();
      await mailbox.stop();
    },
  };
}
