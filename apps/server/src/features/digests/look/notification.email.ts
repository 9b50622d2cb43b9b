import { notificationSettings } from "@tc/domain";
import type { NotificationDetails, NotificationEvent } from "@tc/domain";
import type { Markup } from "@tc/domain";
import { html } from "@tc/domain";
import { changeLines, changePart } from "./change-part.ts";
import { cleanTexts } from "./clean-texts.ts";
import { deadlineLines, deadlinePart, deadlinePreview } from "./deadline-part.ts";
import type { RenderedMail } from "./digest.email.ts";
import { longDayWords, numberWords } from "./german-words.ts";
import { hitLines, hitPart } from "./hit-part.ts";
import { frameHtml, frameText } from "./mail-frame.ts";
import type { MailFrame } from "./mail-frame.ts";
import { renderWithLinks } from "./mail-links.ts";
import { actions, eyebrow, gap, heading, penLink } from "./mail-parts.ts";
import type { MailLink } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";
import { address } from "./text-parts.ts";

/** One notification that is mailed at once. */
export interface NotificationToMail {
  readonly event: NotificationEvent;
  /** German, one line; the subject */
  readonly heading: string;
  readonly details?: NotificationDetails;
  readonly tender?: {
    readonly title: string;
    readonly buyer?: string;
    /** Where the notice or its documents are published */
    readonly originalUrl?: string;
  };
  /** What happened to the same tender at about the same time */
  readonly others?: readonly MailLink[];
  /** Where the button leads */
  readonly url: string;
  readonly why: string;
}

type Frame = Pick<MailFrame, "links" | "site">;

/** The mail of one notification. Any text may come from a stranger. */
export function notificationEmail(
  notification: NotificationToMail,
  { links, site }: Frame,
  now: Date,
): RenderedMail {
  const { heading: subject, why, ...content } = cleanTexts(notification);
  const head = {
    preview: previewOf(content, now),
    date: longDayWords(now),
    title: subject,
    why,
    site,
  };
  const main = { label: actionLabels[content.event], url: webAddress(content.url) };
  const original = originalLink(content);
  const about = aboutWords(content);
  const body = html`${about === undefined ? "" : eyebrow(about)} ${heading(subject)} ${gap(16)}
  ${detailsPart(content, now)} ${othersPart(content)} ${gap(14)} ${actions(main, original)}`;
  const lines = [
    ...(about === undefined ? [] : [about]),
    ...detailsLines(content, now),
    ...(content.others ?? []).map(address),
    address(main),
    ...original.map(address),
  ];
  return {
    subject,
    preview: head.preview,
    ...renderWithLinks(links, (ownLinks) => {
      const frame: MailFrame = { ...head, links: ownLinks };
      return { html: frameHtml(frame, body), text: frameText(frame, lines) };
    }),
  };
}

function othersPart({ others = [] }: Content): Markup {
  return html`${others.map(
    ({ label, url }) =>
      html`<p class="ink" style="margin:10px 0 0;${style.body};${style.ink}">
        ${penLink({ label, url: webAddress(url) })}
      </p>`,
  )}`;
}

type Content = Omit<NotificationToMail, "heading" | "why">;

const actionLabels = {
  matches: "Treffer ansehen",
  changes: "Änderung ansehen",
  deadlines: "Fristen ansehen",
  results: "Vergabe ansehen",
  mentions: "Ansehen und antworten",
  proofs: "Nachweise öffnen",
} as const satisfies Record<NotificationEvent, string>;

function aboutWords({ tender }: Content): string | undefined {
  return tender && [tender.title, tender.buyer].filter((part) => part !== undefined).join(" · ");
}

function originalLink({ tender }: Content): MailLink[] {
  const url = tender?.originalUrl;
  // Published by strangers: anything else than a web address is no link of ours.
  const isWeb = url !== undefined && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
  return isWeb ? [{ label: "Original auf der Plattform", url: new URL(url).href }] : [];
}

function webAddress(url: string): string {
  return new URL(url).href;
}

function detailsPart({ details }: Content, now: Date): Markup {
  switch (details?.kind) {
    case "change":
      return changePart(details);
    case "deadline":
      return deadlinePart(details, now);
    case "hits":
      return html`${details.rows.map(hitPart)}
      ${details.rest === 0 ? "" : eyebrow(furtherWords(details.rest))}`;
    case "words":
      return html`<p class="ink-2" style="margin:0 0 4px;${style.small};${style.ink2}">
          ${details.byName} schreibt:
        </p>
        <p class="ink" style="margin:0;${style.body};${style.ink}">${details.text}</p>`;
    case undefined:
      return gap(1);
  }
}

function detailsLines({ details }: Content, now: Date): string[] {
  switch (details?.kind) {
    case "change":
      return changeLines(details);
    case "deadline":
      return deadlineLines(details, now);
    case "hits":
      return [
        ...details.rows.map(hitLines),
        ...(details.rest === 0 ? [] : [furtherWords(details.rest)]),
      ];
    case "words":
      return [`${details.byName} schreibt:`, details.text];
    case undefined:
      return [];
  }
}

const furtherWords = (count: number) => `${numberWords(count)} weitere in der App.`;

function previewOf({ details, tender, event }: Content, now: Date): string {
  switch (details?.kind) {
    case "change":
      return details.breaks[0] ?? tender?.title ?? notificationSettings[event].name;
    case "deadline":
      return deadlinePreview(details, now);
    case "hits":
      return details.rows.map(({ title }) => title).join(", ");
    case "words":
      return details.text;
    case undefined:
      return tender?.title ?? notificationSettings[event].name;
  }
}
