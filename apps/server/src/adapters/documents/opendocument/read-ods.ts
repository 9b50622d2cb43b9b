import { columnName } from "../office/column-name.ts";
import type { ReadText } from "../read-text.ts";
import { TextCollector } from "../text/text-collector.ts";
import { walkXml } from "../xml/walk-xml.ts";
import type { Attributes } from "../xml/walk-xml.ts";
import { HiddenStyles } from "./hidden-styles.ts";
import { readContent } from "./read-content.ts";

/** The rows of an OpenDocument spreadsheet (ODF 1.3 part 3, 9), cells as they are shown; what is hidden is counted only. */
export async function readOds(bytes: Uint8Array): Promise<ReadText> {
  const reader = new SpreadsheetReader();
  const content = await readContent(bytes);
  walkXml(content, {
    open: (name, attributes) => reader.open(name, attributes),
    close: (name) => reader.close(name),
    text: (text) => reader.addText(text),
  });
  return reader.finish();
}

class SpreadsheetReader {
  readonly #collector = new TextCollector({ sheet: "" });
  readonly #styles = new HiddenStyles();
  #isBody = false;
  #skipped = 0;
  #isHiddenSheet = false;
  #isHiddenRow = false;
  #row = 0;
  #column = 0;
  #repeatedRows = 1;
  #repeatedColumns = 1;
  #hiddenColumns = new Set<number>();
  #columns = 0;
  #cells: { readonly reference: string; readonly text: string }[] = [];
  #text: string | undefined;
  #invisible = 0;

  open(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || name === "annotation") this.#skipped += 1;
    else if (name === "body") this.#isBody = true;
    else if (!this.#isBody) this.#styles.open(name, attributes);
    else if (name === "table") this.#openSheet(attributes);
    else if (name === "table-column") this.#openColumn(attributes);
    else if (name === "table-row") {
      this.#repeatedRows = countOf(attributes, "number-rows-repeated");
      this.#isHiddenRow = isCollapsed(attributes);
      this.#column = 1;
      this.#cells = [];
    } else if (name === "table-cell" || name === "covered-table-cell") {
      this.#repeatedColumns = countOf(attributes, "number-columns-repeated");
      this.#text = "";
    } else if (name === "p" || name === "s" || name === "tab" || name === "line-break") {
      this.addText(" ");
    }
  }

  addText(text: string): void {
    if (this.#skipped === 0 && this.#text !== undefined) this.#text += text;
  }

  close(name: string): void {
    if (this.#skipped > 0) this.#skipped -= 1;
    else if (name === "table-cell" || name === "covered-table-cell") this.#closeCell();
    else if (name === "table-row") {
      const [first] = this.#cells;
      const line = this.#cells.map(({ text }) => text).join("\t");
      if (first) this.#collector.add(line, { cell: first.reference });
      this.#row += this.#repeatedRows;
    }
  }

  finish(): ReadText {
    const { characters, removed } = this.#collector;
    const parts = this.#collector.finish();
    return { parts, characters, removed, invisible: this.#invisible };
  }

  #openSheet(attributes: Attributes): void {
    this.#collector.begin({ sheet: attributes.get("name") ?? "" });
    this.#isHiddenSheet = this.#styles.has(attributes);
    this.#row = 1;
    this.#columns = 0;
    this.#hiddenColumns = new Set();
  }

  #openColumn(attributes: Attributes): void {
    const count = countOf(attributes, "number-columns-repeated");
    if (isCollapsed(attributes)) {
      for (let at = 1; at <= Math.min(count, mostColumns); at++) {
        this.#hiddenColumns.add(this.#columns + at);
      }
    }
    this.#columns += count;
  }

  /** A cell that is repeated says the same again: it is written once. */
  #closeCell(): void {
    const text = (this.#text ?? "").replace(/\s+/g, " ").trim();
    const isHidden =
      this.#isHiddenSheet || this.#isHiddenRow || this.#hiddenColumns.has(this.#column);
    if (isHidden) this.#invisible += text.length;
    else if (text !== "") {
      this.#cells.push({ reference: columnName(this.#column) + this.#row, text });
    }
    this.#text = undefined;
    this.#column += this.#repeatedColumns;
  }
}

/** As many as a sheet of a spreadsheet program has */
const mostColumns = 16_384;

function countOf(attributes: Attributes, name: string): number {
  const count = Number(attributes.get(name) ?? 1);
  return Number.isSafeInteger(count) && count > 0 ? Math.min(count, 1_048_576) : 1;
}

function isCollapsed(attributes: Attributes): boolean {
  return ["collapse", "filter"].includes(attributes.get("visibility") ?? "");
}
