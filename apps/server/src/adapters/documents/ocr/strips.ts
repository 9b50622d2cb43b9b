import type { Raster, Strip } from "./raster.ts";

/** Darker is ink. */
const lightestInk = 127;
/** Rows without letters between two lines of text, two points high */
const leastGap = 5;
/** Higher than a letter of running text: a border of a table, which a cut may cross */
const leastBorder = 40;
const widestBorder = 8;
const mostBorders = 40;
/** Dots a row: the dust on a scanner's glass */
const mostDust = 4;

/**
 * The page in two strips with about as much ink each, parted between two lines of text; the whole page where no such
 * place is (a page that lies askew).
 */
export function halvesOf(raster: Raster): readonly Strip[] {
  const inkAbove = [0];
  for (let y = 0; y < raster.height; y++) inkAbove.push((inkAbove[y] ?? 0) + inkOf(raster.row(y)));
  const half = (inkAbove.at(-1) ?? 0) / 2;
  const distance = (y: number) => Math.abs((inkAbove[y] ?? 0) - half);
  const cuts = gapsOf(raster).map(({ top, bottom }) => (top + bottom) >> 1);
  const [cut] = cuts.sort((a, b) => distance(a) - distance(b));
  if (cut === undefined) return [raster.whole];
  return [
    { top: 0, bottom: cut },
    { top: cut, bottom: raster.height },
  ];
}

function inkOf(row: Uint8Array): number {
  let ink = 0;
  for (const dot of row) if (dot <= lightestInk) ink += 1;
  return ink;
}

/** Between two lines of text: margins are none. */
function gapsOf(raster: Raster): Strip[] {
  const gaps: Strip[] = [];
  let top = 0;
  for (let y = 0; y < raster.height; y++) {
    if (!hasLetters(raster, y)) continue;
    if (top > 0 && y - top >= leastGap) gaps.push({ top, bottom: y });
    top = y + 1;
  }
  return gaps;
}

function hasLetters(raster: Raster, y: number): boolean {
  let [dust, borders, stroke] = [0, 0, 0];
  const row = raster.row(y);
  for (let x = 0; x <= row.length; x++) {
    if ((row[x] ?? 255) <= lightestInk) {
      stroke += 1;
      continue;
    }
    if (stroke > widestBorder) return true;
    if (stroke > 0 && isBorder(raster, x - 1, y)) borders += 1;
    else dust += stroke;
    if (dust > mostDust || borders > mostBorders) return true;
    stroke = 0;
  }
  return false;
}

/** Whether a stroke at this dot goes up and down further than a letter does. */
function isBorder(raster: Raster, x: number, y: number): boolean {
  const isInk = (row: number) => (raster.row(row)[x] ?? 255) <= lightestInk;
  let [top, bottom] = [y, y];
  while (top > 0 && bottom - top < leastBorder && isInk(top - 1)) top -= 1;
  while (bottom + 1 < raster.height && bottom - top < leastBorder && isInk(bottom + 1)) bottom += 1;
  return bottom - top >= leastBorder;
}
