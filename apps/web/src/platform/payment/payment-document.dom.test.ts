import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => vi.resetModules());

test.each([
  ["/app/checkout", true],
  ["/app/checkout/", true],
  ["/app/subscription", true],
  ["/app/dashboard", false],
  ["/login", false],
  ["/app/checkout/x", false],
])("a document loaded for %s may take payments: %s", async (path, expected) => {
  const { isPaymentDocument, rememberDocument } = await import("./payment-document");
  rememberDocument(path);
  expect(isPaymentDocument()).toBe(expected);
});

test("only what the document was loaded for counts, not where the router went", async () => {
  const { isPaymentDocument, rememberDocument } = await import("./payment-document");
  expect(isPaymentDocument()).toBe(false);
  rememberDocument("/app/dashboard");
  rememberDocument("/app/checkout");
  expect(isPaymentDocument()).toBe(false);
});

test("an address written in another way is not loaded again and again", async () => {
  const { isPaymentDocument, rememberDocument } = await import("./payment-document");
  history.replaceState(null, "", "/app/Checkout");
  rememberDocument();
  expect(isPaymentDocument()).toBe(true);
});
