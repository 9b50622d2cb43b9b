import { afterAll, beforeAll, expect, test } from "vitest";
import {
  latestInvoice,
  newCustomer,
  openShop,
  paidSubscription,
  statusOf,
} from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.standin.stop());

const advance = (headers: Record<string, string> = {}) =>
  fetch(`${shop.standin.url}/advance`, {
    method: "POST",
    body: new URLSearchParams({ days: "31" }),
    redirect: "manual",
    headers,
  });

test("the page shows what there is, says that no money flows, and lets no text become markup", async () => {
  await newCustomer(shop.stripe, { name: "<b>Fett & Co</b>" });
  await paidSubscription(shop, "premium_annual");
  const answer = await fetch(shop.standin.url);
  const page = await answer.text();
  expect(page).toContain("Testmodus – kein echtes Geld");
  expect(page).toContain("2.127,72 €");
  expect(page).toContain("aktiv");
  expect(page).toContain("&lt;b&gt;Fett &amp; Co&lt;/b&gt;");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
});

test("an invoice is a page and a real PDF", async () => {
  const { id } = await paidSubscription(shop, "basis_monthly");
  const invoice = await latestInvoice(shop, id);
  expect(await (await fetch(invoice.hosted_invoice_url!)).text()).toContain(invoice.number);
  const pdf = await fetch(invoice.invoice_pdf!);
  expect(pdf.headers.get("content-type")).toBe("application/pdf");
  const bytes = Buffer.from(await pdf.arrayBuffer()).toString("latin1");
  expect(bytes.startsWith("%PDF-1.4")).toBe(true);
  const table = Number(/startxref\n(\d+)/.exec(bytes)?.[1]);
  expect(bytes.slice(table, table + 4)).toBe("xref");
  expect(bytes).toContain(Buffer.from(invoice.number!).toString("hex"));
});

test("the clock can be turned from the page, but not by another site", async () => {
  const { id } = await paidSubscription(shop, "basis_monthly");
  const before = shop.standin.now();
  expect((await advance({ origin: "https://boese.example" })).status).toBe(403);
  expect(shop.standin.now()).toEqual(before);
  expect((await advance()).status).toBe(303);
  expect(shop.standin.now().getTime() - before.getTime()).toBe(31 * 86_400_000);
  expect(await statusOf(shop, id)).toBe("active");
});

test("a journey of another process can order trouble, a plain form cannot", async () => {
  const order = (body: object, type: string) =>
    fetch(`${shop.standin.url}/orders`, {
      method: "POST",
      body: JSON.stringify(body),
      headers: { "content-type": type },
    });
  expect((await order({ kind: "down" }, "application/x-www-form-urlencoded")).status).toBe(403);
  expect((await shop.stripe.prices.list()).data).not.toEqual([]);
  expect((await order({ kind: "down" }, "application/json")).status).toBe(200);
  await expect(shop.stripe.prices.list()).rejects.toThrow(/connection/);
  await order({ kind: "up" }, "application/json");
  await order({ kind: "status", status: 429 }, "application/json");
  await expect(shop.stripe.prices.list()).rejects.toMatchObject({ statusCode: 429 });
});

test("what is not there is a 404", async () => {
  for (const path of ["/invoices/in_x", "/invoices/in_x.pdf", "/nichts"]) {
    expect((await fetch(shop.standin.url + path)).status).toBe(404);
  }
});
