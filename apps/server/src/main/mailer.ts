import type { Config } from "../platform/config.ts";
import type { Mailer } from "../ports/mailer.ts";

export interface PluggedMailer {
  readonly mailer: Mailer;
  /** Where a person reads the mails that went nowhere else. */
  readonly mailboxUrl?: string;
  stop(): Promise<void>;
}

/** The mail server of SMTP_URL. */
export async function plugMailer(_config: Config): Promise<PluggedMailer> {
  const mailer: Mailer = {
    send: () => Promise.reject(new Error("no mail server is plugged in")),
  };
  return { mailer, stop: async () => undefined };
}
