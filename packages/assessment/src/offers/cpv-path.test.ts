import { expect, test } from "vitest";
import { cpvPath, comparisonSector } from "./cpv-path.ts";

const keys = (cpv: string): string[] => cpvPath(cpv).map(({ key }) => key);

test("agency work runs through its agency sector, other work through its division", () => {
  expect(keys("79822500")).toEqual([
    "agencies",
    "agencySector design",
    "design 798",
    "design 7982",
    "design 79822",
  ]);
  expect(keys("90911200")).toEqual(["90", "909", "9091", "90911"]);
  expect([comparisonSector("79952000"), comparisonSector("90911200")]).toEqual(["events", "90"]);
});

test("a general code ends where its zeros begin", () => {
  expect(keys("33600000")).toEqual(["33", "336"]);
  expect(keys("79000000")).toEqual(["79"]);
});
