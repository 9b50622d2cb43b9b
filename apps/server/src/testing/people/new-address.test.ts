import { expect, test } from "vitest";
import { networkOf } from "../../platform/http/network-of.ts";
import { newAddress } from "./new-address.ts";

test("a thousand addresses lie in a thousand networks", () => {
  const networks = new Set(Array.from({ length: 1_000 }, () => networkOf(newAddress())));
  expect(networks.size).toBe(1_000);
  expect(networks).not.toContain("unknown");
});
