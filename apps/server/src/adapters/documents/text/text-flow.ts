import type { TextPart } from "@tc/documents";
import type { ReadText } from "../read-text.ts";
import { TextCollector } from "./text-collector.ts";

/** Paragraphs, headings and tables of a text document, in the order in which they are written. */
export class TextFlow {
  readonly #collector = new TextCollector({ heading: "" });
  /** Paragraphs that are open: a text box stands in one. */
  readonly #paragraphs: string[] = [];
  /** Cells of the rows that are open, each with its paragraphs: a table may stand in a cell. */
  readonly #rows: string[][][] = [];
  /** Letters that the document hides */
  invisible = 0;

  openParagraph(): void {
    this.#paragraphs.push("");
  }

  addText(text: string, isHidden = false): void {
    const last = this.#paragraphs.length - 1;
    if (last < 0) return;
    if (isHidden) this.invisible += text.trim().length;
    else this.#paragraphs[last] += text;
  }

  closeParagraph(isHeading: boolean): void {
    const text = this.#paragraphs.pop() ?? "";
    const cell = this.#rows.at(-1)?.at(-1);
    if (cell) {
      cell.push(text);
      return;
    }
    // A heading is the first line of what stands under it.
    if (isHeading && text.trim() !== "") this.#collector.beginHeading(text);
    for (const line of text.split("\n")) this.#collector.add(line);
  }

  openRow(): void {
    this.#rows.push([]);
  }

  openCell(): void {
    this.#rows.at(-1)?.push([]);
  }

  closeRow(): void {
    const cells = this.#rows.pop() ?? [];
    const texts = cells.map((paragraphs) => paragraphs.join(" ").replace(/\s+/g, " ").trim());
    const outer = this.#rows.at(-1)?.at(-1);
    if (outer) outer.push(texts.join(" "));
    else this.#collector.add(texts.join("\t").trimEnd());
  }

  finish(): ReadText {
    const parts: TextPart[] = this.#collector.finish();
    const { characters, removed } = this.#collector;
    return { parts, characters, removed, invisible: this.invisible };
  }
}
