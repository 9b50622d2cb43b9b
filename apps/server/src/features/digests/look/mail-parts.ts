import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import * as style from "./mail-styles.ts";

export interface MailLink {
  readonly label: string;
  readonly url: string;
}

export function heading(text: string | Markup): Markup {
  return html`<h1
    class="ink news"
    style="margin:0;${style.font};font-size:23px;line-height:29px;font-weight:700;letter-spacing:-.01em;${style.wrap};${style.ink}"
  >
    ${text}
  </h1>`;
}

/** What the mail is about, above its heading */
export function eyebrow(text: string): Markup {
  return html`<p
    class="ink-3"
    style="margin:0 0 4px;${style.font};font-size:14px;line-height:21px;${style.ink3}"
  >
    ${text}
  </p>`;
}

export function lead(text: string): Markup {
  return html`<p
    class="ink-2"
    style="margin:8px 0 16px;${style.font};font-size:14px;line-height:21px;${style.ink2}"
  >
    ${text}
  </p>`;
}

export function subheading(text: string): Markup {
  return html`<h2
    class="ink"
    style="margin:20px 0 8px;${style.font};font-size:16px;line-height:22px;font-weight:700;${style.ink}"
  >
    ${text}
  </h2>`;
}

/** A block with a line height: mail programs drop margins of tables. */
export function gap(pixels: number): Markup {
  return html`<div style="height:${pixels}px;line-height:${pixels}px;font-size:${pixels}px">
    &nbsp;
  </div>`;
}

export function penLink({ label, url }: MailLink): Markup {
  return html`<a href="${url}" class="pen" style="${style.pen};${style.wrap}">${label}</a>`;
}

/** A row across the sheet, under a line */
export function row(cells: Markup): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    style="${style.plain}"
  >
    <tr>
      ${cells}
    </tr>
  </table>`;
}

/** The one button, with quieter links beside it. The colour lies on the cell, so that Outlook shows a button too. */
export function actions(main: MailLink, others: readonly MailLink[] = []): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="${style.plain}"
  >
    <tr>
      <td class="stack">
        <table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          style="${style.plain}"
        >
          <tr>
            <td bgcolor="${style.marker}" style="background:${style.marker};border-radius:8px">
              <a
                href="${main.url}"
                style="display:inline-block;padding:11px 20px;${style.font};font-size:16px;line-height:24px;font-weight:700;${style.ink};text-decoration:none"
                >${main.label}</a
              >
            </td>
          </tr>
        </table>
      </td>
      ${others.map(
        (link) =>
          html`<td class="stack" style="padding:6px 0 6px 16px;${style.body}">
            ${penLink(link)}
          </td>`,
      )}
    </tr>
  </table>`;
}
