import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import type { Site } from "../../../platform/context.ts";
import { imprintLines } from "../../../platform/mail/mail-text.ts";
import { penLink } from "./mail-parts.ts";
import type { MailLink } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";
import { address, paragraph } from "./text-parts.ts";

/** What stands around every monitoring mail. Any text may come from a stranger and is one line. */
export interface MailFrame {
  /** What inboxes show beside the subject */
  readonly preview: string;
  /** Beside the brand: the day, or what the mail reports */
  readonly date: string;
  /** The news, in one sentence */
  readonly title: string;
  readonly why: string;
  /** Pages on which the reader changes, pauses or ends these mails; opening them changes nothing. */
  readonly links: readonly MailLink[];
  readonly site: Pick<Site, "operator">;
}

const quiet = "Diese Mail lädt nichts nach und meldet nicht, ob du sie liest.";

/** Nothing is loaded from anywhere. Without `format-detection` Apple's programs would make links of numbers and dates. */
export function frameHtml(frame: MailFrame, content: Markup): string {
  return html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${frame.title}</title>
        ${style.darkStyle}
      </head>
      <body class="paper" style="margin:0;background:#f7f5ef">
        <div style="display:none;overflow:hidden;max-height:0;opacity:0">${frame.preview}</div>
        <table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          width="100%"
          style="${style.plain}"
        >
          <tr>
            <td align="center" style="padding:24px 12px 28px">
              <table
                role="presentation"
                cellpadding="0"
                cellspacing="0"
                border="0"
                width="100%"
                align="center"
                style="${style.plain};max-width:600px;text-align:left"
              >
                <tr>
                  <td>${head(frame)} ${sheet(content)} ${foot(frame)}</td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.source;
}

function head({ date }: MailFrame): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    style="${style.plain}"
  >
    <tr>
      <td
        class="ink"
        style="padding:0 4px 14px;${style.font};font-size:18px;line-height:24px;font-weight:700;${style.ink}"
      >
        Tender<span
          style="background:${style.marker};${style.ink};padding:1px 4px;border-radius:3px"
          >Chances</span
        >
      </td>
      <td align="right" class="ink-3" style="padding:0 4px 14px;${style.small};${style.ink3}">
        ${date}
      </td>
    </tr>
  </table>`;
}

function sheet(content: Markup): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    class="sheet"
    bgcolor="#ffffff"
    style="${style.plain};background:#ffffff;border:${style.line};border-radius:12px"
  >
    <tr>
      <td class="pad" style="padding:26px 28px 26px">${content}</td>
    </tr>
  </table>`;
}

function foot({ why, links, site }: MailFrame): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    style="${style.plain}"
  >
    <tr>
      <td style="padding:18px 8px 0">
        <p class="ink-2" style="margin:0;${style.small};${style.ink2}">
          <b class="ink" style="${style.ink}">Warum diese Mail?</b> ${why}
        </p>
        <p class="ink-3" style="margin:10px 0 0;${style.small};${style.ink3}">
          ${links.map((link) => html`<span style="margin-right:12px">${penLink(link)}</span> `)}
        </p>
        <p
          class="ink-3"
          style="margin:12px 0 0;${style.font};font-size:12px;line-height:18px;${style.ink3}"
        >
          ${imprintLines(site).join(" · ")} · ${quiet}
        </p>
      </td>
    </tr>
  </table>`;
}

/** The same frame for programs and people without HTML. */
export function frameText(frame: MailFrame, parts: readonly string[]): string {
  const { date, title, why, links, site } = frame;
  const all = [
    `TenderChances, ${date}`,
    title,
    ...parts,
    `Warum diese Mail? ${why}`,
    links.map(address).join("\n"),
    ["-- ", ...imprintLines(site), quiet].join("\n"),
  ];
  return `${all.map(paragraph).join("\n\n")}\n`;
}
