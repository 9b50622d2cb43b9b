import { expect, test } from "vitest";
import { sanitiseLine } from "./sanitise-line.ts";

test("characters that nobody sees leave a line and are counted", () => {
  const tags = String.fromCodePoint(0xe0069, 0xe0067);
  expect(sanitiseLine(`Um\u200bsatz \u202e1\u2066 Mio.${tags}\u0000`)).toEqual({
    text: "Umsatz 1 Mio.",
    removed: 6,
  });
});

test("ligatures, odd blanks and symbol fonts become ordinary characters", () => {
  expect(sanitiseLine("o\ufb00entlich\u00a0 am  1.\u2009Mai\t \uf0fe ja ").text).toBe(
    "offentlich am 1. Mai\t☑ ja",
  );
});

test("a soft hyphen at the end of a line stays visible", () => {
  expect(sanitiseLine("Öffent\u00adlichkeits\u00ad")).toEqual({
    text: "Öffentlichkeits-",
    removed: 1,
  });
});
