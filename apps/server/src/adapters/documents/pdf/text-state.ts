import type { Matrix } from "./matrix.ts";
import { identity } from "./matrix.ts";

export interface Font {
  readonly matrix: Matrix;
  readonly isType3: boolean;
}

/** What the operators of a page have set so far (ISO 32000-2, 8.4 and 9.3). */
export interface TextState {
  ctm: Matrix;
  textMatrix: Matrix;
  x: number;
  y: number;
  lineX: number;
  lineY: number;
  font: Font | undefined;
  fontSize: number;
  charSpacing: number;
  wordSpacing: number;
  horizontalScale: number;
  leading: number;
  rise: number;
  renderMode: number;
  fillAlpha: number;
}

export function firstState(ctm: Matrix): TextState {
  return {
    ctm,
    textMatrix: identity,
    x: 0,
    y: 0,
    lineX: 0,
    lineY: 0,
    font: undefined,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    horizontalScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
    fillAlpha: 1,
  };
}

export function setTextMatrix(state: TextState, matrix: Matrix): void {
  state.textMatrix = matrix;
  state.x = state.y = state.lineX = state.lineY = 0;
}

export function moveText(state: TextState, x: number, y: number): void {
  state.x = state.lineX += x;
  state.y = state.lineY += y;
}
