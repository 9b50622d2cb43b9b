import { expect, test } from "vitest";
import { redact } from "./redact";

const key = "Zm9vYmFyYmF6cXV4Zm9vYmFyYmF6cXV4Zm9vYmFyYmF";

test.each([
  `https://x.example/auth/callback?token=${key}&email=a`,
  `#type=recovery&access_token=${key}`,
  `{"password":"${key}"}`,
  `passwort: ${key}`,
  `Authorization: Bearer ${key}`,
  `Bearer ${key}`,
  `lose ${key} im Satz`,
  `refresh_token="${key}"`,
])("%s loses its secret", (text) => {
  expect(redact(text)).not.toContain(key);
  expect(redact(text)).toContain("[entfernt]");
});

test("keys of payment providers and web tokens are removed wherever they stand", () => {
  const text = "sk_live_abcdefghijk und whsec_1234567890 und eyJhbGciOiJIUzI1NiJ9.eyJzdWIi.abc";
  expect(redact(text)).toBe("[entfernt] und [entfernt] und [entfernt]");
});

test("an ordinary line stays as it is", () => {
  const text = "[SETUP] Versuch 2 für Agentur 0b9f3c1e-2f0a-4f6d-9b1a-1f2e3d4c5b6a: Status 500";
  expect(redact(text)).toBe(text);
});
