import fc from "fast-check";
import { expect, test } from "vitest";
import { typedName } from "./typed-name.ts";

test.each([
  ["Nordlicht Kommunikation GmbH", "Nordlicht Kommunikation GmbH"],
  ["Dr. Erika Muster-Østergård", "Dr. Erika Muster-Østergård"],
  ["A.B. & Söhne", "A. B. & Söhne"],
  ["Gewinn: https://boese.example/x", "Gewinn: https: boese. example/x"],
  ["www.boese.example", "www. boese. example"],
  ["BOESE.example/bonus", "BOESE. example/bonus"],
  ["kasse@boese.example", "kasse@boese. example"],
  ["boese\u3002example", "boese. example"],
  ["boese\uFF0Eexample", "boese. example"],
  ["boese.\u200Bexample", "boese. example"],
  ["Zeile\r\nzwei\u2028drei", "Zeile zwei drei"],
])("a name that looks like a link loses the look: %j", (typed, shown) => {
  expect(typedName(typed)).toBe(shown);
});

test("a message in a name's place is cut short", () => {
  const shown = typedName(
    "Ihr Konto wurde gesperrt, rufen Sie bitte sofort unsere Nummer an und bezahlen",
  );
  expect(shown).toBe("Ihr Konto wurde gesperrt, rufen Sie bitte sofort unsere Num…");
  expect(shown).toHaveLength(60);
});

test("nothing typed comes out as a link, too long or on two lines", () => {
  const unit = fc.constantFrom(
    ..."aü9.:/-@_ \n\u200B\u3002\uFF0E\uFF61".split(""),
    "🦊",
    "://",
    "www.",
  );
  fc.assert(
    fc.property(fc.string({ unit, maxLength: 120 }), (typed) => {
      const shown = typedName(typed);
      expect(shown).not.toMatch(/:\/\/|\.[^\s\p{P}]|\n/u);
      expect(Array.from(shown).length).toBeLessThanOrEqual(60);
      expect(typedName(shown)).toBe(shown);
    }),
    { numRuns: 500 },
  );
});
