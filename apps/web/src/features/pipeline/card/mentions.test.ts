import { expect, test } from "vitest";
import { insertMention, matchingMembers, mentionAt, mentionedMembers, pieces } from "./mentions";

const lena = { id: "1", name: "Lena Musterfrau" };
const lenaMarie = { id: "2", name: "Lena Musterfrau-Groß" };
const tarek = { id: "3", name: "Tarek Beispiel" };
const members = [lena, lenaMarie, tarek];

test("names are offered after the first letter, and not in the middle of a word", () => {
  expect(mentionAt("fragt @", 7)).toBeUndefined();
  expect(mentionAt("fragt @le", 9)).toEqual({ text: "le", start: 6 });
  expect(mentionAt("post@le", 7)).toBeUndefined();
  expect(mentionAt("fragt @le jetzt", 15)).toBeUndefined();
});

test("either name of a member leads to it", () => {
  expect(matchingMembers(members, "bei")).toEqual([tarek]);
  expect(matchingMembers(members, "LENA")).toEqual([lena, lenaMarie]);
});

test("a chosen name takes the place of what was typed", () => {
  const text = "fragt @le bitte";
  const mention = mentionAt(text, 9);
  expect(mention && insertMention(text, mention, lena.name)).toEqual({
    text: "fragt @Lena Musterfrau bitte",
    caret: 23,
  });
});

test("of two names that begin alike the longer one is meant", () => {
  const text = "@Lena Musterfrau-Groß und @Tarek Beispiel, nicht @Lena Musterfraus";
  expect(mentionedMembers(text, members)).toEqual([lenaMarie, tarek]);
  expect(pieces(text, members).map((piece) => piece.text)).toEqual([
    "@Lena Musterfrau-Groß",
    " und ",
    "@Tarek Beispiel",
    ", nicht @Lena Musterfraus",
  ]);
});
