import { notificationEvents, notificationSettings } from "@tc/domain";
import type { EmailSettings, MailFrequency, NotificationEvent } from "@tc/domain";
import { numberWords } from "../look/german-words.ts";

const dayNames = ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"];
const nothingNew = "Gibt es nichts Neues, kommt keine Mail.";

/** Why a digest came, at its foot: the member's own settings in words. */
export function whyDigest(
  settings: EmailSettings,
  events: readonly NotificationEvent[],
  hasHeldBack: boolean,
): string {
  const sentences = (["daily", "weekly"] as const).flatMap((frequency) => {
    const names = namesOf(settings, events, frequency);
    return names === "" ? [] : [`${names} bei dir auf ${whenWords(settings, frequency)}.`];
  });
  const stand = settings.hitsPerMail === 1 ? "steht" : "stehen";
  const full = `Höchstens ${numberWords(settings.hitsPerMail)} Treffer ${stand} ausführlich darin.`;
  // Held back by the day's cap, a pause or a stopped address
  const held = "Dazu kommt, was noch in keiner Mail stand.";
  return [
    ...sentences,
    ...(events.includes("matches") ? [full] : []),
    ...(hasHeldBack ? [held] : []),
    nothingNew,
  ].join(" ");
}

/** Why a mail came at once */
export function whyNow(event: NotificationEvent): string {
  const setting = `„${notificationSettings[event].name}“ steht bei dir auf sofort.`;
  const reason = reasons[event];
  return reason === undefined ? setting : `${reason}, und ${setting}`;
}

const reasons: Readonly<Partial<Record<NotificationEvent, string>>> = {
  changes: "Ihr beobachtet diese Ausschreibung oder arbeitet an ihr",
  deadlines: "Ihr beobachtet diese Ausschreibung oder arbeitet an ihr",
  results: "Ihr habt diese Ausschreibung verfolgt",
  mentions: "Jemand aus deinem Team meint dich",
};

function namesOf(
  { frequencies }: EmailSettings,
  events: readonly NotificationEvent[],
  frequency: MailFrequency,
): string {
  const names = notificationEvents
    .filter((event) => events.includes(event) && frequencies[event] === frequency)
    .map((event) => `„${notificationSettings[event].name}“`);
  if (names.length === 0) return "";
  return `${andWords(names)} ${names.length === 1 ? "steht" : "stehen"}`;
}

function whenWords(settings: EmailSettings, frequency: "daily" | "weekly"): string {
  const time = `um ${settings.dailyAt.replace(/^0/, "")} Uhr`;
  return frequency === "daily"
    ? `täglich, ${weekdayWords(settings.weekdays)} ${time}`
    : `wöchentlich, ${dayNames[settings.weeklyOn - 1] ?? ""} ${time}`;
}

/** "Montag bis Freitag", "Montag, Mittwoch und Freitag", "jeden Tag" */
export function weekdayWords(weekdays: readonly number[]): string {
  const days = [...new Set(weekdays)].toSorted((a, b) => a - b);
  if (days.length === 7) return "jeden Tag";
  const names = days.map((day) => dayNames[day - 1] ?? "");
  const isRow = days.every((day, at) => day === (days[0] ?? 0) + at);
  if (isRow && days.length > 2) return `${names[0]} bis ${names.at(-1)}`;
  return andWords(names);
}

function andWords(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} und ${names.at(-1)}`;
}
