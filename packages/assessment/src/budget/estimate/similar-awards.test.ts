import { expect, test } from "vitest";
import { createSimilarAwards } from "./similar-awards.ts";

const awards = [
  { title: "Druck von Broschüren", cpv: "79810000", months: 12 },
  { title: "Imagekampagne für den Nahverkehr", cpv: "79341400", months: 12 },
  { title: "Nahverkehrskampagne", cpv: "79341400", months: 48 },
  { title: "Reinigung von Schulen", cpv: "90911200" },
];
const similar = createSimilarAwards(awards);

test("the nearest share words, agency sector and duration, best first", () => {
  const neighbours = similar.nearest(
    { title: "Kampagne Nahverkehr", cpv: "79341400", months: 12 },
    3,
  );
  expect(neighbours.map(({ at }) => at)).toEqual([1, 2, 0]);
  expect(neighbours.map(({ similarity }) => similarity)).toEqual(
    neighbours.map(({ similarity }) => similarity).toSorted((a, b) => b - a),
  );
});

test("the same award is fully alike", () => {
  expect(similar.nearest(awards[1]!, 1)).toEqual([{ at: 1, similarity: expect.closeTo(1, 10) }]);
});

test("what is not allowed is not found", () => {
  const neighbours = similar.nearest(awards[1]!, 4, (at) => at !== 1);
  expect(neighbours.map(({ at }) => at)).not.toContain(1);
});

test("without title and code nothing is alike", () => {
  expect(similar.nearest({ cpv: "" }, 3)).toEqual([]);
});

test("equally similar ones keep the order of the list", () => {
  const twins = createSimilarAwards([awards[0]!, awards[0]!, awards[0]!]);
  expect(twins.nearest(awards[0]!, 2).map(({ at }) => at)).toEqual([0, 1]);
});
