import type { MailSummary } from "@tc/contract";
import type {
  AddressStopReason,
  ConfirmationOutcome,
  MailFrequency,
  MailReason,
  NotificationEvent,
} from "@tc/domain";
import { notificationSettings } from "@tc/domain";
import { berlinDay, formatShortDay, formatTime, formatWeekday } from "../../platform/format/format";

export const eventHints: Readonly<Record<NotificationEvent, string>> = {
  matches: "Profil und gespeicherte Suchen",
  changes: "an Beobachtetem und in der Pipeline",
  deadlines: "amtliche und eigene, 7, 3 und 1 Tag vorher",
  results: "Ergebnisse zu Abgegebenem",
  mentions: "dir zugewiesen oder @du",
  proofs: "60 und 14 Tage vor dem Ablauf",
};

export const frequencyNames: Readonly<Record<MailFrequency, string>> = {
  immediately: "sofort",
  daily: "täglich",
  weekly: "wöchentlich",
  off: "aus",
};

export const weekdayNames = [
  "Montag",
  "Dienstag",
  "Mittwoch",
  "Donnerstag",
  "Freitag",
  "Samstag",
  "Sonntag",
] as const;

export const stopWords: Readonly<Record<AddressStopReason, string>> = {
  "no-mailbox": "Postfach gibt es nicht",
  disabled: "Postfach ist abgeschaltet",
  refused: "Postfach nimmt keine Mails an",
  complaint: "als Spam gemeldet",
};

/** What a member hears who has asked an address to confirm */
export function confirmationWords(address: string, outcome: ConfirmationOutcome): string {
  switch (outcome) {
    case "sent":
      return `Bestätigungsmail an ${address} verschickt.`;
    case "limited":
      return `An ${address} gingen heute schon mehrere Bestätigungsmails. Versuch es morgen noch einmal.`;
    case "stopped":
      return `${address} ist gestoppt und bekommt auch keine Bestätigungsmail.`;
  }
}

export const mailReasonWords: Readonly<Record<MailReason, string>> = {
  ...stopWords,
  "message-refused": "vom Mailserver abgelehnt",
  "address-stopped": "Adresse war gestoppt",
  unsubscribed: "abbestellt",
  paused: "pausiert",
  "no-plan": "Tarif ohne Mails",
  left: "Adresse nicht mehr dabei",
  "too-late": "Mailserver tagelang nicht erreichbar",
};

/** What became of a mail, and whether that is good, bad or neither. */
export function stateWords({ state, reason }: Pick<MailSummary, "state" | "reason">): {
  text: string;
  tone: "green" | "amber" | "plain";
} {
  if (state === "none") return { text: "keine", tone: "plain" };
  if (state === "queued") return { text: "wird gesendet", tone: "plain" };
  const because = reason === undefined ? "" : `: ${mailReasonWords[reason]}`;
  if (state === "accepted") {
    return reason === undefined
      ? { text: "angenommen", tone: "green" }
      : { text: `angenommen, dann${because.slice(1)}`, tone: "amber" };
  }
  if (state === "stopped") return { text: `nicht gesendet${because}`, tone: "plain" };
  return { text: `nicht zugestellt${because}`, tone: "amber" };
}

export function eventNames(events: readonly NotificationEvent[]): string {
  return events.map((event) => notificationSettings[event].name).join(", ");
}

/** "heute 9:12", "gestern 18:04", "Mo 23.11., 7:30" */
export function momentWords(at: string, now: Date, hasTime = true): string {
  const time = formatTime(new Date(at)).replace(" Uhr", "").replace(/^0/, "");
  const days = Math.round(
    (Date.parse(berlinDay(now)) - Date.parse(berlinDay(new Date(at)))) / 86_400_000,
  );
  if (days === 0) return hasTime ? `heute ${time}` : "heute";
  if (days === 1) return hasTime ? `gestern ${time}` : "gestern";
  const day = `${formatWeekday(at)} ${formatShortDay(at, now)}`;
  return hasTime ? `${day}, ${time}` : day;
}
