import { NoticeError } from "../notice.ts";
import { decodeUtf8 } from "./decode-utf8.ts";
import { parseXml } from "./parse-xml.ts";
import { scanPlainXml } from "./plain-xml.ts";
import { TreeBuilder, xmlLimits } from "./tree-builder.ts";
import type { XmlElement } from "./xml-element.ts";

/**
 * Reads a document into a light tree: UTF-8 only, no DOCTYPE, well formed, namespaces resolved. Elements with
 * an `unread` local name stay empty: what is in them is checked and counted like the rest, but not kept.
 * Throws NoticeError and nothing else.
 */
export function readXml(bytes: Uint8Array, unread?: ReadonlySet<string>): XmlElement {
  if (bytes.byteLength > xmlLimits.bytes) {
    throw new NoticeError("too_large", `The document has more than ${xmlLimits.bytes} bytes.`);
  }
  const text = decodeUtf8(bytes);
  let tree = new TreeBuilder(unread);
  if (!scanPlainXml(text, tree)) {
    tree = new TreeBuilder(unread);
    parseXml([text], tree);
  }
  if (!tree.root) throw new NoticeError("malformed_xml", "The document has no root element.");
  return tree.root;
}
