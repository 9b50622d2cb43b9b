import { expect, test } from "vitest";
import { listNewerMigrations } from "./migration-history.ts";

const ours = ["0100_schema", "0101_marks", "0102_offers"];

test.each([[[]], [["0100_schema"]], [ours]])(
  "a database that has our migrations up to some point is brought on: %j",
  (made) => {
    expect(listNewerMigrations(ours, made)).toEqual([]);
  },
);

test("names after all of ours are those of a newer release", () => {
  const newer = ["0103_boards", "0200_checks"];
  expect(listNewerMigrations(ours, [...ours, ...newer])).toEqual(newer);
});

test.each([
  [["0001_notices", "0002_search"]],
  [["0001_notices", "0200_later"]],
  // After a later fold: its first schema does not hold what this release needs.
  [["0900_schema"]],
])("a database with none of our migrations has a different history: %j", (made) => {
  expect(() => listNewerMigrations(ours, made)).toThrow(
    expect.objectContaining({ kind: "foreign", message: expect.stringContaining(made[0] ?? "") }),
  );
});

test.each([
  ["one of ours is missing in the middle", ["0100_schema", "0102_offers"], "0102_offers"],
  ["our first is missing", ["0101_marks", "0102_offers"], "0101_marks"],
  ["a name has changed", ["0100_schema", "0101_labels", "0102_offers"], "0101_labels"],
  ["a name has changed at the end", ["0100_schema", "0101_marks", "0102_x"], "0102_x"],
  ["a newer one stands where ours is missing", ["0100_schema", "0101_marks", "0103_x"], "0103_x"],
  ["an older name came in late", [...ours, "0101_x"], "0101_x"],
  ["a newer one before an older one", [...ours, "0103_x", "0099_x"], "0099_x"],
  ["ours were made in a different order", ["0101_marks", "0100_schema"], "0101_marks"],
])("a damaged history is refused with the place: %s", (_case, made, place) => {
  expect(() => listNewerMigrations(ours, made)).toThrow(
    expect.objectContaining({ kind: "broken", message: expect.stringContaining(place) }),
  );
});
