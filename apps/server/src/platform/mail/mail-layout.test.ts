import fc from "fast-check";
import { expect, test } from "vitest";
import { testOperator as operator } from "../../testing/database/test-operator.ts";
import { mailLayout } from "./mail-layout.ts";
import type { MailLayout } from "./mail-layout.ts";

const plain: MailLayout = {
  preview: "Vorschau",
  heading: "Bestätige deine Adresse",
  paragraphs: ["Hallo Jana,", "schön, dass du da bist."],
  action: { label: "Adresse bestätigen", url: "https://tc.example/auth/callback?token=abc" },
  note: "Der Link gilt 24 Stunden.",
  site: { operator },
};

/** Everything from a "<" to its ">": whatever a text could add would be one more, or another one. */
const tags = (html: string) => html.split("<").map((part) => part.split(">")[0]);

test("a mail says everything in both forms, in German", () => {
  const { html, text } = mailLayout(plain);
  expect(html).toMatch(/^<!doctype html>\s*<html lang="de">/);
  for (const part of ["Hallo Jana,", "Adresse bestätigen", "Der Link gilt 24 Stunden."]) {
    expect(html).toContain(part.replace("&", "&amp;"));
    expect(text).toContain(part);
  }
  const { company, street, managingDirector, registerNumber, vatId, supportEmail } = operator;
  for (const part of [company, street, managingDirector, registerNumber, vatId, supportEmail]) {
    expect(html).toContain(part.replace("&", "&amp;"));
    expect(text).toContain(part);
  }
  expect(text.split("\n")).toContain(plain.action?.url);
  expect(html.match(/href="[^"]*"/g)).toEqual([
    `href="${plain.action?.url}"`,
    `href="${plain.action?.url}"`,
  ]);
});

test("a mail loads nothing and reports nothing back", () => {
  const { html } = mailLayout(plain);
  expect(html).not.toMatch(
    /<(?:img|script|link|iframe|object|video|form)\b|url\(|@import|@font-face/i,
  );
});

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "\r\n",
        "\n",
        "\r",
        "\u2028",
        "\u2029",
        "\u0085",
        "\0",
        "\t",
        "\u202E",
        "<script>alert(1)</script>",
        "</p><h1>",
        '"><img src=x onerror=x>',
        "<!--",
        "]]>",
        "&lt;b&gt;",
        "</style><style>*{}",
        "{{x}}",
        "Bcc: opfer@example.org",
        "-- ",
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

test("no text of a stranger adds an element, an attribute, a line or a link", () => {
  const expected = tags(mailLayout(plain).html);
  const lines = mailLayout(plain).text.split("\n").length;
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 6, maxLength: 6 }), (texts) => {
      const [preview = "", heading = "", first = "", second = "", label = "", note = ""] = texts;
      const { html, text } = mailLayout({
        ...plain,
        preview,
        heading,
        paragraphs: [first, second],
        action: { label, url: "https://tc.example/auth/callback?token=abc" },
        note,
      });
      expect(tags(html)).toEqual(expected);
      expect(text.split(/\r\n|[\n\r\u0085\u2028\u2029]/)).toHaveLength(lines);
      expect(text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/);
    }),
    { numRuns: 60 },
  );
});

test("what a mail program should not open is no link", () => {
  for (const url of [
    "javascript:alert(1)",
    "data:text/html,x",
    "/auth/callback",
    "",
    "mailto:a@b.c",
  ]) {
    expect(() => mailLayout({ ...plain, action: { label: "Los", url } })).toThrow();
  }
  const { html } = mailLayout({
    ...plain,
    action: { label: "Los", url: 'https://tc.example/?a="><script>' },
  });
  expect(tags(html)).not.toContain("script");
});
