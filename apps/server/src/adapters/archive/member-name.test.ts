import { expect, test } from "vitest";
import { checkMemberName } from "./member-name.ts";

test("a name with control characters is refused and shown without them", () => {
  for (const control of ["\0", "\n", "\u001b", "\u007f"]) {
    expect(checkMemberName(Buffer.from(`a${control}b.xml`))).toEqual({
      name: "a\u{fffd}b.xml",
      reason: "The member's name has control characters.",
    });
  }
});

test("umlauts of UTF-8 and of older tools are no control characters", () => {
  expect(checkMemberName(Buffer.from("Über.xml"))).toEqual({ name: "Über.xml" });
  // "ü" in CP437
  expect(checkMemberName(Buffer.from([0x81, 0x2e, 0x78]))).toEqual({ name: "\u0081.x" });
});
