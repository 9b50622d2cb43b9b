import { NoticeError } from "../notice.ts";
import { NamespaceScope } from "./namespace-scope.ts";
import type { XmlElement } from "./xml-element.ts";

/** What a document may cost. A published notice needs a small part of each. */
export const xmlLimits = {
  bytes: 20_000_000,
  depth: 128,
  attributesPerElement: 256,
  elements: 500_000,
} as const;

interface Node {
  ns: string;
  name: string;
  attributes: readonly string[];
  children: Node[];
  text: string;
  content: (string | Node)[] | undefined;
  descendants: XmlElement["descendants"];
}

const none: readonly never[] = [];

/**
 * Makes a tree of what a parser tells it, and holds the limits on it. Namespaces are resolved here: one cached
 * look-up an element.
 */
export class TreeBuilder {
  root: Node | undefined;
  private readonly stack: Node[] = [];
  private current: Node | undefined;
  /** Scopes that ended at an element, with the depth it stands at: most elements declare nothing. */
  private readonly outerScopes: { readonly scope: NamespaceScope; readonly depth: number }[] = [];
  private scope = NamespaceScope.outermost();
  private attributes: string[] | undefined;
  private hasPrefixes = false;
  private elements = 0;
  private readonly unread: ReadonlySet<string> | undefined;
  /** Depth of the element whose content is not kept. */
  private unreadDepth: number | undefined;

  constructor(unread: ReadonlySet<string> | undefined) {
    this.unread = unread;
  }

  /** An attribute of the element that is opened next. */
  addAttribute(name: string, value: string): void {
    const { attributes } = this;
    if (name.startsWith("xml") || name.includes(":")) this.hasPrefixes = true;
    if (attributes === undefined) {
      this.attributes = [name, value];
      return;
    }
    for (let index = 0; index < attributes.length; index += 2) {
      if (attributes[index] === name) {
        throw new NoticeError("malformed_xml", `Duplicate attribute ${name.slice(0, 200)}.`);
      }
    }
    attributes.push(name, value);
    if (attributes.length > 2 * xmlLimits.attributesPerElement) {
      throw new NoticeError("too_many_attributes", "An element has too many attributes.");
    }
  }

  open(qualifiedName: string): void {
    const { stack, current } = this;
    if (stack.length >= xmlLimits.depth) {
      throw new NoticeError("too_deep", `Elements are nested deeper than ${xmlLimits.depth}.`);
    }
    this.elements += 1;
    if (this.elements > xmlLimits.elements) {
      throw new NoticeError("too_many_elements", `More than ${xmlLimits.elements} elements.`);
    }
    const attributes = this.takeAttributes();
    const { ns, local } = this.scope.resolve(qualifiedName);
    if (current && this.unreadDepth !== undefined) {
      stack.push(current);
      return;
    }
    const node: Node = {
      ns,
      name: local,
      attributes,
      children: none as never,
      text: "",
      content: undefined,
      descendants: undefined,
    };
    if (current) {
      if (current.children.length === 0) current.children = [node];
      else current.children.push(node);
      if (current.text !== "") (current.content ??= [current.text]).push(node);
    } else this.root = node;
    if (this.unread?.has(local)) this.unreadDepth = stack.length;
    stack.push(node);
    this.current = node;
  }

  private takeAttributes(): readonly string[] {
    const { attributes, scope } = this;
    if (attributes === undefined) return none;
    this.attributes = undefined;
    if (!this.hasPrefixes) return attributes;
    this.hasPrefixes = false;
    this.scope = scope.declare(attributes);
    if (this.scope !== scope) this.outerScopes.push({ scope, depth: this.stack.length });
    return this.scope.resolveAttributes(attributes);
  }

  close(): void {
    const { stack } = this;
    const node = stack.pop();
    this.current = stack[stack.length - 1];
    if (this.unreadDepth === stack.length) this.unreadDepth = undefined;
    if (node && node.text !== "") node.text = node.text.trim();
    const outer = this.outerScopes[this.outerScopes.length - 1];
    if (outer !== undefined && outer.depth === stack.length) {
      this.scope = outer.scope;
      this.outerScopes.pop();
    }
  }

  /** Whether a run of blanks here would be kept. */
  get keepsBlanks(): boolean {
    return this.unreadDepth === undefined && this.current !== undefined && this.current.text !== "";
  }

  /** Whether text here would be kept. */
  get keepsText(): boolean {
    return this.unreadDepth === undefined;
  }

  addText(text: string): void {
    const node = this.current;
    // Blank runs between elements are layout; inside running text they separate words.
    if (!node || this.unreadDepth !== undefined || (node.text === "" && isBlank(text))) return;
    if (node.children.length > 0) (node.content ??= [...node.children]).push(text);
    node.text += text;
  }
}

function isBlank(text: string): boolean {
  return text.charCodeAt(0) <= 32 && text.trim() === "";
}
