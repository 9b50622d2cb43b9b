import { expect, test } from "vitest";
import { ApiError } from "../../../platform/api/api-error";
import { isEmail } from "../field-problems";
import { problemsOf } from "./send-problems";

test("fields that the server refuses are named beside themselves, once each", () => {
  const error = new ApiError("bad_request", 400, "r", {
    fields: [
      { path: "email", problem: "Invalid email" },
      { path: "email", problem: "Too long" },
      { path: "unknown", problem: "x" },
    ],
  });
  expect(problemsOf(error, { email: "Bitte eine gültige E-Mail-Adresse." })).toEqual([
    { field: "email", text: "Bitte eine gültige E-Mail-Adresse." },
  ]);
});

test("a refused request without known fields never speaks of filters", () => {
  expect(problemsOf(new ApiError("bad_request", 400), {})).toEqual([
    { text: "Bitte prüfe deine Angaben." },
  ]);
});

test("a weak password says why", () => {
  const error = new ApiError("weak_password", 422, "r", {
    details: { reason: "Es steht auf einer Liste häufiger Passwörter.", score: 1 },
  });
  expect(problemsOf(error, {})).toEqual([
    {
      field: "password",
      text: "Dieses Passwort ist zu leicht zu erraten. Es steht auf einer Liste häufiger Passwörter.",
    },
  ]);
});

test("waiting time after too many tries is told", () => {
  const error = new ApiError("rate_limited", 429, "r", { details: { retryAfterSeconds: 90 } });
  expect(problemsOf(error, {})[0]?.text).toContain("in 2 Minuten");
});

test.each([
  ["anna@muster.example", true],
  [" anna@muster.example ", true],
  ["anna@muster", false],
  ["anna muster@x.de", false],
  [`${"a".repeat(250)}@x.de`, false],
  ["Ihr\u2800Konto\u2800ist\u2800gesperrt:\u28000900/123@x.de", false],
  ["anna@\u0430gentur.example", false],
])("%s is an address: %s", (text, expected) => expect(isEmail(text)).toBe(expected));
