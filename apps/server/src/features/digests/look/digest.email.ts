import { html } from "@tc/domain";
import type { Markup } from "@tc/domain";
import type { DigestContent, Hits, NewsSection } from "./digest-content.ts";
import { cleanTexts } from "./clean-texts.ts";
import { allWords, digestPreview, digestSubject, digestTitle, restWords } from "./digest-words.ts";
import { hitLines, hitPart } from "./hit-part.ts";
import { countWords, longDayWords, sinceWords } from "./german-words.ts";
import { frameHtml, frameText } from "./mail-frame.ts";
import type { MailFrame } from "./mail-frame.ts";
import { renderWithLinks } from "./mail-links.ts";
import { actions, gap, heading, lead, penLink, row, subheading } from "./mail-parts.ts";
import * as style from "./mail-styles.ts";
import { address } from "./text-parts.ts";

export interface RenderedMail {
  readonly subject: string;
  readonly preview: string;
  readonly html: string;
  readonly text: string;
}

/** One mail with the day's hits and other news. */
export function digestEmail(
  texts: DigestContent,
  { links, site }: Pick<MailFrame, "links" | "site">,
): RenderedMail {
  const content = cleanTexts(texts);
  const head = {
    preview: digestPreview(content),
    date: longDayWords(content.now),
    title: digestTitle(content),
    why: content.why,
    site,
  };
  return {
    subject: digestSubject(content),
    preview: head.preview,
    ...renderWithLinks(links, (ownLinks) => {
      const frame: MailFrame = { ...head, links: ownLinks };
      return {
        html: frameHtml(frame, digestBody(content, frame.title)),
        text: frameText(frame, digestLines(content)),
      };
    }),
  };
}

function digestBody({ hits, sections, now }: DigestContent, title: string): Markup {
  return html`${heading(title)} ${hits ? hitsPart(hits, now) : gap(8)}
  ${sections.map((section) => sectionPart(section))}`;
}

const seenWords = ({ seen, since }: Hits, now: Date) =>
  `Aus ${countWords(seen, "Bekanntmachung", "Bekanntmachungen")} seit ${sinceWords(since, now)}.`;

function hitsPart(hits: Hits, now: Date): Markup {
  const { more, after } = restWords(hits);
  return html`${lead(seenWords(hits, now))} ${hits.rows.map(hitPart)}
  ${
    more + after === ""
      ? gap(4)
      : row(
          html`<td
            class="line ink-2"
            style="padding:14px 0 20px;border-top:${style.line};${style.font};font-size:14px;line-height:21px;${style.ink2}"
          >
            <b class="ink" style="${style.ink}">${more}</b>${after}
          </td>`,
        )
  }
  ${actions({ label: allWords(hits), url: hits.url })}`;
}

function sectionPart({ name, items, rest }: NewsSection): Markup {
  return html`${subheading(name)}
  ${items.map((item) =>
    row(
      html`<td
        class="line ink"
        style="padding:9px 0;border-top:${style.line};${style.body};${style.ink}"
      >
        ${penLink({ label: item.text, url: item.url })}
        ${
          item.note === undefined
            ? ""
            : html`<p class="ink-2" style="margin:0;${style.small};${style.ink2}">${item.note}</p>`
        }
      </td>`,
    ),
  )}
  ${
    rest === 0
      ? ""
      : row(
          html`<td
            class="line ink-2"
            style="padding:9px 0;border-top:${style.line};${style.small};${style.ink2}"
          >
            Und ${countWords(rest, "weitere Meldung", "weitere Meldungen")}.
          </td>`,
        )
  }`;
}

/** The same in the same order, as paragraphs of text */
function digestLines({ hits, sections, now }: DigestContent): string[] {
  return [...(hits ? allHitLines(hits, now) : []), ...sections.flatMap(sectionLines)];
}

function allHitLines(hits: Hits, now: Date): string[] {
  const { more, after } = restWords(hits);
  return [
    seenWords(hits, now),
    ...hits.rows.map(hitLines),
    ...(more + after === "" ? [] : [more + after]),
    address({ label: allWords(hits), url: hits.url }),
  ];
}

function sectionLines({ name, items, rest }: NewsSection): string[] {
  return [
    name.toUpperCase(),
    ...items.map(({ text, note, url }) =>
      [text, ...(note === undefined ? [] : [`    ${note}`]), url].join("\n"),
    ),
    ...(rest === 0 ? [] : [`Und ${countWords(rest, "weitere Meldung", "weitere Meldungen")}.`]),
  ];
}
