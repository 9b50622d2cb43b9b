import type { HitRow } from "./hit-row.ts";

/** What members hear of, as rows of the table in /app/emails. */
export const notificationEvents = [
  "matches", // new tenders of the profile and of saved searches
  "changes", // of tenders that the agency follows
  "deadlines", // official and own
  "results", // awards of tenders that the agency bid for
  "mentions", // tasks, assignments and @mentions
  "proofs", // that lapse soon
] as const;
export type NotificationEvent = (typeof notificationEvents)[number];

export const mailFrequencies = ["immediately", "daily", "weekly", "off"] as const;
export type MailFrequency = (typeof mailFrequencies)[number];

interface EventSettings {
  /** What the user reads */
  readonly name: string;
  /** The frequencies that make sense, `off` among them */
  readonly frequencies: readonly MailFrequency[];
  readonly start: MailFrequency;
}

/** The start of `matches` is the wish of the onboarding. */
export const notificationSettings: Readonly<Record<NotificationEvent, EventSettings>> = {
  matches: { name: "Neue Treffer", frequencies: mailFrequencies, start: "daily" },
  changes: { name: "Änderungen", frequencies: mailFrequencies, start: "immediately" },
  deadlines: {
    name: "Fristen",
    frequencies: ["immediately", "daily", "off"],
    start: "immediately",
  },
  results: { name: "Vergaben", frequencies: mailFrequencies, start: "daily" },
  mentions: {
    name: "Aufgaben und Erwähnungen",
    frequencies: ["immediately", "daily", "off"],
    start: "immediately",
  },
  proofs: { name: "Nachweise", frequencies: ["daily", "weekly", "off"], start: "weekly" },
};

/** What a mail lays out beyond the heading; all texts are German and one line each. */
export type NotificationDetails =
  | {
      readonly kind: "change";
      /**
       * Gravest first; `before` or `after` is absent where there was or is nothing. Where no values can stand beside each
       * other, `note` says what happened instead of both.
       */
      readonly changes: readonly {
        readonly name: string;
        readonly before?: string;
        readonly after?: string;
        readonly note?: string;
        readonly isGrave: boolean;
      }[];
      /** What the change breaks in the agency's plans, gravest first */
      readonly breaks: readonly string[];
      /** Why the buyer corrected, in the buyer's words */
      readonly reason?: string;
    }
  | {
      readonly kind: "deadline";
      readonly name: string;
      /** Of the tender */
      readonly title: string;
      /** Of the clock on the tender's line, so that a later reader finds it as it then stands */
      readonly clockKey: string;
      /** ISO instant; with `hasTime` false its day in Europe/Berlin counts */
      readonly dueAt: string;
      readonly hasTime: boolean;
      readonly isOwn: boolean;
      /** What is still to do on the tender's card. Read when the mail is written, so never kept. */
      readonly openTasks?: readonly string[];
    }
  | { readonly kind: "words"; readonly byName: string; readonly text: string }
  | {
      readonly kind: "hits";
      /** Best first */
      readonly rows: readonly HitRow[];
      /** Further ones that are only counted */
      readonly rest: number;
    };
