import { expect, test } from "vitest";
import { returnPath } from "../../../platform/paths";
import { readLoginState } from "./login-state";

test("the requested location is returned to, with query and hash", () => {
  const from = { pathname: "/app/results", search: "?q=a", hash: "#b", state: null, key: "x" };
  expect(readLoginState({ from }).from).toBe("/app/results?q=a#b");
});

test("open redirect: a location with a foreign host in its path is not followed", () => {
  const from = { pathname: "//boese.example/app/results", search: "", hash: "" };
  expect(returnPath(readLoginState({ from }).from)).toBe("/app/dashboard");
});

test.each([undefined, null, "text", 3, { from: 3 }, { from: null }, { step: "admin" }])(
  "state %j asks for the password and leads home",
  (state) => expect(readLoginState(state)).toEqual({ from: undefined, step: "password" }),
);
