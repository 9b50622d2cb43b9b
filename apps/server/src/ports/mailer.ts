/** One mail to one address. Texts are ready; nothing in it is a template. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly replyTo?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly { readonly name: string; readonly bytes: Uint8Array }[];
  /** <…@…>: the same for every try of the same mail; without it each try has one of its own. */
  readonly messageId?: string;
}

interface RefusalOptions extends ErrorOptions {
  /** The server refused the recipient, not the message or its sender. */
  readonly isAboutAddress?: boolean;
  /** RFC 3463, e.g. 5.1.1 */
  readonly status?: string;
}

/** The server will never take this mail (SMTP 5xx): trying again is pointless. */
export class MailRefused extends Error {
  readonly isAboutAddress: boolean;
  readonly status: string | undefined;

  constructor(
    message: string,
    { isAboutAddress = false, status, ...options }: RefusalOptions = {},
  ) {
    super(message, options);
    this.name = "MailRefused";
    this.isAboutAddress = isAboutAddress;
    this.status = status;
  }
}

/** The connection ended without an answer: the server may have taken the mail. */
export class MailUnanswered extends Error {
  constructor(message: string) {
    super(message);
    this.name = "MailUnanswered";
  }
}

export interface Mailer {
  /**
   * Resolves when the mail server has taken it. Throws MailRefused, MailUnanswered, or anything else when it was not taken
   * and a later try may work.
   */
  send(mail: Mail): Promise<void>;
}
