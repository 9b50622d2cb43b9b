/**
 * One element of a read document. Immutable for everyone but the reader that builds it.
 * Elements are found by namespace URI and local name; prefixes are not kept.
 */
export interface XmlElement {
  /** Namespace URI, "" for none */
  readonly ns: string;
  /** Local name */
  readonly name: string;
  /** Flat pairs name, value; read with `attribute`. Attributes with a namespace are named `{uri}local`. */
  readonly attributes: readonly string[];
  readonly children: readonly XmlElement[];
  /** The element's own character data, trimmed; "" for none. Line breaks inside are kept. */
  readonly text: string;
  /** Own character data and children in their order; present only where an element has both. */
  readonly content?: readonly (string | XmlElement)[] | undefined;
  /** Filled by `descendantsByName` when first asked */
  descendants?: DescendantIndex | undefined;
}

export type DescendantIndex = ReadonlyMap<string, readonly XmlElement[]>;

/** The value of an attribute, `{uri}local` for one with a namespace. */
export function attribute(el: XmlElement, name: string): string | undefined {
  const { attributes } = el;
  for (let index = 0; index < attributes.length; index += 2) {
    if (attributes[index] === name) return attributes[index + 1];
  }
  return undefined;
}

/** The first child of that name. */
export function child(
  el: XmlElement | undefined,
  ns: string,
  name: string,
): XmlElement | undefined {
  if (el === undefined) return undefined;
  for (const candidate of el.children) {
    if (candidate.name === name && candidate.ns === ns) return candidate;
  }
  return undefined;
}

/** All children of that name, in their order. */
export function children(el: XmlElement | undefined, ns: string, name: string): XmlElement[] {
  const matches: XmlElement[] = [];
  if (el === undefined) return matches;
  for (const candidate of el.children) {
    if (candidate.name === name && candidate.ns === ns) matches.push(candidate);
  }
  return matches;
}

/** The first child's text; undefined when there is no such child or it is empty. */
export function childText(
  el: XmlElement | undefined,
  ns: string,
  name: string,
): string | undefined {
  return child(el, ns, name)?.text || undefined;
}

/** One step of a path: namespace URI and local name. */
export type XmlStep = readonly [ns: string, name: string];

/** All elements reached by the steps, in document order. */
export function path(el: XmlElement | undefined, ...steps: readonly XmlStep[]): XmlElement[] {
  let elements: XmlElement[] = el ? [el] : [];
  for (const [ns, name] of steps)
    elements = elements.flatMap((parent) => children(parent, ns, name));
  return elements;
}

/** The first element reached by the steps. */
export function first(
  el: XmlElement | undefined,
  ...steps: readonly XmlStep[]
): XmlElement | undefined {
  if (el === undefined || steps.length === 0) return el;
  if (steps.length === 1) return child(el, steps[0]![0], steps[0]![1]);
  return path(el, ...steps)[0];
}

/** All character data below an element in document order, e.g. of a paragraph with inline markup. */
export function fullText(el: XmlElement): string {
  if (el.content) {
    return el.content.map((part) => (typeof part === "string" ? part : fullText(part))).join("");
  }
  return el.children.length === 0 ? el.text : el.children.map(fullText).join("");
}
