import { withCleanName } from "./buyer-names.ts";
import { readEforms } from "./eforms/read-eforms.ts";
import { isEformsRoot } from "./eforms/ubl.ts";
import { documentLimit } from "./limits/limit-notice.ts";
import { type Notice, NoticeError } from "./notice.ts";
import { readOcds } from "./ocds/read-ocds.ts";
import { readTed, unreadInTed } from "./ted/read-ted.ts";
import { readXml } from "./xml/read-xml.ts";

/** Rises whenever the same bytes may read differently; stored beside each notice to know what to reparse. */
export const parserVersion = 3;

/** A document read: a package holds many notices, and a bad one never costs the others. */
export interface DocumentReading {
  readonly notices: readonly Notice[];
  /** `place` says where in the document, e.g. "releases/3". */
  readonly rejected: readonly { readonly place: string; readonly error: NoticeError }[];
}

/**
 * Reads a document of any known format: eForms, eForms-DE, eforms-sdk-0.1 and TED_EXPORT (XML), OCDS (JSON,
 * JSON Lines). Every notice of it keeps its limits, whatever the format. Throws NoticeError, and nothing else, when it
 * is none of these.
 */
export function readDocument(bytes: Uint8Array): DocumentReading {
  const first = firstMeaningfulByte(bytes);
  const limit = documentLimit();
  if (first === openBrace || first === openBracket) {
    const { notices, rejected } = readOcds(bytes, limit);
    return { notices: notices.map(withCleanBuyers), rejected };
  }
  return { notices: [withCleanBuyers(limit(readXmlNotice(bytes)))], rejected: [] };
}

/** Every dialect has names with more in them than a name; identity and keys still see them as published. */
function withCleanBuyers(notice: Notice): Notice {
  return { ...notice, buyers: notice.buyers.map(withCleanName) };
}

/** All notices of a document. Throws NoticeError when there is none. */
export function readNotices(bytes: Uint8Array): Notice[] {
  const { notices, rejected } = readDocument(bytes);
  const [reject] = rejected;
  if (notices.length === 0) throw reject?.error ?? notFound();
  return [...notices];
}

/** The one notice of a document. Throws NoticeError when there is none or more than one. */
export function readNotice(bytes: Uint8Array): Notice {
  const notices = readNotices(bytes);
  const [notice] = notices;
  if (notice === undefined || notices.length > 1) {
    throw new NoticeError(
      "unknown_format",
      `The document holds ${notices.length} notices, not one.`,
    );
  }
  return notice;
}

function readXmlNotice(bytes: Uint8Array): Notice {
  const root = readXml(bytes, unreadInTed);
  if (isEformsRoot(root)) return readEforms(root);
  if (root.name === "TED_EXPORT") return readTed(root, () => readXml(bytes));
  throw new NoticeError(
    "unknown_format",
    `The root element ${root.name.slice(0, 80)} is that of no known notice format.`,
  );
}

function notFound(): NoticeError {
  return new NoticeError("unknown_format", "The document holds no notice.");
}

const openBrace = 0x7b;
const openBracket = 0x5b;

/** The first byte that is neither a UTF-8 byte order mark nor white space. */
function firstMeaningfulByte(bytes: Uint8Array): number | undefined {
  const start = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf ? 3 : 0;
  for (let index = start; index < bytes.byteLength; index += 1) {
    const byte = bytes[index];
    if (byte !== 0x20 && byte !== 0x09 && byte !== 0x0a && byte !== 0x0d) return byte;
  }
  return undefined;
}
