import { expect, test } from "vitest";
import { homePath, returnPath } from "./paths";

test.each([
  "/app/results?q=Kampagne#x",
  "/pipeline",
  "/app/tender/kampagne",
  "/setup?error=timeout",
])("after the sign-in %s is returned to", (path) => expect(returnPath(path)).toBe(path));

test.each([
  undefined,
  null,
  {},
  "",
  "app/results",
  "//boese.example/app/",
  "/\\boese.example",
  "/app/\\..\\..\\boese",
  "https://boese.example/app/results",
  "javascript:alert(1)",
  "/login",
  "/api/session",
  "/apps",
  "/app/../api/session",
])("open redirect: %s is not followed", (path) => expect(returnPath(path)).toBe(homePath));
