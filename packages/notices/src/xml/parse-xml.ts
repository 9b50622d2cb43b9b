import { SaxesParser } from "saxes";
import { NoticeError } from "../notice.ts";
import type { TreeBuilder } from "./tree-builder.ts";

/** Tells the tree what any document says. Throws NoticeError, and nothing else, where it is not well formed. */
export function parseXml(text: string, tree: TreeBuilder): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("doctype", () => {
    throw refusedDoctype();
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
      throw new NoticeError("not_utf8", "The document declares another encoding than UTF-8.");
    }
  });
  parser.on("attribute", ({ name, value }) => tree.addAttribute(name, value));
  parser.on("opentag", ({ name }) => tree.open(name));
  parser.on("closetag", () => tree.close());
  parser.on("text", (run) => tree.addText(run));
  parser.on("cdata", (run) => tree.addText(run));
  try {
    parser.write(text).close();
  } catch (error) {
    throw asNoticeError(error);
  }
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
