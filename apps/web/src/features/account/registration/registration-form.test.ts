import { register } from "@tc/contract";
import { describe, expect, test } from "vitest";
import { checkRegistration, readRegistration } from "./registration-form";

const complete = {
  companyName: " Muster GmbH ",
  contactPerson: "Anna Muster",
  email: "anna@muster.example",
  password: "  drei Wörter und eine Zahl 7  ",
  focus: "Kampagnen für Kommunen",
  isBusiness: "on",
  acceptsTerms: "on",
};

function form(values: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
}
const without = (name: keyof typeof complete) => {
  const { [name]: _, ...rest } = complete;
  return form(rest);
};

describe("a complete form", () => {
  test("passes, and the contract takes what it sends", () => {
    expect(checkRegistration(form(complete), 0)).toEqual([]);
    const sent = register.body?.parse(readRegistration(form(complete), 0));
    expect(sent).toMatchObject({ companyName: "Muster GmbH", references: [] });
    expect(sent).not.toHaveProperty("billingAddress");
  });

  test("sends the password exactly as typed", () => {
    expect(readRegistration(form(complete), 0).password).toBe(complete.password);
  });

  test("sends address and references when they are given", () => {
    const filled = form({
      ...complete,
      "billingAddress.city": "Köln",
      "references.0.client": "Stadt Köln",
      "references.0.title": "Klimakampagne",
      "references.0.year": "2025",
    });
    expect(checkRegistration(filled, 1)).toEqual([]);
    expect(register.body?.parse(readRegistration(filled, 1))).toMatchObject({
      billingAddress: { city: "Köln" },
      references: [{ client: "Stadt Köln", title: "Klimakampagne", year: 2025 }],
    });
  });
});

test.each(Object.keys(complete) as (keyof typeof complete)[])(
  "a form without %s names exactly that field",
  (name) => expect(checkRegistration(without(name), 0).map(({ field }) => field)).toEqual([name]),
);

test("an empty form names every field in the order of the page", () => {
  expect(checkRegistration(form({}), 1).map(({ field }) => field)).toEqual([
    "companyName",
    "contactPerson",
    "email",
    "password",
    "focus",
    "references.0.client",
    "references.0.title",
    "references.0.year",
    "isBusiness",
    "acceptsTerms",
  ]);
});

test.each([
  ["😀".repeat(9), 1],
  ["😀".repeat(10), 0],
  ["x".repeat(129), 1],
])("a password's length counts characters: %s", (password, problems) => {
  expect(checkRegistration(form({ ...complete, password }), 0)).toHaveLength(problems);
});
