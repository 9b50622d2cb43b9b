import { expect, test } from "vitest";
import { letterText } from "./letter-text";

test("the copied letter has its paragraphs, and its gaps in brackets", () => {
  const text = letterText([
    { kind: "paragraph", words: [{ text: "An die " }, { text: "Stadt Kiel", from: "data" }] },
    { kind: "heading", words: [{ text: "Antrag" }] },
    { kind: "paragraph", words: [{ text: "Name", from: "gap" }, { text: ", Agentur" }] },
  ]);
  expect(text).toBe("An die Stadt Kiel\n\nAntrag\n\n[Name], Agentur");
});
