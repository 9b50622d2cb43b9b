import type { DocumentFetchFailure } from "@tc/domain";
import type { Outbound, OutboundResult } from "../../../ports/outbound.ts";
import type { DocumentFile } from "../../../ports/document-reader.ts";
import { documentName } from "../document-name.ts";
import { downloadLimits } from "./fetch.limits.ts";

type Download =
  | { readonly kind: "file"; readonly file: DocumentFile }
  | { readonly kind: "failed"; readonly failure: DocumentFetchFailure };

/** The one file that an address answers with. A page is never followed, whatever it links to. */
export async function download(
  outbound: Outbound,
  address: string,
  signal: AbortSignal,
): Promise<Download> {
  const result = await outbound.fetch(address, { limits: downloadLimits, signal, wants: "file" });
  if (result.kind === "failed") return { kind: "failed", failure: result.reason };
  const failure = failureOf(result);
  if (failure) return { kind: "failed", failure };
  return { kind: "file", file: { file: fileName(result), bytes: result.body } };
}

type Answer = Extract<OutboundResult, { kind: "answer" }>;

function failureOf({ status, contentType, body }: Answer): DocumentFetchFailure | undefined {
  if (status === 401 || status === 403 || status === 407) return "sign-in";
  if (status === 404 || status === 410) return "gone";
  if (status !== 200) return "unreachable";
  if (body.byteLength === 0) return "empty";
  return isPage(body, contentType) ? "page" : undefined;
}

const headBytes = 1_024;
/** Of a PDF and of an archive, which office files are as well */
const fileHeads = ["%PDF-", "PK\u0003\u0004", "PK\u0005\u0006"];

/** Told by the content; what its sender calls it decides only where the content says nothing. */
function isPage(body: Uint8Array, contentType: string): boolean {
  const head = Buffer.from(body.subarray(0, headBytes)).toString("latin1");
  if (fileHeads.some((start) => head.startsWith(start))) return false;
  if (/<(?:!doctype\s+html|html|head|body)[\s>]/i.test(head)) return true;
  return /^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(contentType);
}

/** As its sender calls it, else as its address does. */
function fileName({ disposition, url }: Answer): string {
  const typed = nameIn(disposition) ?? lastPart(url);
  const name = documentName(typed.split(/[/\\]/).at(-1) ?? "");
  return /^_?$/.test(name) ? "Vergabeunterlagen" : name;
}

/** RFC 6266: `filename*` with its encoding comes before `filename`. */
function nameIn(disposition: string): string | undefined {
  const encoded = /filename\*\s*=\s*utf-8'[^']*'([^;\s]+)/i.exec(disposition)?.[1];
  const decoded = encoded === undefined ? undefined : decode(encoded);
  if (decoded !== undefined) return decoded;
  const [, quoted, plain] =
    /filename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(disposition) ?? [];
  const name = quoted?.replaceAll(/\\(.)/g, "$1") ?? plain;
  return name === undefined ? undefined : asUtf8(name);
}

/** Node reads headers byte by byte; many servers send UTF-8 there all the same. */
function asUtf8(name: string): string {
  const bytes = Buffer.from(name, "latin1");
  const text = bytes.toString("utf8");
  return text.includes("\ufffd") ? name : text;
}

function lastPart(url: string): string {
  const part = new URL(url).pathname.split("/").at(-1) ?? "";
  return decode(part) ?? part;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
