import type { Box, Place, TextLine, TextPart } from "@tc/documents";
import { sanitiseLine } from "./sanitise-line.ts";

/** Gathers the lines of a document part by part, each in its clean spelling; empty parts are left out. */
export class TextCollector {
  readonly #parts: TextPart[] = [];
  #lines: TextLine[] = [];
  #place: Place;
  /** Characters that nobody sees */
  removed = 0;
  characters = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  add(text: string, { box, cell }: { readonly box?: Box; readonly cell?: string } = {}): void {
    const line = sanitiseLine(text);
    this.removed += line.removed;
    if (line.text.trim() === "") return;
    this.characters += line.text.length;
    this.#lines.push({ text: line.text, ...(box && { box }), ...(cell && { cell }) });
  }

  /** What follows stands there. */
  begin(place: Place): void {
    this.#close();
    this.#place = place;
  }

  finish(): TextPart[] {
    this.#close();
    return this.#parts;
  }

  #close(): void {
    if (this.#lines.length > 0) this.#parts.push({ place: this.#place, lines: this.#lines });
    this.#lines = [];
  }
}
