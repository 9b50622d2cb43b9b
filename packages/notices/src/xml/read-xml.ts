import { SaxesParser } from "saxes";
import { NoticeError } from "../notice.ts";
import { decodeUtf8Chunks } from "./decode-utf8.ts";
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
 * Reads a document into a light tree: UTF-8 only, no DOCTYPE, well formed, namespaces resolved. Elements with
 * an `unread` local name stay empty: what is in them is checked and counted like the rest, but not kept.
 * Throws NoticeError and nothing else.
 */
export function readXml(bytes: Uint8Array, unread?: ReadonlySet<string>): XmlElement {
  if (bytes.byteLength > xmlLimits.bytes) {
    throw new NoticeError("too_large", `The document has more than ${xmlLimits.bytes} bytes.`);
  }
  const builder = new TreeBuilder(unread);
  try {
    for (const chunk of decodeUtf8Chunks(bytes)) builder.parser.write(chunk);
    builder.parser.close();
  } catch (error) {
    throw asNoticeError(error);
  }
  if (!builder.root) throw new NoticeError("malformed_xml", "The document has no root element.");
  return builder.root;
}

function asNoticeError(error: unknown): NoticeError {
  if (error instanceof NoticeError) return error;
  const message = error instanceof Error ? error.message : String(error);
  // saxes names a DOCTYPE in the wrong place or without an end only in its message.
  if (/doctype/i.test(message)) return refusedDoctype();
  return new NoticeError(
    "malformed_xml",
    `The document is not well formed: ${message.slice(0, 200)}`,
  );
}

function refusedDoctype(): NoticeError {
  return new NoticeError("doctype", "The document has a DOCTYPE, which is never accepted.");
}

/** Turns saxes' events into nodes. Namespaces are resolved here: one cached look-up an element. */
class TreeBuilder {
  readonly parser = new SaxesParser({ xmlns: false, position: false });
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
    const { parser } = this;
    this.unread = unread;
    parser.on("doctype", () => {
      throw refusedDoctype();
    });
    parser.on("xmldecl", ({ encoding }) => {
      if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
        throw new NoticeError("not_utf8", "The document declares another encoding than UTF-8.");
      }
    });
    parser.on("attribute", ({ name, value }) => this.addAttribute(name, value));
    parser.on("opentag", (tag) => this.open(tag.name));
    parser.on("closetag", () => this.close());
    parser.on("cdata", (text) => this.addText(text));
    this.listenToText();
  }

  private listenToText(): void {
    this.parser.on("text", (text) => this.addText(text));
  }

  private addAttribute(name: string, value: string): void {
    const { attributes } = this;
    if (name.startsWith("xml") || name.includes(":")) this.hasPrefixes = true;
    if (attributes === undefined) this.attributes = [name, value];
    else {
      attributes.push(name, value);
      if (attributes.length > 2 * xmlLimits.attributesPerElement) {
        throw new NoticeError("too_many_attributes", "An element has too many attributes.");
      }
    }
  }

  private open(qualifiedName: string): void {
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
    if (this.unread?.has(local)) {
      this.unreadDepth = stack.length;
      // Without a listener saxes spares itself the texts.
      this.parser.off("text");
    }
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

  private close(): void {
    const { stack } = this;
    const node = stack.pop();
    this.current = stack[stack.length - 1];
    if (this.unreadDepth === stack.length) {
      this.unreadDepth = undefined;
      this.listenToText();
    }
    if (node && node.text !== "") node.text = node.text.trim();
    const outer = this.outerScopes[this.outerScopes.length - 1];
    if (outer !== undefined && outer.depth === stack.length) {
      this.scope = outer.scope;
      this.outerScopes.pop();
    }
  }

  private addText(text: string): void {
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
