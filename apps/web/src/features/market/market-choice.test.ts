import { expect, test } from "vitest";
import { readChoice, withChoice } from "./market-choice";

test("an address with nonsense asks for the whole market", () => {
  const query = new URLSearchParams("branche=toString&region=XX&jahre=99");
  expect(readChoice(query)).toEqual({ agencySector: undefined, region: undefined, years: 3 });
});

test("a choice is kept in the address, a default is not", () => {
  const chosen = withChoice(new URLSearchParams("region=DEA"), "branche", "film");
  expect(chosen.toString()).toBe("region=DEA&branche=film");
  expect(readChoice(chosen)).toEqual({ agencySector: "film", region: "DEA", years: 3 });
  expect(withChoice(chosen, "region", "").toString()).toBe("branche=film");
  expect(withChoice(chosen, "jahre", "3").has("jahre")).toBe(false);
});
