import { textLimits } from "@tc/domain";
import { readEscapes } from "./escapes.ts";

/** C0 and C1 controls without tab and line breaks, zero-width and bidirectional marks, non-characters. */
const unwanted =
  // eslint-disable-next-line no-control-regex -- control characters are what this removes
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffe\uffff]/g;

/** Anything that makes text need work: controls, runs of blanks, odd blanks, surrogates (perhaps lone), escapes. */
const untidy =
  // eslint-disable-next-line no-control-regex -- control characters are what this looks for
  /[\u0000-\u001f\u007f-\u00a0\u00ad\u1680\u2000-\u200f\u2028-\u202f\u205f-\u2069\u3000\ud800-\udfff\ufeff\ufffe\uffff&\\<]| {2}|^ | $/;

/** True for text in which a formatter wrapped and indented every line: such breaks mean nothing. */
function isRewrapped(text: string): boolean {
  return /\n[ \t]{6,}\S/.test(text) && !/\n(?![ \t]{6,})/.test(text);
}

/** Untrusted text on one line: names, titles, codes. undefined when nothing is left. */
export function cleanLine(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!untidy.test(text)) return text;
  return withoutControls(text).replace(/\s+/g, " ").trim() || undefined;
}

/** Untrusted running text: paragraphs and list lines are kept, at most one blank line between them. */
export function cleanText(text: string | undefined): string | undefined {
  if (text === undefined || text === "") return undefined;
  if (!untidy.test(text)) return text;
  const clean = withoutControls(text).replace(/\r\n?/g, "\n");
  if (isRewrapped(clean)) return clean.replace(/\s+/g, " ").trim() || undefined;
  return (
    clean
      .replace(/[ \t\u00a0\u2000-\u200a\u202f\u3000]+/g, " ")
      .replace(/ ?\n ?/g, "\n")
      .replace(/\n{3,}/g, "\n\n")
      .trim() || undefined
  );
}

/** An address a browser may open: http or https only, "www." completed; undefined for anything else. */
export function cleanUrl(text: string | undefined): string | undefined {
  const url = cleanLine(text)?.replace(/^www\./i, "https://www.");
  if (url === undefined || url.length > textLimits.linkUrl.characters) return undefined;
  return /^https?:\/\/[^\s<>"'`\\{}|^]+$/i.test(url) ? url : undefined;
}

function withoutControls(text: string): string {
  const clean = readEscapes(text).replace(unwanted, "");
  return clean.isWellFormed() ? clean : clean.toWellFormed();
}
