/**
 * A drawn letter in points of the page from its upper left corner, y downwards. The axes are turned with the text: u
 * runs along its line, v across to the next line.
 */
export interface Glyph {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly baseline: number;
  readonly size: number;
  /** Quarter turns of the line, clockwise */
  readonly turn: number;
  /** Of a form field or a comment: drawn over the page, after it */
  readonly isOverlay: boolean;
}

/** A line drawn on the page: a border of a table. */
export interface Rule {
  readonly at: number;
  readonly from: number;
  readonly to: number;
}

export interface DrawnPage {
  readonly glyphs: readonly Glyph[];
  readonly horizontal: readonly Rule[];
  readonly vertical: readonly Rule[];
  /** How many letters a reader of the page cannot see */
  readonly invisible: number;
  readonly hasPicture: boolean;
}
