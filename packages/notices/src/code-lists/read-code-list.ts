import { decodeUtf8Chunks } from "../xml/decode-utf8.ts";
import { CodeListError, codeListLimits, codeListName, makeEntry } from "./code-list.ts";
import type { CodeListEntry } from "./code-list.ts";
import { readGenericode } from "./read-genericode.ts";

const columns = ["list", "code", "parent", "label_de", "label_en"] as const;

function readTable(text: string, fileList: string): CodeListEntry[] {
  const [header = "", ...lines] = text.split(/\r?\n/);
  const names = header.replace(/^\uFEFF/, "").split("\t");
  const at = Object.fromEntries(columns.map((name) => [name, names.indexOf(name)])) as Record<
    (typeof columns)[number],
    number
  >;
  if (at.code < 0 || at.label_de < 0) {
    throw new CodeListError(
      "The first line must name the columns code and label_de, tab-separated.",
    );
  }
  const entries: CodeListEntry[] = [];
  for (const [index, line] of lines.entries()) {
    if (!line.trim()) continue;
    if (entries.length >= codeListLimits.entries) throw new CodeListError("Too many codes.");
    const cells = line.split("\t");
    const cell = (name: (typeof columns)[number]) => (at[name] < 0 ? "" : (cells[at[name]] ?? ""));
    const list = codeListName(cell("list") || fileList);
    const values = {
      code: cell("code"),
      parent: cell("parent"),
      labelDe: cell("label_de"),
      labelEn: cell("label_en"),
    };
    entries.push(makeEntry(list, values, `line ${index + 2}`));
  }
  return entries;
}

/** The first byte after a byte order mark and blanks is "<". */
function startsAsXml(bytes: Uint8Array): boolean {
  const isMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  return bytes.subarray(isMark ? 3 : 0, 1_000).find((byte) => byte > 0x20) === 0x3c;
}

/**
 * Reads a code list: genericode XML, or a table with tabs whose first line names its columns (code, label_de; also
 * list, parent, label_en). `file` names a table without a column `list`. Throws CodeListError, and nothing else.
 */
export function readCodeList(bytes: Uint8Array, file: string): CodeListEntry[] {
  if (bytes.byteLength > codeListLimits.bytes) {
    throw new CodeListError(`The file has more than ${codeListLimits.bytes} bytes.`);
  }
  if (startsAsXml(bytes)) {
    const entries = readGenericode(bytes);
    if (entries.length === 0) throw new CodeListError("The list holds no codes.");
    return entries;
  }
  let text: string;
  try {
    text = [...decodeUtf8Chunks(bytes)].join("");
  } catch {
    throw new CodeListError("The file is not UTF-8.");
  }
  const name =
    file
      .split("/")
      .at(-1)
      ?.replace(/\.[^.]*$/, "") ?? "";
  const entries = readTable(text, name);
  if (entries.length === 0) throw new CodeListError("The list holds no codes.");
  return entries;
}
