import { expect, test } from "vitest";
import { createKeyRing } from "./key-ring.ts";

const [oldSecret, newSecret] = [
  "an old secret, long enough 1234567",
  "a new secret, long enough 12345678",
];
const owner = "2f0c6a52-0000-4000-8000-000000000001";

test("a text is read with the key it was written with, also once a newer key writes", () => {
  const before = createKeyRing([oldSecret]);
  const old = before.encrypt("JBSWY3DPEHPK3PXP", owner);
  const after = createKeyRing([newSecret, oldSecret]);
  expect(after.decrypt(old, owner)).toBe("JBSWY3DPEHPK3PXP");
  const renewed = after.encrypt("JBSWY3DPEHPK3PXP", owner);
  expect(renewed.keyId).toBe(after.currentKeyId);
  expect(renewed.keyId).not.toBe(old.keyId);
  expect(createKeyRing([newSecret]).decrypt(renewed, owner)).toBe("JBSWY3DPEHPK3PXP");
});

test("a retired key opens nothing, and the error names the key without its secret", () => {
  const old = createKeyRing([oldSecret]).encrypt("JBSWY3DPEHPK3PXP", owner);
  const ring = createKeyRing([newSecret]);
  expect(() => ring.decrypt(old, owner)).toThrow(`the secret of key ${old.keyId} is not`);
  expect(oldSecret).not.toContain(old.keyId);
});

test("stolen database: a text copied to another's row, or changed, cannot be decrypted", () => {
  const ring = createKeyRing([newSecret]);
  const { keyId, bytes } = ring.encrypt("JBSWY3DPEHPK3PXP", owner);
  expect(bytes.includes("JBSWY3DPEHPK3PXP")).toBe(false);
  expect(() => ring.decrypt({ keyId, bytes }, "another person")).toThrow();
  for (const at of [0, 12, bytes.length - 1]) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at);
    expect(() => ring.decrypt({ keyId, bytes: changed }, owner)).toThrow();
  }
  for (const length of [0, 12, 27]) {
    expect(() => ring.decrypt({ keyId, bytes: bytes.subarray(0, length) }, owner)).toThrow();
  }
});

test("the same text is never encrypted to the same bytes", () => {
  const ring = createKeyRing([newSecret]);
  expect(ring.encrypt("same", owner).bytes).not.toEqual(ring.encrypt("same", owner).bytes);
});

test("a signature holds for its text and purpose, and until the secret before it is gone", () => {
  const [old, newest] = [
    "the secret of before, 32 characters",
    "the newest secret, 32 characters!!",
  ];
  const signature = createKeyRing([old]).sign("mail 1", "unsubscribe");
  const changing = createKeyRing([newest, old]);
  expect(changing.isSignature(signature, "mail 1", "unsubscribe")).toBe(true);
  expect(changing.isSignature(signature, "mail 2", "unsubscribe")).toBe(false);
  expect(changing.isSignature(signature, "mail 1", "another")).toBe(false);
  expect(changing.isSignature(signature.subarray(1), "mail 1", "unsubscribe")).toBe(false);
  expect(createKeyRing([newest]).isSignature(signature, "mail 1", "unsubscribe")).toBe(false);
});
