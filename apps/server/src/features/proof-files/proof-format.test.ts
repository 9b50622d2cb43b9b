import { expect, test } from "vitest";
import { proofFormatOf } from "./proof-format.ts";

test.each([
  ["pdf", Buffer.from("%PDF-1.7\n")],
  ["png", Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0])],
  ["jpg", Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
  [undefined, Buffer.from("<html>%PDF-")],
  [undefined, Buffer.from("PK\u0003\u0004")],
  [undefined, Buffer.alloc(0)],
])("the first bytes tell what a file is: %s", (format, bytes) => {
  expect(proofFormatOf(bytes)).toBe(format);
});
