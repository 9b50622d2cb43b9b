import { generateKeyPairSync } from "node:crypto";
import { expect, test } from "vitest";
import { readConfig } from "./config.ts";
import { dkimKeyOf } from "./mail-settings.ts";

const pem = (type: "rsa" | "ed25519"): string =>
  type === "rsa"
    ? String(
        generateKeyPairSync("rsa", { modulusLength: 2048 }).privateKey.export({
          type: "pkcs8",
          format: "pem",
        }),
      )
    : String(generateKeyPairSync("ed25519").privateKey.export({ type: "pkcs8", format: "pem" }));

const dkim = { DKIM_DOMAIN: "tenderchances.example", DKIM_SELECTOR: "mail2026" };

test("a key to sign mails may be written on one line", () => {
  const key = pem("rsa").trim();
  const config = readConfig({ ...dkim, DKIM_PRIVATE_KEY: key.replaceAll("\n", "\\n") });
  expect(dkimKeyOf(config)).toEqual({
    domain: "tenderchances.example",
    selector: "mail2026",
    privateKey: key,
  });
  expect(dkimKeyOf(readConfig({}))).toBeUndefined();
});

test("half of the settings, or a key that mailboxes cannot check, ends the start and quotes no key", () => {
  expect(() => readConfig(dkim)).toThrow(/DKIM_PRIVATE_KEY: nötig/);
  for (const key of ["geheim", pem("ed25519")]) {
    const read = () => readConfig({ ...dkim, DKIM_PRIVATE_KEY: key });
    expect(read).toThrow(/DKIM_PRIVATE_KEY: ein privater RSA-Schlüssel/);
    expect(read).not.toThrow(/geheim|BEGIN/);
  }
});
