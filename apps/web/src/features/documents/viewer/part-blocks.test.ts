import { expect, test } from "vitest";
import { blocksOf, stretchOf } from "./part-blocks";

const lines = [
  "6 Zuschlagskriterien",
  "Maßgeblich sind:",
  "Konzept\t60 %",
  "Preis\t40 %",
  "Ende der Liste",
];
const words = (quote: string) =>
  blocksOf(lines, stretchOf(lines, quote)).flatMap((block) =>
    (block.kind === "text" ? [block.pieces] : block.rows.flat())
      .flat()
      .flatMap(({ text, isMarked }) => (isMarked ? [text] : [])),
  );

test("rows with tabs become a table between the lines around them", () => {
  const plain = (text: string) => [{ text, isMarked: false }];
  expect(blocksOf(lines)).toEqual([
    { kind: "text", pieces: plain("6 Zuschlagskriterien\nMaßgeblich sind:") },
    {
      kind: "table",
      rows: [
        [plain("Konzept"), plain("60 %")],
        [plain("Preis"), plain("40 %")],
      ],
    },
    { kind: "text", pieces: plain("Ende der Liste") },
  ]);
});

test("a quote is marked over line ends and cells, and nothing else is", () => {
  expect(words("Maßgeblich sind:\nKonzept\t60 %")).toEqual(["Maßgeblich sind:", "Konzept", "60 %"]);
  expect(words("40 %\nEnde")).toEqual(["40 %", "Ende"]);
  expect(words("riterien\nMaß")).toEqual(["riterien\nMaß"]);
});

test("a quote that is not there marks nothing", () => {
  expect(stretchOf(lines, "Angebotsfrist")).toBeUndefined();
  expect(stretchOf(lines, "")).toBeUndefined();
  expect(words("Angebotsfrist")).toEqual([]);
});

test("no letter of a part is lost, and an empty part has none", () => {
  const text = blocksOf(lines, stretchOf(lines, "sind:\nKonzept")).map((block) =>
    block.kind === "text"
      ? block.pieces.map((piece) => piece.text).join("")
      : block.rows
          .map((row) => row.map((cell) => cell.map((piece) => piece.text).join("")).join("\t"))
          .join("\n"),
  );
  expect(text.join("\n")).toBe(lines.join("\n"));
  expect(blocksOf([])).toEqual([]);
});
