import { SaxesParser } from "saxes";
import { NoticeError } from "../notice.ts";

/** What a document says, in its order. An element's attributes come before it. */
export interface XmlListener {
  addAttribute(name: string, value: string): void;
  open(name: string): void;
  close(): void;
  addText(text: string): void;
}

/** Reads any document, piece by piece; the only place that knows saxes. Throws NoticeError, and what the listener throws. */
export function parseXml(chunks: Iterable<string> & object, listener: XmlListener): void {
  const parser = new SaxesParser({ xmlns: false, position: false });
  parser.on("error", (error) => {
    throw asNoticeError(error);
  });
  parser.on("doctype", () => {
    throw refusedDoctype();
  });
  parser.on("xmldecl", ({ encoding }) => {
    if (encoding !== undefined && !/^(?:utf-?8|us-ascii)$/i.test(encoding)) {
      throw new NoticeError("not_utf8", "The document declares another encoding than UTF-8.");
    }
  });
  parser.on("attribute", ({ name, value }) => listener.addAttribute(name, value));
  parser.on("opentag", ({ name }) => listener.open(name));
  parser.on("closetag", () => listener.close());
  parser.on("text", (text) => listener.addText(text));
  parser.on("cdata", (text) => listener.addText(text));
  for (const chunk of chunks) parser.write(chunk);
  parser.close();
}

function asNoticeError({ message }: Error): NoticeError {
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
