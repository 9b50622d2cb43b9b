import { html } from "@tc/domain";
import type { Markup, NotificationDetails } from "@tc/domain";
import { subheading } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";

type Change = Extract<NotificationDetails, { kind: "change" }>;
type Entry = Change["changes"][number];

const breaksName = "Was das bei euch bricht";
const reasonName = "Der Grund in den Worten des Auftraggebers";

/** Old and new beside each other, then what it breaks, gravest first; nothing of it where nothing breaks. */
export function changePart({ changes, breaks, reason }: Change): Markup {
  return html`<table cellpadding="0" cellspacing="0" border="0" width="100%" style="${style.plain}">
      <tr>
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
      </tr>
      ${changes.map(changeRow)}
    </table>
    ${reason === undefined ? "" : reasonPart(reason)}
    ${breaks.length === 0 ? "" : html`${subheading(breaksName)} ${breaksPart(breaks)}`}`;
}

function changeRow({ name, before, after, isGrave }: Entry): Markup {
  const cell = `border-bottom:${style.line};${style.body};word-break:break-word`;
  const label = html`<span class="ink-3" style="font-size:13px;${style.ink3}">${name}</span><br />`;
  return html`<tr>
    <td class="ink-3 line" valign="top" style="padding:12px 12px 12px 0;${cell};${style.ink3}">
      ${label}${before === undefined ? "nicht angegeben" : html`<s>${before}</s>`}
    </td>
    <td class="ink line" valign="top" style="padding:12px 0;${cell};${style.ink}">
      ${label}${after === undefined ? "entfällt" : newValue(after, isGrave)}
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
    ...changes.map(({ name, before, after }) =>
      [name, `    bisher ${before ?? "nicht angegeben"}`, `    neu    ${after ?? "entfällt"}`].join(
        "\n",
      ),
    ),
    ...(reason === undefined ? [] : [`${reasonName}: ${reason}`]),
    ...(breaks.length === 0
      ? []
      : [`${breaksName}:`, breaks.map((text) => `  ! ${text}`).join("\n")]),
  ];
}
