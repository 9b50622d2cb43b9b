import { expect, test } from "vitest";
import { hostOf, safeHref } from "./safe-href";

test.each([
  "javascript:alert(1)",
  " JaVaScRiPt:alert(1)",
  "data:text/html,x",
  "file:///etc/passwd",
  "vbscript:x",
  "java\nscript:alert(1)",
  "https://evergabe.de@evil.example/",
  "siehe Unterlagen",
  "",
])("%j never becomes a link", (text) => {
  expect(safeHref(text)).toBeUndefined();
});

test("web addresses become links, those without a scheme over https", () => {
  expect(safeHref("https://www.evergabe.de/a?b=c")).toBe("https://www.evergabe.de/a?b=c");
  expect(safeHref(" http://a.de ")).toBe("http://a.de/");
  expect(safeHref("www.dtvp.de/x")).toBe("https://www.dtvp.de/x");
  expect(hostOf("https://www.evergabe.de/a")).toBe("evergabe.de");
});
