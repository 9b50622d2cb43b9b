import { expect, test } from "vitest";
import { clientFamily } from "./client-family.ts";

const chrome = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36";

test.each([
  ["Firefox", "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"],
  ["Chrome", chrome],
  ["Edge", `${chrome} Edg/140.0.0.0`],
  ["Opera", `${chrome} OPR/120.0`],
  ["Safari", "Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15"],
  ["anderer Browser", "curl/8"],
  ["anderer Browser", undefined],
])("of a visitor only the browser's family is told: %s", (family, userAgent) => {
  expect(clientFamily(userAgent)).toBe(family);
});
