import fc from "fast-check";
import { expect, test } from "vitest";
import { html } from "./html.ts";

const hostile = fc.oneof(
  fc.string({ unit: "grapheme" }),
  fc.constantFrom(
    "<script>alert(1)</script>",
    "</p><p>",
    '"><img src=x onerror=x>',
    "' onclick='x",
    "<!--",
    "&lt;b&gt;",
    "\r\nBcc: a@example.org",
  ),
);

const signs: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#39;": "'",
  "&amp;": "&",
};
/** What a browser makes of the text. */
const read = (source: string) =>
  source.replaceAll(/&(?:lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? "");

test("no text ends its element or its attribute, and a browser reads it as it was", () => {
  fc.assert(
    fc.property(hostile, hostile, (title, text) => {
      const { source } = html`<p title="${title}">${text}</p>`;
      const parts = /^<p title="([^"'<>]*)">([^"'<>]*)<\/p>$/u.exec(source);
      expect([read(parts?.[1] ?? ""), read(parts?.[2] ?? "")]).toEqual([title, text]);
    }),
  );
});

test("fragments stand inside as they are, alone or in a list, and numbers as text", () => {
  const names = ["a & b", "c"].map((name) => html`<b>${name}</b>`);
  expect(html`<i>${names}${html`<u>${2}</u>`}${""}</i>`.source).toBe(
    "<i><b>a &amp; b</b><b>c</b><u>2</u></i>",
  );
});

test("what only looks like a fragment is refused", () => {
  const forged = JSON.parse('{"source":"<script>"}') as never;
  expect(() => html`<p>${forged}</p>`).toThrow();
  expect(() => html`<p>${[forged]}</p>`).toThrow();
});
