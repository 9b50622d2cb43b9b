import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { DrawnPage } from "./glyph.ts";
import { GlyphPen } from "./glyph-pen.ts";
import { matrixOf, multiply } from "./matrix.ts";
import type { Matrix } from "./matrix.ts";
import { RulePen } from "./rule-pen.ts";
import { firstState, moveText, setTextMatrix } from "./text-state.ts";
import type { Font, TextState } from "./text-state.ts";

export interface PageOperators {
  readonly fnArray: readonly number[];
  readonly argsArray: readonly (readonly unknown[] | null)[];
}

export interface PageFrame {
  /** Of the page's space to points from the upper left corner of its crop box */
  readonly transform: Matrix;
  readonly width: number;
  readonly height: number;
  fontOf(name: unknown): Font | undefined;
  /** Whether a layer (optional content) is shown */
  isShown(layer: unknown): boolean;
}

/** Deeper than any real page */
const mostStates = 1_000;
/** A scan fills its page; a logo does not. */
const pictureShare = 0.2;

/** Follows the operators of a page as a printer would and notes each letter and border it draws. */
export function drawPage({ fnArray, argsArray }: PageOperators, frame: PageFrame): DrawnPage {
  let state = firstState(frame.transform);
  const stack: { readonly state: TextState; readonly paints: number }[] = [];
  /** Marked contents that are open, and whether each is shown */
  const layers: boolean[] = [];
  const glyphs = new GlyphPen(frame.width, frame.height);
  const rules = new RulePen();
  let overlays = 0;
  let paints = 0;
  let pictureArea = 0;

  const save = () => {
    if (stack.length < mostStates) stack.push({ state: { ...state }, paints });
  };
  const restore = () => {
    const saved = stack.pop();
    if (!saved) return;
    // The library leaves pictures out (`maxImageSize`): what remains of one is its place, with nothing painted there.
    if (saved.paints === paints && saved.state.ctm !== state.ctm) pictureArea += areaOf(state.ctm);
    state = saved.state;
  };

  for (const [index, operator] of fnArray.entries()) {
    const args = argsArray[index] ?? [];
    const number = Number(args[0]);
    switch (operator) {
      case OPS.save:
      case OPS.beginGroup:
        save();
        break;
      case OPS.restore:
      case OPS.endGroup:
      case OPS.paintFormXObjectEnd:
        restore();
        break;
      case OPS.transform:
        state.ctm = multiply(state.ctm, matrixOf(args));
        break;
      case OPS.paintFormXObjectBegin:
        save();
        if (args[0]) state.ctm = multiply(state.ctm, matrixOf(args[0]));
        break;
      case OPS.beginAnnotation:
        save();
        overlays += 1;
        state = firstState(
          multiply(multiply(frame.transform, matrixOf(args[2])), matrixOf(args[3])),
        );
        break;
      case OPS.endAnnotation:
        overlays -= 1;
        restore();
        break;
      case OPS.beginMarkedContent:
        layers.push(true);
        break;
      case OPS.beginMarkedContentProps:
        layers.push(args[0] !== "OC" || frame.isShown(args[1]));
        break;
      case OPS.endMarkedContent:
        layers.pop();
        break;
      case OPS.setGState:
        for (const [key, value] of (args[0] ?? []) as [string, unknown][]) {
          if (key === "ca") state.fillAlpha = Number(value);
          if (key === "Font") setFont(state, frame, value as unknown[]);
        }
        break;
      case OPS.beginText:
        setTextMatrix(state, [1, 0, 0, 1, 0, 0]);
        break;
      case OPS.setFont:
        setFont(state, frame, args);
        break;
      case OPS.setCharSpacing:
        state.charSpacing = number;
        break;
      case OPS.setWordSpacing:
        state.wordSpacing = number;
        break;
      case OPS.setHScale:
        state.horizontalScale = number / 100;
        break;
      case OPS.setLeading:
        state.leading = -number;
        break;
      case OPS.setTextRise:
        state.rise = number;
        break;
      case OPS.setTextRenderingMode:
        state.renderMode = number;
        break;
      case OPS.setTextMatrix:
        setTextMatrix(
          state,
          matrixOf(Array.isArray(args[0]) || ArrayBuffer.isView(args[0]) ? args[0] : args),
        );
        break;
      case OPS.moveText:
        moveText(state, number, Number(args[1]));
        break;
      case OPS.setLeadingMoveText:
        state.leading = Number(args[1]);
        moveText(state, number, Number(args[1]));
        break;
      case OPS.nextLine:
        moveText(state, 0, state.leading);
        break;
      case OPS.showText:
        paints += 1;
        glyphs.show(state, args[0], {
          isOverlay: overlays > 0,
          isShown: layers.every(Boolean),
        });
        break;
      case OPS.constructPath:
        paints += 1;
        rules.draw(state.ctm, args);
        break;
      case OPS.shadingFill:
        paints += 1;
        break;
    }
  }
  return {
    glyphs: glyphs.glyphs,
    invisible: glyphs.invisible,
    horizontal: rules.horizontal,
    vertical: rules.vertical,
    hasPicture: pictureArea > pictureShare * frame.width * frame.height,
  };
}

/** Of the unit square, in which PDF draws pictures. */
function areaOf([a, b, c, d]: Matrix): number {
  return Math.abs(a * d - b * c);
}

function setFont(state: TextState, frame: PageFrame, [name, size]: readonly unknown[]): void {
  state.font = frame.fontOf(name);
  state.fontSize = Number(size);
}
