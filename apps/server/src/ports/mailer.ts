/** One mail to one address. Texts are ready; nothing in it is a template. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The server will never take this mail (SMTP 5xx): trying again is pointless. */
export class MailRefused extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = "MailRefused";
  }
}

export interface Mailer {
  /** Resolves when the mail server has taken it. Throws MailRefused, or anything else when a later try may work. */
  send(mail: Mail): Promise<void>;
}
