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
}

const none: readonly never[] = [];

/**
 * Reads a whole document into a light tree: UTF-8 only, no DOCTYPE, well formed, namespaces resolved.
 * Throws NoticeError and nothing else.
 */
export function readXml(bytes: Uint8Array): XmlElement {
  if (bytes.byteLength > xmlLimits.bytes) {
    throw new NoticeError("too_large", `The document has more than ${xmlLimits.bytes} bytes.`);
  }
  const builder = new TreeBuilder();
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
  private readonly scopes: NamespaceScope[] = [NamespaceScope.outermost()];
  private current: Node | undefined;
  private scope = this.scopes[0]!;
  private attributes: string[] = [];
  private elements = 0;

  constructor() {
    const { parser } = this;
    parser.on("doctype", () => {
      throw refusedDoctype();
    });
    parser.on("xmldecl", ({ encoding }) => {
      if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
        throw new NoticeError("not_utf8", `The document declares another encoding than UTF-8.`);
      }
    });
    parser.on("attribute", ({ name, value }) => {
      if (this.attributes.length >= 2 * xmlLimits.attributesPerElement) {
        throw new NoticeError("too_many_attributes", "An element has too many attributes.");
      }
      this.attributes.push(name, value);
    });
    parser.on("opentag", (tag) => this.open(tag.name));
    parser.on("closetag", () => this.close());
    parser.on("text", (text) => this.addText(text));
    parser.on("cdata", (text) => this.addText(text));
  }

  private open(qualifiedName: string): void {
    if (this.stack.length >= xmlLimits.depth) {
      throw new NoticeError("too_deep", `Elements are nested deeper than ${xmlLimits.depth}.`);
    }
    this.elements += 1;
    if (this.elements > xmlLimits.elements) {
      throw new NoticeError("too_many_elements", `More than ${xmlLimits.elements} elements.`);
    }
    let attributes: readonly string[] = none;
    if (this.attributes.length > 0) {
      this.scope = this.scope.declare(this.attributes);
      attributes = this.scope.resolveAttributes(this.attributes);
      this.attributes = [];
    }
    this.scopes.push(this.scope);
    const { ns, local } = this.scope.resolve(qualifiedName);
    const node: Node = {
      ns,
      name: local,
      attributes,
      children: none as never,
      text: "",
      content: undefined,
    };
    const parent = this.current;
    if (parent) {
      if (parent.children.length === 0) parent.children = [node];
      else parent.children.push(node);
      if (parent.text !== "") (parent.content ??= [parent.text]).push(node);
    } else this.root = node;
    this.stack.push(node);
    this.current = node;
  }

  private close(): void {
    const node = this.stack.pop();
    this.scopes.pop();
    this.scope = this.scopes[this.scopes.length - 1]!;
    this.current = this.stack[this.stack.length - 1];
    if (node && node.text !== "") node.text = node.text.trim();
  }

  private addText(text: string): void {
    const node = this.current;
    // Blank runs between elements are layout; inside running text they separate words.
    if (!node || (node.text === "" && isBlank(text))) return;
    if (node.children.length > 0) (node.content ??= [...node.children]).push(text);
    node.text += text;
  }
}

function isBlank(text: string): boolean {
  return text.charCodeAt(0) <= 32 && text.trim() === "";
}
