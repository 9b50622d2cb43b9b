import { createElement as h } from "react";
import type { CSSProperties, ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../context.ts";
import { imprintLines } from "./mail-text.ts";
import type { MailContent } from "./mail-text.ts";

// "Randnotiz" without web fonts and pictures: a mail fetches nothing.
const fonts = "'Instrument Sans', system-ui, -apple-system, 'Segoe UI', Arial, sans-serif";
const ink = "#17191f";
const marker = "#e6f437";

// Most mail programs follow the colour scheme only through !important in a style element.
const darkStyle = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .paper { background: #0e1014 !important; }
  .sheet { background: #15181e !important; border-color: #252932 !important; }
  .ink { color: #f0eee7 !important; }
  .ink-3 { color: #9496a2 !important; }
  .pen { color: #a8b0ff !important; }
  .line { border-color: #252932 !important; }
}`;

const text: CSSProperties = { margin: "0 0 16px", fontSize: 16, lineHeight: "25px", color: ink };
const small: CSSProperties = { margin: 0, fontSize: 13, lineHeight: "20px", color: "#686b75" };

function table(props: { width: string | number; style?: CSSProperties }, cell: ReactElement) {
  return h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, align: "center", ...props },
    h("tbody", null, h("tr", null, cell)),
  );
}

function button({ label, url }: NonNullable<MailContent["action"]>): ReactElement {
  const link = h(
    "a",
    {
      href: url,
      style: {
        display: "inline-block",
        padding: "12px 20px",
        fontSize: 16,
        lineHeight: "24px",
        fontWeight: 700,
        color: ink,
        textDecoration: "none",
      },
    },
    label,
  );
  // The colour lies on the cell, so that Outlook shows a button too.
  const cell = { bgcolor: marker, style: { background: marker, borderRadius: 8 } };
  return h(
    "table",
    { role: "presentation", cellPadding: 0, cellSpacing: 0, border: 0, style: { marginBottom: 8 } },
    h("tbody", null, h("tr", null, h("td", cell, link))),
  );
}

function sheet({ heading, paragraphs, action, note }: MailContent): ReactElement[] {
  return [
    h(
      "h1",
      {
        key: "heading",
        className: "ink",
        style: { margin: "0 0 16px", fontSize: 24, lineHeight: "31px", color: ink },
      },
      heading,
    ),
    ...paragraphs.map((paragraph, index) =>
      h("p", { key: `paragraph ${index}`, className: "ink", style: text }, paragraph),
    ),
    ...(action
      ? [
          h("div", { key: "button" }, button(action)),
          h(
            "p",
            { key: "address", className: "ink-3", style: small },
            "Geht der Knopf nicht? Kopiere diese Adresse in deinen Browser: ",
            h(
              "a",
              {
                href: action.url,
                className: "pen",
                style: { color: "#2b37d6", wordBreak: "break-all" },
              },
              action.url,
            ),
          ),
        ]
      : []),
    ...(note === undefined
      ? []
      : [
          h(
            "p",
            {
              key: "note",
              className: "ink-3 line",
              style: {
                ...small,
                marginTop: 20,
                paddingTop: 16,
                borderTop: "1px solid #e7e3d8",
              },
            },
            note,
          ),
        ]),
  ];
}

const brand = h(
  "p",
  {
    className: "ink",
    style: { margin: "0 0 16px", fontSize: 18, lineHeight: "24px", fontWeight: 700, color: ink },
  },
  "Tender",
  h(
    "span",
    { style: { background: marker, color: ink, padding: "1px 4px", borderRadius: 3 } },
    "Chances",
  ),
);

/** The mail as HTML. React escapes every text; nothing is loaded from anywhere and nothing reports back. */
export function mailHtml(content: MailContent, site: Pick<Site, "operator">): string {
  const preview = { display: "none", overflow: "hidden", maxHeight: 0, opacity: 0 };
  const document = h(
    "html",
    { lang: "de" },
    h(
      "head",
      null,
      h("meta", { charSet: "utf-8" }),
      h("meta", { name: "viewport", content: "width=device-width" }),
      h("meta", { name: "color-scheme", content: "light dark" }),
      h("meta", { name: "supported-color-schemes", content: "light dark" }),
      // Apple's programs would make links of numbers and dates.
      h("meta", { name: "format-detection", content: "telephone=no,date=no,address=no" }),
      h("title", null, content.heading),
      // A constant of this file, and CSS holds no text of anybody.
      h("style", null, darkStyle),
    ),
    h(
      "body",
      { className: "paper", style: { margin: 0, background: "#f7f5ef", fontFamily: fonts } },
      h("div", { style: preview }, content.preview),
      table(
        { width: "100%" },
        h(
          "td",
          { align: "center", style: { padding: "32px 12px" } },
          table(
            { width: "100%", style: { maxWidth: 560, textAlign: "left" } },
            h(
              "td",
              null,
              brand,
              h(
                "div",
                {
                  className: "sheet",
                  style: {
                    padding: "28px 24px",
                    background: "#ffffff",
                    border: "1px solid #e7e3d8",
                    borderRadius: 12,
                  },
                },
                ...sheet(content),
              ),
              h(
                "div",
                { style: { padding: "20px 24px 0" } },
                ...imprintLines(site).map((line) =>
                  h("p", { className: "ink-3", style: small }, line),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}
