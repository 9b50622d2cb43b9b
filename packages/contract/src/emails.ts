import {
  addressStopReasons,
  confirmationOutcomes,
  emailLimits,
  mailFrequencies,
  mailReasons,
  mailStates,
  notificationEvents,
  notificationSettings,
} from "@tc/domain";
import { z } from "zod";
import { endpoint } from "./endpoint.ts";
import { done, email } from "./fields.ts";

const event = z.enum(notificationEvents);
const frequency = z.enum(mailFrequencies);
const weekday = z.int().min(1).max(7);
const time = z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "HH:MM");
const stop = z.object({ reason: z.enum(addressStopReasons), stoppedAt: z.iso.datetime() });

const emailSettings = z.object({
  frequencies: z.record(event, frequency),
  /** Days of the daily mail, 1 is Monday */
  weekdays: z.array(weekday),
  /** HH:MM in Europe/Berlin */
  dailyAt: z.string(),
  weeklyOn: weekday,
  hitsPerMail: z.int(),
  mailsPerDay: z.int(),
  /** `until`: the first day with mails again; without it until the member goes on */
  pause: z.object({ until: z.iso.date().optional() }).optional(),
});

const emailsAnswer = z.object({
  /** The member's own address */
  address: z.string(),
  /** The own address gets no mails: why */
  stop: stop.optional(),
  settings: emailSettings,
  /** Absent: the start values hold. */
  changedAt: z.iso.datetime().optional(),
  furtherAddresses: z.array(
    z.object({
      id: z.uuid(),
      address: z.string(),
      isConfirmed: z.boolean(),
      stop: stop.optional(),
    }),
  ),
});
export type EmailsAnswer = z.output<typeof emailsAnswer>;

export const getEmails = endpoint({
  method: "GET",
  path: "/api/emails",
  access: "agency",
  feature: "monitoring",
  summary: "Was dir gemailt wird, wann und wohin",
  response: emailsAnswer,
});

const frequencyChanges = z.partialRecord(event, frequency).refine(
  (changes) =>
    notificationEvents.every((it) => {
      const wish = changes[it];
      return wish === undefined || notificationSettings[it].frequencies.includes(wish);
    }),
  "Diese Häufigkeit gibt es hier nicht",
);

export const emailChanges = z.object({
  frequencies: frequencyChanges.optional(),
  weekdays: z.array(weekday).min(1).max(7).optional(),
  dailyAt: time.optional(),
  weeklyOn: weekday.optional(),
  hitsPerMail: z.int().min(emailLimits.hitsPerMail.min).max(emailLimits.hitsPerMail.max).optional(),
  mailsPerDay: z.int().min(emailLimits.mailsPerDay.min).max(emailLimits.mailsPerDay.max).optional(),
  /** null: mails come again */
  pause: z.object({ until: z.iso.date().optional() }).nullable().optional(),
});
export type EmailChanges = z.output<typeof emailChanges>;

export const saveEmails = endpoint({
  method: "PATCH",
  path: "/api/emails",
  access: "agency",
  feature: "monitoring",
  summary: "Einstellungen der Mails ändern; was fehlt, bleibt",
  body: emailChanges,
  response: emailsAnswer,
});

/** Absent: the address has nothing to confirm. */
const askedAnswer = emailsAnswer.extend({
  confirmation: z.enum(confirmationOutcomes).optional(),
});
export type AskedEmailsAnswer = z.output<typeof askedAnswer>;

export const retryMailAddress = endpoint({
  method: "POST",
  path: "/api/emails/retry",
  access: "agency",
  feature: "monitoring",
  summary: "An eine eigene, gestoppte Adresse wieder Mails senden",
  body: z.object({ address: email }),
  response: askedAnswer,
});

export const addMailAddress = endpoint({
  method: "POST",
  path: "/api/emails/addresses",
  access: "agency",
  feature: "monitoring",
  summary:
    "Eine weitere Adresse angeben; sie bekommt eine Mail zur Bestätigung und sonst noch nichts",
  body: z.object({ address: email }),
  response: askedAnswer,
});

export const removeMailAddress = endpoint({
  method: "DELETE",
  path: "/api/emails/addresses/:id",
  access: "agency",
  summary: "Eine weitere Adresse entfernen",
  params: z.object({ id: z.uuid() }),
  response: done,
});

const token = z.string().regex(/^[\w-]{43}$/);

export const confirmMailAddress = endpoint({
  method: "POST",
  path: "/api/emails/confirm",
  access: "public",
  summary: "Eine weitere Adresse mit dem Link aus ihrer Mail bestätigen",
  body: z.object({ token }),
  response: z.object({ address: z.string(), isConfirmedBefore: z.boolean() }),
});

const mailSummary = z.object({
  id: z.uuid(),
  address: z.string(),
  events: z.array(event),
  subject: z.string(),
  state: z.enum(mailStates),
  reason: z.enum(mailReasons).optional(),
  at: z.iso.datetime(),
  /** False: its text was deleted. */
  hasText: z.boolean(),
});
export type MailSummary = z.output<typeof mailSummary>;

export const listMails = endpoint({
  method: "GET",
  path: "/api/emails/history",
  access: "agency",
  feature: "monitoring",
  summary: "Deine verschickten Mails, neueste zuerst, auch Tage ohne Mail",
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(5),
  }),
  response: z.object({
    total: z.int(),
    mails: z.array(mailSummary),
  }),
});

export const getMail = endpoint({
  method: "GET",
  path: "/api/emails/history/:id",
  access: "agency",
  feature: "monitoring",
  summary: "Eine verschickte Mail mit ihrem Text",
  params: z.object({ id: z.uuid() }),
  response: mailSummary.extend({
    preview: z.string(),
    /** null: deleted, as it is old */
    html: z.string().nullable(),
    text: z.string().nullable(),
  }),
});

const unsubscribeToken = z.string().regex(/^[\w-]{64}$/);

/** What a link to unsubscribe is about; nothing changes. */
export const previewUnsubscribing = endpoint({
  method: "POST",
  path: "/api/emails/unsubscribing",
  access: "public",
  summary: "Wovon ein Link in einer Mail abmeldet",
  body: z.object({ token: unsubscribeToken }),
  response: z.object({
    address: z.string(),
    events: z.array(event),
    /** What stops instead of events, e.g. the name of a report */
    topicName: z.string().optional(),
    /** A further address has no settings of its own: it is removed. */
    isFurtherAddress: z.boolean(),
    isDone: z.boolean(),
  }),
});

export const unsubscribe = endpoint({
  method: "POST",
  path: "/api/emails/unsubscribe",
  access: "public",
  summary: "Mit dem Link aus einer Mail abmelden, von dieser Art oder von allen",
  body: z.object({ token: unsubscribeToken, from: z.enum(["events", "all"]) }),
  response: done,
});
