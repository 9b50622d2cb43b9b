import { describe, expect, test } from "vitest";
import { rowWindow, scrollToRow } from "./row-window";

describe("the rows that exist", () => {
  test("are those in view and a few around them", () => {
    expect(rowWindow(0, 600, 60, 500)).toEqual({ first: 0, end: 18 });
    expect(rowWindow(6_000, 600, 60, 500)).toEqual({ first: 92, end: 118 });
  });

  test("are never more than there are", () => {
    expect(rowWindow(0, 600, 60, 3)).toEqual({ first: 0, end: 3 });
    // The list became shorter while it was scrolled far down.
    expect(rowWindow(60_000, 600, 60, 3)).toEqual({ first: 3, end: 3 });
    expect(rowWindow(0, 600, 60, 0)).toEqual({ first: 0, end: 0 });
  });
});

describe("going to a row", () => {
  test("moves only as far as needed", () => {
    expect(scrollToRow(3, 0, 600, 60)).toBeUndefined();
    expect(scrollToRow(9, 0, 600, 60)).toBeUndefined();
    expect(scrollToRow(10, 0, 600, 60)).toBe(60);
    expect(scrollToRow(4, 300, 600, 60)).toBe(240);
  });
});
