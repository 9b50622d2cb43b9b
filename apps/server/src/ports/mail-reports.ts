/** Knows which reports about mails come from the mail server that we gave a secret to. */
export interface MailReports {
  isGenuine(report: Uint8Array, signature: string | undefined, now: Date): boolean;
}
