import type { Mail, Mailer } from "./mailer.ts";

export interface FakeMailer extends Mailer {
  /** Every mail taken so far, oldest first. */
  readonly sent: readonly Mail[];
  /** The next mail is refused with this error. */
  failOnce(error: Error): void;
}

/** A mail server in memory for tests of verbs. */
export function createFakeMailer(): FakeMailer {
  const sent: Mail[] = [];
  let failure: Error | undefined;
  return {
    sent,
    failOnce: (error) => {
      failure = error;
    },
    async send(mail) {
      const error = failure;
      failure = undefined;
      if (error) throw error;
      sent.push(mail);
    },
  };
}
