import type { Box, Place, TextLine, TextPart } from "@tc/documents";
import { DocumentError } from "../document-error.ts";
import { documentLimits } from "../document-limits.ts";
import { sanitiseLine } from "./sanitise-line.ts";

/** Longer ones are cut into several: what reads a line should not meet megabytes. */
const lineCharacters = 10_000;
const headingCharacters = 200;
const mostCharacters = documentLimits.callPages * documentLimits.charactersPerPage;

/** Gathers the lines of a document part by part, each in its clean spelling; empty parts are left out. */
export class TextCollector {
  readonly #parts: TextPart[] = [];
  #lines: TextLine[] = [];
  #place: Place;
  /** How many invisible characters were taken out */
  removed = 0;
  characters = 0;

  constructor(place: Place) {
    this.#place = place;
  }

  add(text: string, where: { readonly box?: Box; readonly cell?: string } = {}): void {
    for (let at = 0; at < text.length; at += lineCharacters) {
      this.#addLine(text.slice(at, at + lineCharacters), where);
    }
  }

  #addLine(text: string, { box, cell }: { readonly box?: Box; readonly cell?: string }): void {
    const line = sanitiseLine(text);
    this.removed += line.removed;
    if (line.text.trim() === "") return;
    this.characters += line.text.length;
    if (this.characters > mostCharacters) throw new DocumentError("too-many-pages");
    this.#lines.push({ text: line.text, ...(box && { box }), ...(cell && { cell }) });
  }

  /** What follows stands there. */
  begin(place: Place): void {
    this.#close();
    this.#place = place;
  }

  beginHeading(text: string): void {
    this.begin({ heading: sanitiseLine(text).text.slice(0, headingCharacters) });
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
