import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { redacted, redactSecrets } from "./redact-secrets.ts";

const base64url = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const alphanumeric = base64url.slice(0, 62);
const textOf = (alphabet: string, minLength: number, maxLength = minLength) =>
  fc.string({ unit: fc.constantFrom(...alphabet.split("")), minLength, maxLength });
/** Typed by people: anything on one line. At least six characters, or chance would find it elsewhere. */
const typed = fc
  .string({ unit: "grapheme", minLength: 6, maxLength: 60 })
  .filter((it) => !/[\r\n]/.test(it) && it.trim().length >= 6 && !redacted.includes(it));

/** A secret and the text it stands in. */
const planted = fc.oneof(
  fc
    .tuple(
      typed,
      fc.constantFrom("password", "Passwort", "access_token", "refreshToken", "client_secret"),
      fc.constantFrom("=", ": ", '":"', '\\":\\"', "%3D", " = '"),
    )
    .map(([secret, name, sign]) => ({ secret, text: `${name}${sign}${secret}` })),
  typed.map((secret) => ({ secret, text: `Cookie: a=b; tc_x=${secret}; c=d` })),
  textOf(base64url, 43).map((secret) => ({ secret, text: `Bearer ${secret}` })),
  textOf(base64url, 8, 60).map((secret) => ({ secret, text: `authorization: Bearer ${secret}` })),
  textOf(alphanumeric, 24).map((secret) => ({ secret, text: `sk_live_${secret}` })),
  textOf(alphanumeric, 32).map((secret) => ({ secret, text: `whsec_${secret}` })),
  textOf(alphanumeric, 20).map((secret) => ({ secret, text: `seti_1Abc_secret_${secret}` })),
  fc
    .tuple(textOf(base64url, 20), textOf(base64url, 30), textOf(base64url, 43))
    .map(([head, body, signature]) => ({
      secret: signature,
      text: `eyJ${head}.eyJ${body}.${signature}`,
    })),
  textOf(base64url, 43)
    .filter((it) => /[A-Z]/.test(it))
    .map((secret) => ({ secret, text: `https://tc.example/auth/callback/${secret}?x=1` })),
  textOf(alphanumeric, 32)
    .filter((it) => /\d/.test(it) && /[A-Z]/.test(it) && /[a-z]/.test(it))
    .map((secret) => ({ secret, text: `session ${secret} ended` })),
  textOf("0123456789abcdef", 64).map((secret) => ({ secret, text: `hash ${secret}` })),
);
const surrounding = fc.constantFrom(
  "",
  " ",
  "[SETUP] ",
  "https://tc.example/setup?error=x&",
  "#type=recovery&",
  '{"',
);

/** Somewhere in an object or array: as a value, as a key, under a telling key. */
const anywhere = (text: string): fc.Arbitrary<unknown> =>
  fc.letrec((tie) => ({
    node: fc.oneof(
      { maxDepth: 6, depthIdentifier: "depth" },
      fc.constant(text),
      tie("node").map((value) => ({ note: value })),
      tie("node").map((value) => [1, value]),
      fc.constant({ [text]: "key" }),
    ),
  })).node;

describe("redacting secrets", () => {
  it("leaves no planted secret, wherever and however deep it stands", () => {
    const cases = fc
      .tuple(planted, surrounding)
      .chain(([{ secret, text }, before]) =>
        anywhere(`${before}${text}`).map((value) => ({ secret, value })),
      );
    fc.assert(
      fc.property(cases, ({ secret, value }) => {
        const leaks: string[] = [];
        JSON.stringify(redactSecrets(value), (key, part: unknown) => {
          if (key.includes(secret)) leaks.push(key);
          if (typeof part === "string" && part.includes(secret)) leaks.push(part);
          return part;
        });
        expect(leaks).toEqual([]);
      }),
      { numRuns: 3_000 },
    );
  });

  it("removes whatever stands under a telling key, but not whether cookies are on", () => {
    const record = { apiKey: 12_345_678, session: { refresh_token: ["a"] }, cookiesEnabled: true };
    expect(redactSecrets(record)).toEqual({
      apiKey: redacted,
      session: { refresh_token: redacted },
      cookiesEnabled: true,
    });
  });

  it("keeps what support needs", () => {
    const kept = {
      agencyId: "3f1b6c1e-1111-4222-8333-444455556666",
      errorMessage: "permission denied for table profile, code: 42501",
      url: "https://tc.example/setup?error=rls_permission&agencyId=3f1b6c1e-1111-4222-8333-444455556666",
      currentPage:
        "/app/tender/rahmenvertrag-ueber-leistungen-einer-kreativagentur-fuer-das-land-1a2b",
      userAgent:
        "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36",
      timestamp: "2026-11-21T11:00:00.000Z",
    };
    expect(redactSecrets(kept)).toEqual(kept);
    expect(redactSecrets("[SETUP] failed\nsession token=abc def\nretry 2")).toBe(
      `[SETUP] failed\nsession token= ${redacted}\nretry 2`,
    );
  });

  // Quadratic work on these would outlast the test's time.
  it("comes to an end with hostile texts", () => {
    const parts = ["a-", "token", "eyJ.", "a", "//a", " token ", "cookie\\", "pi_", "//"];
    const hostile = parts.map((part) => `${part.repeat(200_000 / part.length)} password=geheim`);
    expect(JSON.stringify(redactSecrets(hostile))).not.toContain("geheim");
  });

  it("survives a value nested thousands deep", () => {
    let value: unknown = "password=geheim";
    for (let level = 0; level < 50_000; level++) value = [value];
    expect(JSON.stringify(redactSecrets(value))).not.toContain("geheim");
  });
});
