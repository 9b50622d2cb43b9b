import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import * as style from "./mail-styles.ts";

/** Widths of the five parts, in the order of `fitPartKeys` */
const widths = [15, 11, 5, 4, 7] as const;
/** Below this a part does not fit: hollow with a red outline, as in the app. */
const weakBelow = 45;

/** The fit with its five parts as cells of a table with heights in pixels, so that every mail program draws them. */
export function fitStrip(score: number, parts: readonly (number | null)[]): Markup {
  return html`<p
      class="ink"
      style="margin:0 0 5px;${style.font};font-size:24px;line-height:24px;font-weight:700;${style.ink}"
    >
      ${score}
    </p>
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.plain}">
      <tr>
        ${widths.map((width, at) => block(width, parts[at] ?? null))}
      </tr>
    </table>`;
}

/** What is unknown is neither tall nor a fault: a low cell with a grey outline. */
function block(width: number, part: number | null): Markup {
  const height = part === null ? 5 : Math.max(3, Math.round(part / 5));
  const size = `width:${width}px;height:${height}px;font-size:1px;line-height:1px`;
  const cell =
    part === null
      ? html`<td
          class="line"
          width="${width}"
          height="${height}"
          style="${size};border:${style.line}"
        >
          &nbsp;
        </td>`
      : part < weakBelow
        ? html`<td
            class="hollow"
            width="${width}"
            height="${height}"
            style="${size};border:1px solid #bc2a1b"
          >
            &nbsp;
          </td>`
        : html`<td
            class="block"
            bgcolor="#17191f"
            width="${width}"
            height="${height}"
            style="${size};background:#17191f"
          >
            &nbsp;
          </td>`;
  return html`<td valign="bottom" height="20" style="padding-right:2px;vertical-align:bottom">
    <table role="presentation" cellpadding="0" cellspacing="0" border="0" style="${style.plain}">
      <tr>
        ${cell}
      </tr>
    </table>
  </td>`;
}
