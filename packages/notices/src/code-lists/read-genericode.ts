import { NoticeError } from "../notice.ts";
import { decodeUtf8Chunks } from "../xml/decode-utf8.ts";
import { parseXml } from "../xml/parse-xml.ts";
import type { XmlListener } from "../xml/parse-xml.ts";
import { CodeListError, codeListLimits, codeListName, makeEntry } from "./code-list.ts";
import type { CodeListEntry } from "./code-list.ts";

const maxDepth = 32;
const germanColumns = ["deu_label", "de_label", "deuLabel"];
const englishColumns = ["eng_label", "Name", "name"];
const parentColumns = ["parentCode", "parent", "broader"];

const firstOf = (row: ReadonlyMap<string, string>, columns: readonly string[]) =>
  columns.map((column) => row.get(column)).find((value) => value?.trim());

/** Reads genericode (OASIS, as the eForms SDK publishes its lists) as a stream: CPV has a million elements. */
class GenericodeReader implements XmlListener {
  readonly entries: CodeListEntry[] = [];
  private readonly path: string[] = [];
  private text = "";
  private list = "";
  private shortName = "";
  private isPlainLongName = false;
  private column = "";
  private row = new Map<string, string>();
  private attributes = new Map<string, string>();

  addAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }

  addText(text: string): void {
    this.text += text;
  }

  open(qualifiedName: string): void {
    const name = qualifiedName.slice(qualifiedName.indexOf(":") + 1);
    if (this.path.length === 0 && name !== "CodeList") {
      throw new CodeListError("This is no genericode: the root element is not CodeList.");
    }
    if (this.path.push(name) > maxDepth) throw new CodeListError("Elements are nested too deep.");
    this.text = "";
    if (name === "Row") this.row = new Map();
    if (name === "Value") this.column = this.attributes.get("ColumnRef") ?? "";
    // Further long names are ids: `<LongName Identifier="listId">`.
    if (name === "LongName") this.isPlainLongName = !this.attributes.has("Identifier");
    this.attributes = new Map();
  }

  close(): void {
    const name = this.path.pop();
    const parent = this.path.at(-1);
    const text = this.text.trim();
    this.text = "";
    if (name === "SimpleValue" && parent === "Value") this.row.set(this.column, text);
    else if (name === "LongName" && parent === "Identification" && this.isPlainLongName) {
      this.list ||= text;
    } else if (name === "ShortName" && parent === "Identification") this.shortName ||= text;
    else if (name === "Row") this.addRow();
  }

  private addRow(): void {
    if (this.entries.length >= codeListLimits.entries) throw new CodeListError("Too many codes.");
    const place = `row ${this.entries.length + 1}`;
    const code = firstOf(this.row, ["code", "Code"]) ?? "";
    const parent = firstOf(this.row, parentColumns);
    const labelDe = firstOf(this.row, germanColumns);
    const labelEn = firstOf(this.row, englishColumns);
    const values = {
      code,
      ...(parent !== undefined && { parent }),
      ...(labelDe !== undefined && { labelDe }),
      ...(labelEn !== undefined && { labelEn }),
    };
    this.entries.push(makeEntry(codeListName(this.list || this.shortName), values, place));
  }
}

/** Throws CodeListError, and nothing else. */
export function readGenericode(bytes: Uint8Array): CodeListEntry[] {
  const reader = new GenericodeReader();
  try {
    parseXml(decodeUtf8Chunks(bytes), reader);
  } catch (error) {
    if (error instanceof NoticeError) throw new CodeListError(error.message);
    throw error;
  }
  return reader.entries;
}
