import { descendantsByName } from "../xml/descendants.ts";
import type { DescendantIndex, XmlElement } from "../xml/xml-element.ts";
import { attribute, fullText } from "../xml/xml-element.ts";
import { cleanLine, cleanText } from "../clean-text.ts";

/**
 * TED XML by local names: the namespace URI of one and the same element changed with nearly every release
 * (and NUTS codes have one per year), while the names mean the same in all of them.
 */
type MaybeElement = XmlElement | undefined;

export function kid(el: MaybeElement, ...names: readonly string[]): MaybeElement {
  if (!el) return undefined;
  for (const child of el.children) if (isOneOf(child.name, names)) return child;
  return undefined;
}

export function kids(el: MaybeElement, ...names: readonly string[]): XmlElement[] {
  const matches: XmlElement[] = [];
  if (!el) return matches;
  for (const child of el.children) if (isOneOf(child.name, names)) matches.push(child);
  return matches;
}

/** The element reached by child names one after another. */
export function at(el: MaybeElement, ...path: readonly string[]): MaybeElement {
  let element = el;
  for (const name of path) element = kid(element, name);
  return element;
}

/** All descendants of these names in document order; the search does not go on inside a hit. */
export function within(el: MaybeElement, ...names: readonly string[]): readonly XmlElement[] {
  if (!el || el.children.length === 0) return none;
  const index = descendantsByName(el);
  // Most names asked for are those of other releases or forms.
  const present = names.filter((name) => index.has(name));
  return named(el, index, present);
}

/** All descendants whose name fits, outermost only. */
export function matching(el: MaybeElement, fits: (name: string) => boolean): readonly XmlElement[] {
  if (!el || el.children.length === 0) return none;
  const index = descendantsByName(el);
  return named(el, index, [...index.keys()].filter(fits));
}

const none: readonly XmlElement[] = [];

function named(
  el: XmlElement,
  index: DescendantIndex,
  names: readonly string[],
): readonly XmlElement[] {
  const [name] = names;
  if (name === undefined) return none;
  if (names.length === 1) return index.get(name) ?? none;
  const matches: XmlElement[] = [];
  const search = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (isOneOf(child.name, names)) matches.push(child);
      else if (child.children.length > 0) search(child);
    }
  };
  search(el);
  return matches;
}

function isOneOf(name: string, names: readonly string[]): boolean {
  for (const candidate of names) if (candidate === name) return true;
  return false;
}

export function valueOf(el: MaybeElement, name = "VALUE"): string | undefined {
  return el && (attribute(el, name)?.trim() || undefined);
}

/** Text on one line. */
export function line(el: MaybeElement): string | undefined {
  return el && cleanLine(paragraphs(el));
}

/** Running text: one line per paragraph. */
export function prose(el: MaybeElement): string | undefined {
  return el && cleanText(paragraphs(el));
}

function paragraphs(el: XmlElement): string {
  if (el.children.length === 0) return el.text;
  const marked = within(el, "P");
  if (marked.length === 0) return fullText(el);
  return marked.map((paragraph) => onOneLine(fullText(paragraph))).join("\n");
}

/** Replacing is dear beside the look whether there is anything to replace. */
function onOneLine(text: string): string {
  return /[^\S ]| {2}/.test(text) ? text.replace(/\s+/g, " ") : text;
}

/** Published with a mark that it must not be shown (PUBLICATION="NO", the forerunner of BT-195). */
export function isWithheld(el: MaybeElement): boolean {
  return valueOf(el, "PUBLICATION")?.toUpperCase() === "NO";
}

/** A count: digits only, as "3", "3.0" and "1 200" are written. */
export function countOf(el: MaybeElement): number | undefined {
  const digits = /^(\d{1,9})(?:[.,]0+)?$/.exec((el?.text ?? "").replace(/[\s\u00a0]/g, ""))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
