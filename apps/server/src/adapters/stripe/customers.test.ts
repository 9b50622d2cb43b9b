import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Shop } from "../../testing/shop/stripe-shop.ts";
import {
  address,
  connectTo,
  newCustomer,
  openShop,
  refusalOf,
} from "../../testing/shop/stripe-shop.ts";

let shop: Shop;
beforeEach(async () => {
  shop = await openShop();
});
afterEach(() => shop.standin.stop());

const lastBodyTo = (path: string) =>
  new URLSearchParams(shop.standin.requests.findLast((it) => it.path === path)?.body);

test("a customer carries the address, and the agency by its id alone", async () => {
  await newCustomer(shop);
  const body = lastBodyTo("/v1/customers");
  expect(Object.fromEntries(body)).toMatchObject({
    name: "Nordlicht GmbH",
    email: "buchhaltung@nordlicht.example",
    "address[line1]": "Domkloster 4",
    "address[postal_code]": "50667",
    "address[city]": "Köln",
    "address[country]": "DE",
    "metadata[agency_id]": "a1",
  });
});

test("a lost answer makes one customer, and it is found again without its id", async () => {
  shop.standin.fail({ kind: "lost_answer" }, { method: "POST", path: /customers$/, times: 2 });
  expect(await refusalOf(newCustomer(shop))).toMatchObject({ isRetryable: true });
  const made = await newCustomer(shop);
  expect(await shop.payments.findCustomer("a1")).toBe(made);
  expect(await shop.payments.findCustomer("a2")).toBeUndefined();
});

test("a customer is found among more than a page of others", async () => {
  const made = await newCustomer(shop);
  for (let count = 0; count < 101; count++) {
    await shop.payments.saveCustomer(`c${count}`, { agencyId: `other ${count}`, address });
  }
  expect(await shop.payments.findCustomer("a1")).toBe(made);
});

describe("a VAT id", () => {
  const save = (customerId: string, vatId: string | undefined) =>
    shop.payments.saveCustomer("save", {
      customerId,
      agencyId: "a1",
      address: { ...address, ...(vatId !== undefined && { vatId }) },
    });
  const statusOf = async (customerId: string) =>
    (await shop.payments.getCustomer(customerId)).taxIdStatus;

  test.each([
    ["DE123456789", "verified"],
    ["DE111111111", "unverified"],
    ["DE222222222", "pending"],
  ])("%s ends up %s", async (vatId, status) => {
    const customerId = await newCustomer(shop);
    await save(customerId, vatId);
    expect(await statusOf(customerId)).toBe("pending");
    await shop.standin.advance({ days: 1 });
    expect(await statusOf(customerId)).toBe(status);
  });

  test("is replaced, taken away, and never there twice", async () => {
    const customerId = await newCustomer(shop);
    await save(customerId, "DE123456789");
    await save(customerId, "DE123456789");
    await save(customerId, "DE111111111");
    await shop.standin.advance({ days: 1 });
    expect(await statusOf(customerId)).toBe("unverified");
    await save(customerId, undefined);
    expect(await statusOf(customerId)).toBeUndefined();
  });

  test("that cannot be one is refused and leaves the old one", async () => {
    const customerId = await newCustomer(shop);
    await save(customerId, "DE123456789");
    const refused = await refusalOf(save(customerId, "DE12"));
    expect(refused).toMatchObject({ isRetryable: false, code: "tax_id_invalid" });
    await shop.standin.advance({ days: 1 });
    expect(await statusOf(customerId)).toBe("verified");
  });
});

test("an address that cannot be taxed is refused before anything is sold", async () => {
  const nowhere = { agencyId: "a1", address: { ...address, country: "" } };
  const refused = await refusalOf(shop.payments.saveCustomer("c1", nowhere));
  expect(refused).toMatchObject({ isRetryable: false, code: "customer_tax_location_invalid" });
  const untaxed = connectTo(shop.standin, { hasAutomaticTax: false });
  expect(await untaxed.saveCustomer("c2", nowhere)).toMatch(/^cus_/);
});
