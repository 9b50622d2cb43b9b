import { notificationEvents, notificationSettings } from "./notifications.ts";
import type { MailFrequency, NotificationEvent } from "./notifications.ts";

/** Why an address gets no more mails, as far as it is the address's own fault or will. */
export const addressStopReasons = ["no-mailbox", "disabled", "refused", "complaint"] as const;
export type AddressStopReason = (typeof addressStopReasons)[number];

/** What becomes of the mail that asks a further address to confirm: over the limit and to a stopped address goes none. */
export const confirmationOutcomes = ["sent", "limited", "stopped"] as const;
export type ConfirmationOutcome = (typeof confirmationOutcomes)[number];

/** Why one mail was not sent, or came to nothing. */
export const mailReasons = [
  ...addressStopReasons,
  "message-refused", // for what it says or whom it comes from; the address stays
  "address-stopped",
  "unsubscribed",
  "paused",
  "no-plan",
  "left", // deactivated, or a further address that is no more
  "too-late", // nobody took it for days
] as const;
export type MailReason = (typeof mailReasons)[number];

export const mailStates = ["queued", "accepted", "refused", "stopped", "none"] as const;
export type MailState = (typeof mailStates)[number];

export const emailLimits = {
  hitsPerMail: { min: 1, max: 10 },
  mailsPerDay: { min: 1, max: 20 },
  furtherAddresses: 5,
} as const;

/** What a member wants mailed, and when. */
export interface EmailSettings {
  readonly frequencies: Readonly<Record<NotificationEvent, MailFrequency>>;
  /** Of the daily mail; 1 is Monday */
  readonly weekdays: readonly number[];
  /** HH:MM in Europe/Berlin, of daily and weekly mails */
  readonly dailyAt: string;
  readonly weeklyOn: number;
  /** How many a mail shows in full; the rest is one line. */
  readonly hitsPerMail: number;
  /** What goes beyond it waits for the next digest. */
  readonly mailsPerDay: number;
  /** `until`: the first day with mails again; without it the member goes on by hand. */
  readonly pause?: { readonly until?: string };
}

/** `wish`: what the agency chose for new matches in the onboarding. */
export function startFrequencies(
  wish: MailFrequency | undefined,
): Record<NotificationEvent, MailFrequency> {
  const start = Object.fromEntries(
    notificationEvents.map((event) => [event, notificationSettings[event].start]),
  ) as Record<NotificationEvent, MailFrequency>;
  return { ...start, matches: wish ?? start.matches };
}

/** `today`: a day in Europe/Berlin */
export function isPaused({ pause }: Pick<EmailSettings, "pause">, today: string): boolean {
  return pause !== undefined && (pause.until === undefined || today < pause.until);
}
