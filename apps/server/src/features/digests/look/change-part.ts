import { html } from "@tc/domain";
import type { Markup, NotificationDetails } from "@tc/domain";
import { afterWords, beforeWords, noteOf } from "./change-words.ts";
import type { ChangeEntry } from "./change-words.ts";
import { subheading } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";

type Change = Extract<NotificationDetails, { kind: "change" }>;

const breaksName = "Was das bei euch bricht";
const reasonName = "Der Grund in den Worten des Auftraggebers";

/** Old and new beside each other or what happened, then what it breaks, gravest first; nothing of it where nothing breaks. */
export function changePart({ changes, breaks, reason }: Change): Markup {
  return html`<table cellpadding="0" cellspacing="0" border="0" width="100%" style="${style.plain}">
      ${changes.every((change) => noteOf(change) !== undefined) ? "" : headRow}
      ${changes.map(changeRow)}
    </table>
    ${reason === undefined ? "" : reasonPart(reason)}
    ${breaks.length === 0 ? "" : html`${subheading(breaksName)} ${breaksPart(breaks)}`}`;
}

const headRow = html`<tr>
  <th
    align="left"
    width="50%"
    class="ink-3 line"
    style="padding:0 12px 6px 0;border-bottom:${style.line};${style.small};font-weight:400;${style.ink3}"
  >
    bisher
  </th>
  <th
    align="left"
    class="ink-3 line"
    style="padding:0 0 6px;border-bottom:${style.line};${style.small};font-weight:400;${style.ink3}"
  >
    neu
  </th>
</tr>`;

function changeRow(change: ChangeEntry): Markup {
  const { name, before, after, isGrave } = change;
  const cell = `border-bottom:${style.line};${style.body};word-break:break-word`;
  const label = html`<span class="ink-3" style="font-size:13px;${style.ink3}">${name}</span><br />`;
  const note = noteOf(change);
  if (note !== undefined) {
    return html`<tr>
      <td class="ink line" colspan="2" valign="top" style="padding:12px 0;${cell};${style.ink}">
        ${label}${newValue(note, isGrave)}
      </td>
    </tr>`;
  }
  return html`<tr>
    <td class="ink-3 line" valign="top" style="padding:12px 12px 12px 0;${cell};${style.ink3}">
      ${label}${before === undefined ? beforeWords(change) : html`<s>${before}</s>`}
    </td>
    <td class="ink line" valign="top" style="padding:12px 0;${cell};${style.ink}">
      ${label}${after === undefined ? afterWords(change) : newValue(after, isGrave)}
    </td>
  </tr>`;
}

function newValue(after: string, isGrave: boolean): Markup {
  return isGrave
    ? html`<b class="redsoft" style="background:#fbe9e5;${style.red};padding:1px 3px">${after}</b>`
    : html`<span class="soft" style="background:#f3f9b0;padding:1px 2px">${after}</span>`;
}

function reasonPart(reason: string): Markup {
  return html`<p class="ink-2" style="margin:12px 0 0;${style.small};${style.ink2}">
    ${reasonName}: ${reason}
  </p>`;
}

function breaksPart(breaks: readonly string[]): Markup {
  return html`<table
    role="presentation"
    cellpadding="0"
    cellspacing="0"
    border="0"
    width="100%"
    style="${style.plain}"
  >
    ${breaks.map(
      (text, at) =>
        html`<tr>
          <td
            valign="top"
            width="20"
            class="${at === 0 ? "red" : "ink-2"}"
            style="${style.body};font-weight:700;${at === 0 ? style.red : style.ink2}"
          >
            !
          </td>
          <td class="ink" style="padding-bottom:7px;${style.body};${style.ink}">${text}</td>
        </tr>`,
    )}
  </table>`;
}

export function changeLines({ changes, breaks, reason }: Change): string[] {
  return [
    ...changes.map(entryLines),
    ...(reason === undefined ? [] : [`${reasonName}: ${reason}`]),
    ...(breaks.length === 0
      ? []
      : [`${breaksName}:`, breaks.map((text) => `  ! ${text}`).join("\n")]),
  ];
}

function entryLines(change: ChangeEntry): string {
  const note = noteOf(change);
  const values = [`    bisher ${beforeWords(change)}`, `    neu    ${afterWords(change)}`];
  return [change.name, ...(note === undefined ? values : [`    ${note}`])].join("\n");
}
