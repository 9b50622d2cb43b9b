import { escapeHtml, legalStateOn } from "@tc/domain";
import type { LegalKind, LegalState } from "@tc/domain";

/** A version of a legal text that was announced, as its page shows it. */
export interface DocumentVersion {
  readonly kind: LegalKind;
  readonly version: string;
  readonly summary: string;
  readonly text: string;
  /** YYYY-MM-DD in Germany */
  readonly effectiveOn: string;
}

/** The documents that show versions, by their name in the build. */
const kinds: Readonly<Record<string, LegalKind>> = {
  "terms/index.html": "terms",
  "unterauftragsverarbeiter/index.html": "sub_processors",
};

export const legalKindOf = (file: string): LegalKind | undefined => kinds[file];

const format = new Intl.DateTimeFormat("de-DE", { timeZone: "UTC", dateStyle: "long" });
const dayWords = (day: string) => format.format(new Date(`${day}T00:00:00Z`));

const paragraphs = (text: string) =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join("");

const slots = {
  date: /(<p[^>]*\sdata-legal="date"[^>]*>)[\s\S]*?(<\/p>)/,
  announced: /(<div[^>]*\sdata-legal="announced"[^>]*>)(<\/div>)/,
  contents: /()<nav[^>]*\sdata-legal="contents"[^>]*>[\s\S]*?<\/nav>()/,
  text: /(<article[^>]*\sdata-legal="text"[^>]*>)[\s\S]*?(<\/article>)/,
};

/** Undefined: the document is as the release has it. */
export function legalStateOf(
  versions: readonly DocumentVersion[],
  kind: LegalKind,
  today: string,
): LegalState<DocumentVersion> | undefined {
  const state = legalStateOn(versions, kind, today);
  return state.inForce || state.announced.length > 0 ? state : undefined;
}

/**
 * Puts the version in force in the place of the release's text, and what is announced above it. Nobody needs a script to
 * read either. Throws where the document lacks a place, so that no old text passes for the one in force.
 */
export function fillLegalDocument(
  html: string,
  { inForce, announced }: LegalState<DocumentVersion>,
): string {
  let filled = html;
  const put = (slot: RegExp, content: string) => {
    if (!slot.test(filled)) throw new Error(`a legal page has no place for ${slot.source}`);
    filled = filled.replace(slot, (_, open: string, close: string) => `${open}${content}${close}`);
  };
  if (inForce) {
    const { version, effectiveOn, text } = inForce;
    put(slots.date, `Gültig ab ${dayWords(effectiveOn)}`);
    put(slots.contents, "");
    put(
      slots.text,
      `<section><h2>Fassung ${escapeHtml(version)}</h2>${paragraphs(text)}</section>`,
    );
  }
  if (announced.length > 0) put(slots.announced, announced.map(announcement).join(""));
  return filled;
}

const announcement = ({ version, effectiveOn, summary, text }: DocumentVersion) =>
  `<section><h2>Angekündigt: gilt ab ${dayWords(effectiveOn)}</h2>${paragraphs(summary)}` +
  `<details><summary>Ganzer Text der Fassung ${escapeHtml(version)}</summary>${paragraphs(text)}</details></section>`;
