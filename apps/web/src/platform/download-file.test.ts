import { expect, test } from "vitest";
import { bytesOfBase64 } from "./download-file";

test("bytes come out of base64 as they went in", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
  expect(bytesOfBase64(Buffer.from(bytes).toString("base64"))).toEqual(bytes);
});
