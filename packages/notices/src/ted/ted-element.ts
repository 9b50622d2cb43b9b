import type { XmlElement } from "../xml/xml-element.ts";
import { attribute, fullText } from "../xml/xml-element.ts";
import { cleanLine, cleanText } from "../clean-text.ts";

/**
 * TED XML by local names: the namespace URI of one and the same element changed with nearly every release
 * (and NUTS codes have one per year), while the names mean the same in all of them.
 */
type MaybeElement = XmlElement | undefined;

export function kid(el: MaybeElement, ...names: readonly string[]): MaybeElement {
  return el?.children.find(({ name }) => names.includes(name));
}

export function kids(el: MaybeElement, ...names: readonly string[]): XmlElement[] {
  return el?.children.filter(({ name }) => names.includes(name)) ?? [];
}

/** The element reached by child names one after another. */
export function at(el: MaybeElement, ...path: readonly string[]): MaybeElement {
  return path.reduce<MaybeElement>((found, name) => kid(found, name), el);
}

/** All descendants of these names in document order; the search does not go on inside a hit. */
export function within(el: MaybeElement, ...names: readonly string[]): XmlElement[] {
  return matching(el, (name) => names.includes(name));
}

/** All descendants whose name fits, outermost only. */
export function matching(el: MaybeElement, fits: (name: string) => boolean): XmlElement[] {
  const found: XmlElement[] = [];
  if (!el || ![...namesBelow(el)].some(fits)) return found;
  const search = (parent: XmlElement): void => {
    for (const child of parent.children) {
      if (fits(child.name)) found.push(child);
      else if (child.children.length > 0) search(child);
    }
  };
  search(el);
  return found;
}

/** Most names asked for are those of other releases: one look at all names below saves the searches. */
const namesByElement = new WeakMap<XmlElement, ReadonlySet<string>>();

function namesBelow(el: XmlElement): ReadonlySet<string> {
  const known = namesByElement.get(el);
  if (known) return known;
  const names = new Set<string>();
  const collect = (parent: XmlElement): void => {
    for (const child of parent.children) {
      names.add(child.name);
      if (child.children.length > 0) collect(child);
    }
  };
  collect(el);
  namesByElement.set(el, names);
  return names;
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
  const marked = within(el, "P");
  if (marked.length === 0) return fullText(el);
  return marked.map((paragraph) => fullText(paragraph).replace(/\s+/g, " ")).join("\n");
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
