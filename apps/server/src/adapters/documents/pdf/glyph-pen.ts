import { DocumentError } from "../document-error.ts";
import type { Glyph } from "./glyph.ts";
import { multiply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import type { TextState } from "./text-state.ts";

/** A full page of small print has some 8,000. */
const mostGlyphs = 200_000;
/** Smaller letters are not there to be read; the small print of contracts has 5 points. */
const smallestSize = 3;

interface ShownGlyph {
  readonly unicode: string;
  readonly width: number;
  readonly isSpace: boolean;
}

/** Places the letters of "show text" operators on the page. It counts letters that a reader cannot see and leaves them out. */
export class GlyphPen {
  readonly glyphs: Glyph[] = [];
  invisible = 0;
  readonly #width: number;
  readonly #height: number;

  constructor(width: number, height: number) {
    this.#width = width;
    this.#height = height;
  }

  show(
    state: TextState,
    shown: unknown,
    { isOverlay, isShown }: { readonly isOverlay: boolean; readonly isShown: boolean },
  ): void {
    if (!Array.isArray(shown)) return;
    const { font, fontSize, horizontalScale, charSpacing, wordSpacing } = state;
    const advance = fontSize * (font?.matrix[0] ?? 0.001);
    const matrix = multiply(state.ctm, state.textMatrix);
    const isDrawn =
      isShown && state.renderMode !== 3 && state.renderMode !== 7 && state.fillAlpha > 0;
    const size = this.#sizeOf(matrix, state, shown);
    for (const item of shown as (ShownGlyph | number | null)[]) {
      if (item === null) continue;
      if (typeof item === "number") {
        state.x -= ((item * fontSize) / 1_000) * horizontalScale;
        continue;
      }
      const from = state.x;
      state.x += (item.width || 0) * advance * horizontalScale;
      if (typeof item.unicode === "string" && item.unicode.trim() !== "") {
        this.#place(item.unicode, matrix, from, state.x, state.y + state.rise, {
          isOverlay,
          isDrawn,
          size,
        });
      }
      state.x += (charSpacing + (item.isSpace ? wordSpacing : 0)) * horizontalScale;
    }
  }

  #place(
    text: string,
    [a, b, c, d, e, f]: Matrix,
    from: number,
    to: number,
    y: number,
    { isOverlay, isDrawn, size }: { isOverlay: boolean; isDrawn: boolean; size: number },
  ): void {
    const left = a * from + c * y + e;
    const top = b * from + d * y + f;
    const right = a * to + c * y + e;
    const bottom = b * to + d * y + f;
    const middle = (left + right) / 2;
    const height = (top + bottom) / 2;
    const isInside =
      middle >= 0 && middle <= this.#width && height >= 0 && height <= this.#height + size / 2;
    if (!isDrawn || !isInside || size < smallestSize) {
      this.invisible += 1;
      return;
    }
    if (this.glyphs.length >= mostGlyphs) throw new DocumentError("too-slow");
    const turn = turnOf(a, b);
    const [start, baseline] = turned(left, top, turn);
    const [end] = turned(right, bottom, turn);
    this.glyphs.push({
      text,
      start: Math.min(start, end),
      end: Math.max(start, end),
      baseline,
      size,
      turn,
      isOverlay,
    });
  }

  /** Letters of Type 3 fonts may have any unit, so their width tells: on average half the size. */
  #sizeOf([a, b, c, d]: Matrix, { font, fontSize }: TextState, shown: readonly unknown[]): number {
    if (!font?.isType3) return Math.abs(fontSize) * Math.hypot(c, d);
    const widths = (shown as (ShownGlyph | number | null)[]).flatMap((item) =>
      item !== null && typeof item === "object" && item.width ? [Math.abs(item.width)] : [],
    );
    const mean = widths.reduce((sum, width) => sum + width, 0) / Math.max(1, widths.length);
    return 2 * mean * Math.abs(fontSize * font.matrix[0]) * Math.hypot(a, b);
  }
}

function turnOf(a: number, b: number): number {
  return ((Math.round(Math.atan2(b, a) / (Math.PI / 2)) % 4) + 4) % 4;
}

/** A point in axes that are turned by so many quarters. */
export function turned(x: number, y: number, turn: number): [number, number] {
  if (turn === 1) return [y, -x];
  if (turn === 2) return [-x, -y];
  if (turn === 3) return [-y, x];
  return [x, y];
}
