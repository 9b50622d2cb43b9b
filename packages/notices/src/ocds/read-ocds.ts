import { NoticeError } from "../notice.ts";
import type { Notice } from "../notice.ts";
import { decodeUtf8 } from "../xml/decode-utf8.ts";
import { isObject, objectAt, objectsAt } from "./json-value.ts";
import type { JsonObject } from "./json-value.ts";
import { jsonLimits, parseJson } from "./parse-json.ts";
import { readRelease } from "./read-release.ts";

/** What one OCDS document holds: a bad release never costs the others. */
export interface OcdsReading {
  readonly notices: readonly Notice[];
  readonly rejected: readonly OcdsReject[];
}

/** A release that is no notice. `place` says where it stands, e.g. "releases/3" or "line 12". */
export interface OcdsReject {
  readonly place: string;
  readonly error: NoticeError;
}

interface PlacedRelease {
  readonly place: string;
  readonly release: JsonObject;
}

/** What each notice goes through before it counts as read. */
export type AcceptNotice = (notice: Notice) => Notice;

/**
 * Reads OCDS 1.1: one release, a release package, a record package with its releases (or compiled
 * releases) inside, a plain list of releases, or one of these per line (JSON Lines). A notice that `accept` throws for
 * is rejected. Throws NoticeError when the document as a whole cannot be read.
 */
export function readOcds(
  bytes: Uint8Array,
  accept: AcceptNotice = (notice) => notice,
): OcdsReading {
  if (bytes.byteLength > jsonLimits.bytes) {
    throw new NoticeError("too_large", `The document has more than ${jsonLimits.bytes} bytes.`);
  }
  const text = decodeUtf8(bytes);
  const lines = jsonLines(text);
  return lines ? readLines(lines, accept) : readDocument(parseJson(text), "", accept);
}

/** The lines of a document whose first line is a whole JSON value and not the only one. */
function jsonLines(text: string): string[] | undefined {
  const lines = text.split("\n");
  const filled = lines.filter((line) => line.trim() !== "");
  const [head] = filled;
  if (filled.length < 2 || head === undefined || !/^\s*\{.*\}\s*$/.test(head)) return undefined;
  return lines;
}

function readLines(lines: readonly string[], accept: AcceptNotice): OcdsReading {
  const notices: Notice[] = [];
  const rejected: OcdsReject[] = [];
  lines.forEach((line, index) => {
    if (line.trim() === "") return;
    const place = `line ${index + 1}`;
    try {
      const reading = readDocument(parseJson(line), `${place} `, accept);
      notices.push(...reading.notices);
      rejected.push(...reading.rejected);
    } catch (error) {
      rejected.push({ place, error: asNoticeError(error) });
    }
  });
  return { notices, rejected };
}

function readDocument(value: unknown, prefix: string, accept: AcceptNotice): OcdsReading {
  const releases = findReleases(value);
  if (!releases) throw new NoticeError("unknown_format", "The JSON document is no OCDS release.");
  const notices: Notice[] = [];
  const rejected: OcdsReject[] = [];
  for (const { place, release } of releases) {
    try {
      notices.push(accept(readRelease(release)));
    } catch (error) {
      // A single release is the document itself: its fault is the document's.
      if (place === "") throw error;
      rejected.push({ place: prefix + place, error: asNoticeError(error) });
    }
  }
  return { notices, rejected };
}

function findReleases(value: unknown): PlacedRelease[] | undefined {
  if (Array.isArray(value)) {
    const items = value.filter(isObject);
    return items.length > 0
      ? items.map((item, at) => ({ place: String(at), release: item }))
      : undefined;
  }
  if (!isObject(value)) return undefined;
  if (Array.isArray(value["releases"]) && !("tag" in value)) {
    return placed(objectsAt(value, "releases"), "releases");
  }
  if (Array.isArray(value["records"])) {
    return objectsAt(value, "records").flatMap((record, at) => fromRecord(record, `records/${at}`));
  }
  const isRelease = ["ocid", "tag", "tender", "awards", "initiationType"].some((key) =>
    Object.hasOwn(value, key),
  );
  return isRelease ? [{ place: "", release: value }] : undefined;
}

/** Releases in full, oldest first as published; linked ones (`url`) hold nothing, then the compiled one counts. */
function fromRecord(record: JsonObject, place: string): PlacedRelease[] {
  const releases = objectsAt(record, "releases").filter((release) => !("url" in release));
  if (releases.length > 0) return placed(releases, `${place}/releases`);
  const compiled = objectAt(record, "compiledRelease");
  return [{ place: `${place}/compiledRelease`, release: compiled ?? {} }];
}

function placed(releases: readonly JsonObject[], place: string): PlacedRelease[] {
  return releases.map((release, at) => ({ place: `${place}/${at}`, release }));
}

function asNoticeError(error: unknown): NoticeError {
  if (error instanceof NoticeError) return error;
  throw error;
}
