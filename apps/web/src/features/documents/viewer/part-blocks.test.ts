import { expect, test } from "vitest";
import { blocksOf, stretchOf } from "./part-blocks";
import type { QuoteTone } from "./part-blocks";
import { markedStretches } from "./quote-marks";

const lines = [
  "6 Zuschlagskriterien",
  "Maßgeblich sind:",
  "Konzept\t60 %",
  "Preis\t40 %",
  "Ende der Liste",
];
type Quoted = readonly [quote: string, tone: QuoteTone];
const marked = (...quotes: readonly Quoted[]) => {
  const marks = quotes.map(([quote, tone]) => ({
    documentId: "a",
    place: { page: 1 },
    quote,
    tone,
  }));
  return blocksOf(lines, markedStretches(lines, marks));
};
const marksOf = (...quotes: readonly Quoted[]) =>
  marked(...quotes).flatMap((block) =>
    (block.kind === "text" ? [block.pieces] : block.rows.flat())
      .flat()
      .flatMap(({ text, tone }) => (tone ? [`${tone}: ${text}`] : [])),
  );
const words = (quote: string) =>
  marksOf([quote, "active"]).map((text) => text.replace("active: ", ""));

test("rows with tabs become a table between the lines around them", () => {
  const plain = (text: string) => [{ text, tone: undefined }];
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
  const text = marked(["sind:\nKonzept", "active"]).map((block) =>
    block.kind === "text"
      ? block.pieces.map((piece) => piece.text).join("")
      : block.rows
          .map((row) => row.map((cell) => cell.map((piece) => piece.text).join("")).join("\t"))
          .join("\n"),
  );
  expect(text.join("\n")).toBe(lines.join("\n"));
  expect(blocksOf([])).toEqual([]);
});

test("several quotes are marked, and the one that was looked up counts where they overlap", () => {
  expect(
    marksOf(
      ["Konzept\t60 %", "active"],
      ["Maßgeblich sind:\nKonzept", "answer"],
      ["Ende", "further"],
    ),
  ).toEqual(["answer: Maßgeblich sind:", "active: Konzept", "active: 60 %", "further: Ende"]);
});
