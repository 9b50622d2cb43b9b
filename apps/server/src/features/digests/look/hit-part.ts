import { html } from "@tc/domain";
import type { HitRow, Markup } from "@tc/domain";
import { fitStrip } from "./fit-strip.ts";
import { row } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";

/** A tender in full, as one row of the sheet */
export function hitPart({ fit, title, url, buyer, state, deadline, value, why }: HitRow): Markup {
  return row(
    html`<td
        class="line fit"
        width="70"
        valign="top"
        style="padding:16px 0;border-top:${style.line};width:70px"
      >
        ${fit ? fitStrip(fit.score, fit.parts) : ""}
      </td>
      <td class="line" valign="top" style="padding:15px 0 16px;border-top:${style.line}">
        <a
          href="${url}"
          class="ink"
          style="${style.font};font-size:16px;line-height:22px;font-weight:700;${style.wrap};${style.ink};text-decoration:none"
          >${title}</a
        >
        <p class="ink-3" style="margin:0;${style.small};${style.ink3}">${buyer}</p>
        <p
          class="ink"
          style="margin:0;padding-top:5px;${style.font};font-size:14px;line-height:21px;${style.ink}"
        >
          ${state === undefined ? "" : `${state} · `}${deadline ? html`${deadline.name} ${whenPart(deadline)} · ` : ""}${value}
        </p>
        <p class="ink-2" style="margin:0;padding-top:5px;${style.small};${style.ink2}">${why}</p>
      </td>`,
  );
}

function whenPart({ when, isSoon }: NonNullable<HitRow["deadline"]>): Markup | string {
  return isSoon ? html`<b class="red" style="${style.red}">${when}</b>` : when;
}

export function hitLines(row: HitRow): string {
  const { fit, title, url, buyer, state, deadline, value, why } = row;
  const facts = [state, deadline && `${deadline.name} ${deadline.when}`, value];
  return [
    fit ? `${fit.score}  ${title}` : title,
    `    ${buyer}`,
    `    ${facts.filter((fact) => fact !== undefined).join(" · ")}`,
    `    ${why}`,
    url,
  ].join("\n");
}
