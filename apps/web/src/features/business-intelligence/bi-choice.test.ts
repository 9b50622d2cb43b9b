import { expect, test } from "vitest";
import { readChoice, withChoice } from "./bi-choice";

test("an address with nonsense asks for nothing that the server would refuse", () => {
  const query = new URLSearchParams(
    "branche=toString&region=XX&auftraggeber=1&ebene=welt&monate=7",
  );
  expect(readChoice(query)).toEqual({ months: 24 });
});

test("without a word it is the own sectors of two years, and all sectors are said", () => {
  expect(readChoice(new URLSearchParams())).toEqual({ sector: "own", months: 24 });
  const all = withChoice(new URLSearchParams(), "branche", "alle");
  expect(all.toString()).toBe("branche=alle");
  expect(readChoice(all)).toEqual({ months: 24 });
  expect(withChoice(all, "branche", "own").toString()).toBe("");
  expect(withChoice(all, "monate", "24").toString()).toBe("branche=alle");
});

test("a choice is kept in the address", () => {
  const query = withChoice(new URLSearchParams("region=DEA"), "monate", "60");
  expect(query.toString()).toBe("region=DEA&monate=60");
  expect(withChoice(query, "region", "").toString()).toBe("monate=60");
});
