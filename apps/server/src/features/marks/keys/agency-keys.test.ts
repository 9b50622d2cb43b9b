import { partyKeys } from "@tc/notices";
import { expect, test } from "vitest";
import { agencyKeys } from "./agency-keys.ts";

test("an agency is known by the key a published winner gets, however both spell it", () => {
  const keys = agencyKeys({
    companyName: "Müller & Söhne Kommunikation Gesellschaft mit beschränkter Haftung",
    address: { city: "Köln" },
  });
  const name = "MUELLER UND SOEHNE Kommunikation G mbH";
  expect(keys).toEqual(partyKeys({ name, town: "koeln", identifiers: [] }));
  expect(keys).toHaveLength(1);
});

test("a name without a town is no company", () => {
  expect(agencyKeys({ companyName: "Müller GmbH", address: {} })).toEqual([]);
  expect(agencyKeys({ companyName: "Müller GmbH", address: { city: " – " } })).toEqual([]);
  expect(agencyKeys({ companyName: "…", address: { city: "Köln" } })).toEqual([]);
});
