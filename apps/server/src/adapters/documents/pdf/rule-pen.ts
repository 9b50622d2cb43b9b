import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { Rule } from "./glyph.ts";
import type { Matrix } from "./matrix.ts";

/** Shorter ones are strokes of a drawn letter or a bullet. */
const shortest = 5;
/** A page of a plan may have millions; a table has hundreds. */
const mostRules = 5_000;

/** Lengths of the operations in a path's data: move, line, curve, quadratic curve, close. */
const lengths = [2, 2, 6, 4, 0];

/** Notes the straight lines of paths that are painted: borders of tables. */
export class RulePen {
  readonly horizontal: Rule[] = [];
  readonly vertical: Rule[] = [];

  draw(matrix: Matrix, [paint, data]: readonly unknown[]): void {
    if (paint === OPS.endPath || !Array.isArray(data) || !ArrayBuffer.isView(data[0])) return;
    const path = data[0] as Float32Array;
    let [x, y, firstX, firstY] = [0, 0, 0, 0];
    for (let at = 0; at < path.length && this.#hasRoom();) {
      const operation = path[at] ?? 0;
      const length = lengths[operation];
      if (length === undefined) return;
      const toX = length === 0 ? firstX : (path[at + length - 1] ?? 0);
      const toY = length === 0 ? firstY : (path[at + length] ?? 0);
      if (operation === 0) [firstX, firstY] = [toX, toY];
      else if (operation === 1 || operation === 4) this.#line(matrix, x, y, toX, toY);
      [x, y] = [toX, toY];
      at += 1 + length;
    }
  }

  #hasRoom(): boolean {
    return this.horizontal.length + this.vertical.length < mostRules;
  }

  #line([a, b, c, d, e, f]: Matrix, x0: number, y0: number, x1: number, y1: number): void {
    const [left, top] = [a * x0 + c * y0 + e, b * x0 + d * y0 + f];
    const [right, bottom] = [a * x1 + c * y1 + e, b * x1 + d * y1 + f];
    const [width, height] = [Math.abs(right - left), Math.abs(bottom - top)];
    if (height < 1 && width >= shortest) {
      this.horizontal.push({ at: top, from: Math.min(left, right), to: Math.max(left, right) });
    } else if (width < 1 && height >= shortest) {
      this.vertical.push({ at: left, from: Math.min(top, bottom), to: Math.max(top, bottom) });
    }
  }
}
