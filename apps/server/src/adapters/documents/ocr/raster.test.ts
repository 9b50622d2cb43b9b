import { expect, test } from "vitest";
import type { Matrix } from "../pdf/matrix.ts";
import { Raster } from "./raster.ts";

/** A picture of four dots, black above left, drawn over a page of 7.2 points: 20 dots. */
function corners(matrix: Matrix, isStencil = false): string {
  const raster = new Raster(7.2, 7.2);
  const grey = Uint8Array.of(0, 255, 255, 100);
  raster.draw({ matrix, width: 2, height: 2, grey, isStencil });
  const pgm = raster.toPgm();
  const dots = pgm.subarray(pgm.length - 400);
  return [dots[0], dots[19], dots[380], dots[399]].join(" ");
}

test("a picture stands on the page as its matrix says: upright, upside down, turned", () => {
  expect(corners([7.2, 0, 0, -7.2, 0, 7.2])).toBe("0 255 255 100");
  expect(corners([7.2, 0, 0, 7.2, 0, 0])).toBe("255 100 0 255");
  expect(corners([0, 7.2, 7.2, 0, 0, 0])).toBe("255 0 100 255");
});

test("of a stencil the white dots leave what is below, and a picture without area draws nothing", () => {
  expect(corners([7.2, 0, 0, -7.2, 0, 7.2], true)).toBe("0 255 255 100");
  expect(corners([0, 0, 0, 0, 0, 0])).toBe("255 255 255 255");
});

test("a page as large as a wall keeps a raster of moderate size", () => {
  const { width, height } = new Raster(10_000, 20_000);
  expect(width * height).toBeLessThan(16_100_000);
});
