import fc from "fast-check";
import { expect, test } from "vitest";
import { testOperator as operator } from "../../../testing/database/test-operator.ts";
import { unsubscribePlaceholder } from "../../emails/index.ts";
import type { DigestContent } from "./digest-content.ts";
import { digestEmail } from "./digest.email.ts";
import type { RenderedMail } from "./digest.email.ts";
import { mailLinks } from "./mail-links.ts";
import { notificationEmail } from "./notification.email.ts";
import type { NotificationToMail } from "./notification.email.ts";

const now = new Date("2026-11-24T06:30:00Z");
const publicUrl = "https://tc.example";
const frame = { site: { operator }, links: mailLinks({ publicUrl }) };
const url = `${publicUrl}/app/tender/website`;

const hostile = fc
  .array(
    fc.oneof(
      fc.string({ unit: "grapheme" }),
      fc.constantFrom(
        "\r\n",
        "\n",
        "\u2028",
        "\0",
        "\u202E",
        "<script>alert(1)</script>",
        "</p><h1>",
        '"><img src=x onerror=x>',
        "<!--",
        "&lt;b&gt;",
        "</style><style>*{}",
        "Bcc: opfer@example.org",
        "https://boese.example/x",
        unsubscribePlaceholder,
        "-- ",
      ),
    ),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(""));

type Texts = () => string;

function digestOf(text: Texts): RenderedMail {
  const content: DigestContent = {
    now,
    days: 1,
    hits: {
      rows: [
        {
          title: text(),
          url,
          buyer: text(),
          state: text(),
          fit: { score: 88, parts: [90, 70, null, 30, 50] },
          deadline: { name: "Abgabe", when: "Mo 30.11., 12:00 Uhr (6 Tage)", isSoon: true },
          value: text(),
          why: text(),
        },
      ],
      rest: 3,
      restFits: { low: 64, high: 75 },
      areOfProfile: true,
      locked: 1,
      seen: 100,
      since: now,
      url,
    },
    sections: [{ name: "Vergaben", items: [{ text: text(), url, note: text() }], rest: 1 }],
    why: text(),
  };
  return digestEmail(content, frame);
}

const notificationOf =
  (details: (text: Texts) => NonNullable<NotificationToMail["details"]>) => (text: Texts) =>
    notificationEmail(
      {
        event: "changes",
        heading: text(),
        details: details(text),
        tender: { title: text(), buyer: text(), originalUrl: `javascript:${text()}` },
        others: [{ label: text(), url }],
        url,
        why: text(),
      },
      frame,
      now,
    );

const mails: Record<string, (text: Texts) => RenderedMail> = {
  digest: digestOf,
  change: notificationOf((text) => ({
    kind: "change",
    changes: [
      { name: text(), before: text(), after: text(), isGrave: true },
      { name: text(), isGrave: false },
      { name: text(), note: text(), isGrave: true },
    ],
    breaks: [text(), text()],
    reason: text(),
  })),
  deadline: notificationOf((text) => ({
    kind: "deadline",
    name: text(),
    title: text(),
    clockKey: "offer",
    dueAt: "2026-11-27T09:00:00Z",
    hasTime: true,
    isOwn: true,
    openTasks: [text()],
  })),
  words: notificationOf((text) => ({ kind: "words", byName: text(), text: text() })),
};

/** Everything from a "<" to its ">": whatever a text could add would be one more, or another one. */
const tags = (html: string) => html.split("<").map((part) => part.split(">")[0]);
const links = (html: string) => html.match(/href="[^"]*"/g);

test.each(Object.entries(mails))(
  "no text of a stranger adds an element, an attribute or a link to the mail: %s",
  (_name, render) => {
    const plain = render(() => "Text").html;
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 24, maxLength: 24 }), (texts) => {
        const waiting = texts.values();
        const { html, text, subject, preview } = render(() => waiting.next().value ?? "");
        expect(tags(html)).toEqual(tags(plain));
        expect(links(html)).toEqual(links(plain));
        for (const line of [subject, preview]) expect(line).not.toMatch(/[\r\n\u2028\u2029\0]/);
        expect(text).not.toMatch(/[\r\u2028\u2029\0\u202A-\u202E\u2066-\u2069]/);
        expect(text.split("\n").filter((line) => line === "-- ")).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  },
);

test("the mail's link to unsubscribe stands where we put it, and in no address that others publish", () => {
  const originalUrl = `https://boese.example/?u=${unsubscribePlaceholder}`;
  const { html, text } = notificationEmail(
    {
      event: "changes",
      heading: `Neu ${unsubscribePlaceholder}`,
      tender: { title: "Website", originalUrl },
      url,
      why: "Text",
    },
    frame,
    now,
  );
  for (const part of [html, text]) expect(part.split(unsubscribePlaceholder)).toHaveLength(2);
});

test("a mail loads nothing, reports nothing back and links to our own pages only", () => {
  const { html } = digestOf(() => "Text");
  expect(html).not.toMatch(
    /<(?:img|script|link|iframe|object|video|form)\b|url\(|@import|@font-face/i,
  );
  for (const link of links(html) ?? []) {
    expect(link).toMatch(/^href="https:\/\/(?:tc\.example|abmelden\.invalid)\//);
  }
});

test("text for programs without HTML keeps within 72 columns, and addresses stand whole on their lines", () => {
  const { text } = digestOf(() => `${"Langes Wort und noch eines, ".repeat(8)}Ende`);
  for (const line of text.split("\n")) {
    expect(line.startsWith("https://") || line.length <= 72).toBe(true);
  }
  expect(text.split("\n")).toContain(url);
});
