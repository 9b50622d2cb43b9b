import { SaxesParser } from "saxes";
import { DocumentError } from "../document-error.ts";

/** What a document may cost; Word's own documents need a fraction of each. */
const xmlLimits = { depth: 128, elements: 6_000_000, attributesPerElement: 256 };
const chunkBytes = 65_536;

export type Attributes = ReadonlyMap<string, string>;

/** Names come without their prefix. */
export interface XmlVisitor {
  open(name: string, attributes: Attributes): void;
  close(name: string): void;
  text?(text: string): void;
}

/** Tells a visitor what a part of an office document says. A DOCTYPE and endless depth are refused. */
export function walkXml(bytes: Uint8Array, visitor: XmlVisitor): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let attributes = new Map<string, string>();
  let [depth, elements] = [0, 0];
  parser.on("error", ({ message }) => {
    throw new DocumentError(/doctype/i.test(message) ? "unsafe-xml" : "broken");
  });
  parser.on("doctype", () => {
    throw new DocumentError("unsafe-xml");
  });
  parser.on("attribute", ({ name, value }) => {
    attributes.set(localName(name), value);
    if (attributes.size > xmlLimits.attributesPerElement) throw new DocumentError("unsafe-xml");
  });
  parser.on("opentag", ({ name }) => {
    depth += 1;
    elements += 1;
    if (depth > xmlLimits.depth || elements > xmlLimits.elements) {
      throw new DocumentError("unsafe-xml");
    }
    visitor.open(localName(name), attributes);
    attributes = new Map();
  });
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    visitor.close(localName(name));
  });
  parser.on("text", (text) => visitor.text?.(text));
  parser.on("cdata", (text) => visitor.text?.(text));
  const decoder = new TextDecoder(markOf(bytes) ?? "utf-8");
  for (let at = 0; at < bytes.byteLength; at += chunkBytes) {
    parser.write(decoder.decode(bytes.subarray(at, at + chunkBytes), { stream: true }));
  }
  parser.close();
}

function markOf([first, second]: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
