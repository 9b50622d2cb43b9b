import { expect, test } from "vitest";
import { readRadarChoice, withRadarChoice } from "./radar-choice";

const none = {
  agencySector: undefined,
  region: undefined,
  buyer: undefined,
  basis: undefined,
  months: 24,
};

test("an address with nonsense asks for the whole radar", () => {
  const query = new URLSearchParams(
    "branche=toString&region=XX&auftraggeber=1&sicherheit=sicher&vorlauf=7",
  );
  expect(readRadarChoice(query)).toEqual(none);
  expect(readRadarChoice(new URLSearchParams("vorlauf=abc"))).toEqual(none);
});

test("a choice is kept in the address, a default is not, and an open contract closes", () => {
  const chosen = withRadarChoice(new URLSearchParams("region=DEA&vertrag=x"), "basis", "computed");
  expect(chosen.toString()).toBe("region=DEA&sicherheit=computed");
  expect(readRadarChoice(chosen)).toEqual({ ...none, region: "DEA", basis: "computed" });
  expect(withRadarChoice(chosen, "region", "").toString()).toBe("sicherheit=computed");
  expect(withRadarChoice(chosen, "months", "24").has("vorlauf")).toBe(false);
  expect(withRadarChoice(chosen, "months", "12").get("vorlauf")).toBe("12");
});
