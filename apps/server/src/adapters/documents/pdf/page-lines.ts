import { cellsOf } from "./cell.ts";
import type { DrawnPage } from "./glyph.ts";
import { linesOf } from "./lines.ts";
import type { PageLine } from "./lines.ts";

/** The lines of a page in reading order; what fields of a form hold joins the line beside which it stands. */
export function pageLines(page: DrawnPage): PageLine[] {
  const cells = cellsOf(page);
  const lines = linesOf(
    cells.filter(({ isOverlay }) => !isOverlay),
    page,
  );
  for (const field of linesOf(
    cells.filter(({ isOverlay }) => isOverlay),
    page,
  )) {
    addField(lines, field);
  }
  return lines;
}

function addField(lines: PageLine[], field: PageLine): void {
  const middle = field.box.y + field.box.height / 2;
  const beside = lines.findLast(
    ({ box }) =>
      middle > box.y - 2 && middle < box.y + box.height + 2 && box.x + box.width <= field.box.x + 2,
  );
  if (beside) {
    beside.text += `\t${field.text}`;
    beside.box = joined(beside.box, field.box);
    return;
  }
  const below = lines.findIndex(({ box }) => box.y > middle);
  lines.splice(below === -1 ? lines.length : below, 0, field);
}

function joined(a: PageLine["box"], b: PageLine["box"]): PageLine["box"] {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(a.x + a.width, b.x + b.width) - x,
    height: Math.max(a.y + a.height, b.y + b.height) - y,
  };
}
