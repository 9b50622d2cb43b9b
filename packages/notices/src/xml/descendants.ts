import type { DescendantIndex, XmlElement } from "./xml-element.ts";

/**
 * Descendants by local name, of each name the outermost, in document order. A form is asked some forty times
 * and a lot or an award a few times, mostly for names that are not there: one walk answers all of them.
 */
export function descendantsByName(el: XmlElement): DescendantIndex {
  if (el.descendants) return el.descendants;
  const index = new Map<string, XmlElement[]>();
  collect(el, [], index);
  // Kept on the element: a WeakMap makes the garbage collector carry every tree along for a while.
  el.descendants = index;
  return index;
}

function collect(parent: XmlElement, around: string[], index: Map<string, XmlElement[]>): void {
  for (const child of parent.children) {
    if (!around.includes(child.name)) {
      const sameName = index.get(child.name);
      if (sameName) sameName.push(child);
      else index.set(child.name, [child]);
    }
    if (child.children.length > 0) {
      around.push(child.name);
      collect(child, around, index);
      around.pop();
    }
  }
}
