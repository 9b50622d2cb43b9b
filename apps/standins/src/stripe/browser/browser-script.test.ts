// @vitest-environment jsdom
// The one file here that speaks to a page.
/// <reference lib="dom" />
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { clientSecretOf, openShop, statusOf, subscribe, trial } from "../stripe.fixture.ts";
import type { Shop } from "../stripe.fixture.ts";

// The few names of Stripe.js that are used here; the script itself is plain JavaScript.
interface Field {
  mount(place: Element): void;
  on(event: string, handler: (payload: Change) => void): void;
  update(options: object): void;
  destroy(): void;
}
interface Change {
  readonly elementType: string;
  readonly complete: boolean;
  readonly brand?: string;
  readonly error?: { readonly code: string; readonly message: string };
}
interface Outcome {
  readonly error?: { readonly type: string; readonly code: string; readonly message: string };
  readonly setupIntent?: { readonly status: string; readonly payment_method: string };
  readonly paymentIntent?: { readonly status: string };
}
type Confirm = (secret: string, data: object) => Promise<Outcome>;
interface Page {
  elements(): {
    create(type: string, options?: object): Field;
    getElement(type: unknown): Field | null;
  };
  readonly confirmCardSetup: Confirm;
  readonly confirmCardPayment: Confirm;
  readonly confirmSepaDebitPayment: Confirm;
  retrieveSetupIntent(secret: string): Promise<Outcome>;
}

let shop: Shop;
let stripe: Page;
beforeAll(async () => {
  shop = await openShop();
  const source = await (await fetch(shop.standin.scriptUrl)).text();
  Object.defineProperty(document, "currentScript", { value: { src: shop.standin.scriptUrl } });
  // A script of the test's own server, run as a page runs it.
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function(source)();
});
afterAll(() => shop.standin.stop());
beforeEach(() => {
  document.body.replaceChildren();
  const { Stripe } = window as unknown as { Stripe: (key: string) => Page };
  stripe = Stripe(shop.standin.publishableKey);
});

const billing_details = { name: "a@b.example", email: "a@b.example" };

function type(label: RegExp, text: string): HTMLInputElement {
  const labelElement = [...document.querySelectorAll("label")].find((it) =>
    label.test(it.textContent ?? ""),
  );
  const input = labelElement!.querySelector("input")!;
  input.value = text;
  input.setSelectionRange(text.length, text.length);
  input.dispatchEvent(new Event("input", { bubbles: true }));
  input.dispatchEvent(new Event("blur"));
  return input;
}

function mountCard(number = "4242424242424242") {
  const card = stripe.elements().create("card", { hidePostalCode: true });
  const host = document.body.appendChild(document.createElement("div"));
  const changes: Change[] = [];
  card.on("change", (change) => changes.push(change));
  card.mount(host);
  const fill = () => {
    type(/Kartennummer/, number);
    type(/Gültig bis/, "1249");
    type(/Prüfziffer/, "123");
  };
  return { card, host, changes, fill };
}

async function answerBank(text: string): Promise<void> {
  await expect.poll(() => document.querySelector("dialog")).not.toBeNull();
  [...document.querySelectorAll("dialog button")]
    .find((it) => it.textContent === text)!
    .dispatchEvent(new Event("click"));
}

test("a card typed into the page sets up the trial", async () => {
  const created = await subscribe(shop, "premium_monthly", trial);
  const { card, host, changes, fill } = mountCard();
  fill();
  expect(changes.at(-1)).toMatchObject({ elementType: "card", complete: true, brand: "visa" });
  expect(host.querySelector("input")!.value).toBe("4242 4242 4242 4242");
  const { setupIntent, error } = await stripe.confirmCardSetup(clientSecretOf(created), {
    payment_method: { card, billing_details },
  });
  expect(error).toBeUndefined();
  expect(setupIntent?.status).toBe("succeeded");
  const { default_payment_method: method } = await shop.stripe.subscriptions.retrieve(created.id);
  expect(method).toBe(setupIntent?.payment_method);
  const again = await stripe.retrieveSetupIntent(clientSecretOf(created));
  expect(again.setupIntent?.status).toBe("succeeded");
});

test("the fields are labelled, filled in by the browser, and marked as a test", () => {
  const { host } = mountCard();
  const inputs = [...host.querySelectorAll("label input")];
  expect(inputs.map((it) => it.getAttribute("autocomplete"))).toEqual([
    "cc-number",
    "cc-exp",
    "cc-csc",
  ]);
  expect(inputs.every((it) => it.getAttribute("inputmode") === "numeric")).toBe(true);
  expect(host.textContent).toContain("Testmodus");
  expect(host.innerHTML).not.toContain("style=");
});

test.each([
  ["4242", "1249", "123", "incomplete_number"],
  ["4242424242424241", "1249", "123", "invalid_number"],
  ["4242424242424242", "12", "123", "incomplete_expiry"],
  ["4242424242424242", "1349", "123", "invalid_expiry_month"],
  ["4242424242424242", "0120", "123", "invalid_expiry_year_past"],
  ["4242424242424242", "1249", "1", "incomplete_cvc"],
])("%s %s %s is stopped in the page: %s", async (number, expiry, cvc, code) => {
  const { card, changes } = mountCard();
  type(/Kartennummer/, number);
  type(/Gültig bis/, expiry);
  type(/Prüfziffer/, cvc);
  expect(changes.at(-1)?.error?.code).toBe(code);
  const requestCount = shop.standin.requests.length;
  const { error } = await stripe.confirmCardSetup("seti_x_secret_y", { payment_method: { card } });
  expect(error).toMatchObject({ type: "validation_error", code });
  expect(shop.standin.requests).toHaveLength(requestCount);
});

test("a refusal of the bank is told in German with Stripe's code", async () => {
  const created = await subscribe(shop, "basis_monthly");
  const { card, fill } = mountCard("4000000000000002");
  fill();
  const { error } = await stripe.confirmCardPayment(clientSecretOf(created), {
    payment_method: { card, billing_details },
  });
  expect(error).toMatchObject({
    type: "card_error",
    code: "card_declined",
    message: "Ihre Karte wurde abgelehnt.",
  });
});

test.each([
  ["Bestätigen", "active"],
  ["Ablehnen", "incomplete"],
])("the bank asks, the holder answers %s: %s", async (answer, status) => {
  const created = await subscribe(shop, "basis_monthly");
  const { card, fill } = mountCard("4000002760003184");
  fill();
  const done = stripe.confirmCardPayment(clientSecretOf(created), {
    payment_method: { card, billing_details },
  });
  await answerBank(answer);
  const { error } = await done;
  expect(error?.code).toBe(
    answer === "Bestätigen" ? undefined : "payment_intent_authentication_failure",
  );
  expect(await statusOf(shop, created.id)).toBe(status);
});

test("an IBAN orders a direct debit", async () => {
  const created = await subscribe(shop, "basis_monthly");
  const iban = stripe.elements().create("iban", { supportedCountries: ["SEPA"] });
  iban.mount(document.body.appendChild(document.createElement("div")));
  type(/IBAN/, "DE89370400440532013000");
  const { paymentIntent } = await stripe.confirmSepaDebitPayment(clientSecretOf(created), {
    payment_method: { sepa_debit: iban, billing_details },
  });
  expect(paymentIntent?.status).toBe("processing");
});

test("an element is found by its type or its React component, and gone when destroyed", () => {
  const elements = stripe.elements();
  const card = elements.create("card");
  expect(elements.getElement("card")).toBe(card);
  expect(elements.getElement({ __elementType: "card" })).toBe(card);
  card.destroy();
  expect(elements.getElement("card")).toBeNull();
  expect(elements.create("card", { hidePostalCode: true })).not.toBe(card);
});

test("a service out of reach is an error to show, not an exception", async () => {
  const { card, fill } = mountCard();
  fill();
  shop.standin.goDown();
  const { error } = await stripe.confirmCardSetup("seti_x_secret_y", { payment_method: { card } });
  shop.standin.comeBack();
  expect(error).toMatchObject({ type: "api_connection_error" });
});

test("a browser gets nothing without the intent's own secret", async () => {
  const created = await subscribe(shop, "basis_monthly");
  const id = clientSecretOf(created).split("_secret_")[0];
  for (const query of ["", "?client_secret=pi_wrong"]) {
    const answer = await fetch(`${shop.standin.url}/v1/payment_intents/${id}${query}`, {
      headers: { authorization: `Bearer ${shop.standin.publishableKey}` },
    });
    expect(answer.status).toBe(400);
  }
});
