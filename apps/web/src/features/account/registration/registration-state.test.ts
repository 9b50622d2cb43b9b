import { getRegistrationState } from "@tc/contract";
import { expect, test } from "vitest";
import { registrationStatePath } from "./registration-state";

test("the registration page asks at the contract's address", () => {
  const { method, path } = getRegistrationState;
  expect(`${method} ${path}`).toBe(`GET ${registrationStatePath}`);
});
