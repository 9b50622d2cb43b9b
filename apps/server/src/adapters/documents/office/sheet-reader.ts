import type { TextCollector } from "../text/text-collector.ts";
import { walkXml } from "../xml/walk-xml.ts";
import type { Attributes } from "../xml/walk-xml.ts";
import { columnName, columnNumber } from "./column-name.ts";
import { numberText } from "./number-text.ts";

export interface SheetContext {
  readonly strings: readonly string[];
  readonly formats: readonly string[];
  readonly is1904: boolean;
  readonly isHidden: boolean;
}

interface OpenCell {
  readonly reference: string;
  readonly type: string;
  readonly style: number;
  readonly isHidden: boolean;
  text: string;
}

/** Reads one sheet (ECMA-376 part 1, 18.3): a line a row, its filled cells joined by tabs, values as they are shown. */
export class SheetReader {
  readonly #context: SheetContext;
  readonly #collector: TextCollector;
  readonly #hiddenColumns: { readonly from: number; readonly to: number }[] = [];
  #row = 0;
  #column = 0;
  #isHiddenRow = false;
  #cells: { readonly reference: string; readonly text: string }[] = [];
  #cell: OpenCell | undefined;
  #isText = false;
  /** Letters of cells that are not shown */
  invisible = 0;

  constructor(context: SheetContext, collector: TextCollector) {
    this.#context = context;
    this.#collector = collector;
  }

  read(bytes: Uint8Array): void {
    walkXml(bytes, {
      open: (name, attributes) => this.#open(name, attributes),
      close: (name) => this.#close(name),
      text: (text) => {
        if (this.#isText && this.#cell) this.#cell.text += text;
      },
    });
  }

  #open(name: string, attributes: Attributes): void {
    if (name === "col" && isTrue(attributes.get("hidden"))) {
      this.#hiddenColumns.push({
        from: Number(attributes.get("min")),
        to: Number(attributes.get("max")),
      });
    } else if (name === "row") {
      this.#row = Number(attributes.get("r") ?? this.#row + 1);
      this.#column = 0;
      this.#isHiddenRow = isTrue(attributes.get("hidden"));
      this.#cells = [];
    } else if (name === "c") this.#openCell(attributes);
    else if (name === "v" || name === "t") this.#isText = this.#cell !== undefined;
  }

  #openCell(attributes: Attributes): void {
    const written = attributes.get("r") ?? "";
    this.#column = columnNumber(written) ?? this.#column + 1;
    const column = this.#column;
    this.#cell = {
      reference: /^[A-Z]{1,3}\d{1,7}$/.test(written) ? written : columnName(column) + this.#row,
      type: attributes.get("t") ?? "n",
      style: Number(attributes.get("s") ?? 0),
      isHidden:
        this.#context.isHidden ||
        this.#isHiddenRow ||
        this.#hiddenColumns.some(({ from, to }) => column >= from && column <= to),
      text: "",
    };
  }

  #close(name: string): void {
    if (name === "v" || name === "t") this.#isText = false;
    else if (name === "c" && this.#cell) {
      const { reference, isHidden } = this.#cell;
      const text = this.#textOf(this.#cell).replace(/\s+/g, " ").trim();
      if (isHidden) this.invisible += text.length;
      else if (text !== "") this.#cells.push({ reference, text });
      this.#cell = undefined;
    } else if (name === "row") {
      const [first] = this.#cells;
      if (!first) return;
      const line = this.#cells.map(({ text }) => text).join("\t");
      this.#collector.add(line, { cell: first.reference });
    }
  }

  #textOf({ type, style, text }: OpenCell): string {
    const { strings, formats, is1904 } = this.#context;
    if (type === "s") return strings[Number(text)] ?? "";
    if (type === "b") return text === "1" ? "WAHR" : "FALSCH";
    if (type === "n" && text.trim() !== "" && Number.isFinite(Number(text))) {
      return numberText(Number(text), formats[style] ?? "General", is1904);
    }
    return text;
  }
}

function isTrue(value: string | undefined): boolean {
  return value === "1" || value === "true";
}
