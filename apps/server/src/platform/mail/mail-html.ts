import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import type { Site } from "../context.ts";
import { imprintLines } from "./mail-text.ts";
import type { MailContent } from "./mail-text.ts";

// "Randnotiz" without web fonts and pictures: a mail fetches nothing. Mail programs want the styles in the elements.
const fonts = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";
const ink = "color:#17191f";
const marker = "background:#e6f437";
const text = `margin:0 0 16px;font-size:16px;line-height:25px;${ink}`;
const small = "margin:0;font-size:13px;line-height:20px;color:#686b75";
const divided = `${small};margin-top:20px;padding-top:16px;border-top:1px solid #e7e3d8`;
const buttonLabel = `font-size:16px;line-height:24px;font-weight:700;${ink};text-decoration:none`;

// Most mail programs follow the colour scheme only through !important in a style element.
const darkStyle = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .paper {
      background: #0e1014 !important;
    }
    .sheet {
      background: #15181e !important;
      border-color: #252932 !important;
    }
    .ink {
      color: #f0eee7 !important;
    }
    .ink-3 {
      color: #9496a2 !important;
    }
    .pen {
      color: #a8b0ff !important;
    }
    .line {
      border-color: #252932 !important;
    }
  }
</style>`;

const brand = html`<p
  class="ink"
  style="margin:0 0 16px;font-size:18px;line-height:24px;font-weight:700;${ink}"
>
  Tender<span style="${marker};${ink};padding:1px 4px;border-radius:3px">Chances</span>
</p>`;

/** The colour lies on the cell, so that Outlook shows a button too. */
function button({ label, url }: NonNullable<MailContent["action"]>): Markup {
  return html`<div>
      <table
        role="presentation"
        cellpadding="0"
        cellspacing="0"
        border="0"
        style="margin-bottom:8px"
      >
        <tbody>
          <tr>
            <td bgcolor="#e6f437" style="${marker};border-radius:8px">
              <a href="${url}" style="display:inline-block;padding:12px 20px;${buttonLabel}"
                >${label}</a
              >
            </td>
          </tr>
        </tbody>
      </table>
    </div>
    <p class="ink-3" style="${small}">
      Geht der Knopf nicht? Kopiere diese Adresse in deinen Browser:
      <a href="${url}" class="pen" style="color:#2b37d6;word-break:break-all">${url}</a>
    </p>`;
}

function sheet({ heading, paragraphs, action, note, exit }: MailContent): Markup {
  return html`<div
    class="sheet"
    style="padding:28px 24px;background:#ffffff;border:1px solid #e7e3d8;border-radius:12px"
  >
    <h1 class="ink" style="margin:0 0 16px;font-size:24px;line-height:31px;${ink}">${heading}</h1>
    ${paragraphs.map((paragraph) => html`<p class="ink" style="${text}">${paragraph}</p>`)}
    ${action ? button(action) : ""}
    ${note === undefined ? "" : html`<p class="ink-3 line" style="${divided}">${note}</p>`}
    ${exit ? html`<p class="ink-3" style="${small}"><a href="${exit.url}" class="pen" style="color:#2b37d6">${exit.label}</a></p>` : ""}
  </div>`;
}

/**
 * The mail as HTML. Nothing is loaded from anywhere and nothing reports back. Without `format-detection` Apple's programs
 * would make links of numbers and dates.
 */
export function mailHtml(content: MailContent, site: Pick<Site, "operator">): string {
  const page = html`<!doctype html>
    <html lang="de">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <meta name="format-detection" content="telephone=no,date=no,address=no" />
        <title>${content.heading}</title>
        ${darkStyle}
      </head>
      <body class="paper" style="margin:0;background:#f7f5ef;font-family:${fonts}">
        <div style="display:none;overflow:hidden;max-height:0;opacity:0">${content.preview}</div>
        <table
          role="presentation"
          cellpadding="0"
          cellspacing="0"
          border="0"
          align="center"
          width="100%"
        >
          <tbody>
            <tr>
              <td align="center" style="padding:32px 12px">
                <table
                  role="presentation"
                  cellpadding="0"
                  cellspacing="0"
                  border="0"
                  align="center"
                  width="100%"
                  style="max-width:560px;text-align:left"
                >
                  <tbody>
                    <tr>
                      <td>
                        ${brand} ${sheet(content)}
                        <div style="padding:20px 24px 0">
                          ${imprintLines(site).map((line) => html`<p class="ink-3" style="${small}">${line}</p>`)}
                        </div>
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>`;
  return page.source;
}
