import { expect, it } from "vitest";
import { buyerGroupOf, buyerKeyOf } from "./buyer-group.ts";

it.each([
  ["Landkreis Musterland", "municipality"],
  ["Stadt Beispielhausen, Presseamt", "municipality"],
  ["Ministerium für Muster", "state"],
  ["Universitätsklinikum Musterstadt", "science"],
  ["Krankenhaus Beispiel gGmbH", "health"],
  ["Stadtwerke Beispiel GmbH", "company"],
  ["Muster & Söhne", "other"],
])("takes %s for %s", (name, group) => {
  expect(buyerGroupOf(name)).toBe(group);
});

it("makes spellings of one client one", () => {
  expect(buyerKeyOf(" Stadt  Großdorf, ")).toBe(buyerKeyOf("STADT GROSSDORF"));
});
