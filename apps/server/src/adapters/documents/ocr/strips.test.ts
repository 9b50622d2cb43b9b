import { expect, test } from "vitest";
import { Raster } from "./raster.ts";
import { halvesOf } from "./strips.ts";

type Block = readonly [left: number, top: number, right: number, bottom: number];

/** A page of 400 by 400 dots with black blocks on it. */
function pageWith(blocks: readonly Block[]): Raster {
  const grey = new Uint8Array(400 * 400).fill(255);
  for (const [left, top, right, bottom] of blocks) {
    for (let y = top; y < bottom; y++) grey.fill(0, y * 400 + left, y * 400 + right);
  }
  const raster = new Raster(144, 144);
  const matrix = [144, 0, 0, -144, 0, 144] as const;
  raster.draw({ matrix, width: 400, height: 400, grey, isStencil: false });
  return raster;
}

const lines = (tops: readonly number[]): Block[] => tops.map((top) => [50, top, 350, top + 20]);
const cutOf = (raster: Raster) => halvesOf(raster).map(({ top, bottom }) => `${top}-${bottom}`);

test("a page is cut between the two lines that part its letters most evenly", () => {
  expect(cutOf(pageWith(lines([100, 130, 160, 190])))).toEqual(["0-155", "155-400"]);
  // The upper half of the page holds three of four lines.
  expect(cutOf(pageWith(lines([20, 50, 80, 360])))).toEqual(["0-75", "75-400"]);
});

test("a cut may cross the borders of a table, and dust, but no letter", () => {
  const borders: Block[] = [
    [40, 90, 43, 220],
    [200, 90, 203, 220],
  ];
  const dust: Block[] = [[10, 150, 12, 160]];
  expect(cutOf(pageWith([...lines([100, 130, 160, 190]), ...borders, ...dust]))).toEqual([
    "0-155",
    "155-400",
  ]);
  const letter: Block[] = [[10, 145, 20, 165]];
  expect(cutOf(pageWith([...lines([100, 130, 160, 190]), ...letter]))).toEqual([
    "0-125",
    "125-400",
  ]);
});

test("a page of one line, without letters or without a gap stays whole", () => {
  for (const blocks of [lines([100]), [], [[50, 100, 350, 300] as const]]) {
    expect(cutOf(pageWith(blocks))).toEqual(["0-400"]);
  }
});
