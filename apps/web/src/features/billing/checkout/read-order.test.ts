import { expect, test } from "vitest";
import { readBillTo, vatIdProblem } from "./read-order";

const whole = {
  rechnungsempfaenger: " Nordlicht Media GmbH ",
  ansprechpartner: "Ada Beispiel",
  strasse: "Am Hafen",
  hausnummer: "7",
  plz: "24103",
  stadt: "Kiel",
  ust_id: "",
};

function read(change: Partial<typeof whole> = {}) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...whole, ...change })) form.set(name, value);
  return readBillTo(form);
}

test("six fields make a bill; a VAT id only when there is one", () => {
  const { ust_id: _, ...six } = whole;
  expect(read()).toEqual({
    problems: [],
    billTo: { ...six, rechnungsempfaenger: "Nordlicht Media GmbH" },
  });
  expect(read({ ust_id: "de 123.456-789" }).billTo?.ust_id).toBe("DE123456789");
});

test.each(Object.keys(whole).filter((name) => name !== "ust_id"))(
  "an empty %s names itself",
  (name) => {
    const { problems, billTo } = read({ [name]: "  " });
    expect(problems.map(({ field }) => field)).toEqual([name]);
    expect(billTo).toBeUndefined();
  },
);

test.each(["123456789", "DE12345678", "ATU12345678", "DE1234567890"])(
  "%s is no German VAT id",
  (ust_id) => expect(read({ ust_id }).problems).toEqual([{ field: "ust_id", text: vatIdProblem }]),
);
