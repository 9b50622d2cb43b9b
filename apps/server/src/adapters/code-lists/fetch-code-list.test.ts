import { expect, it } from "vitest";
import { createCodeListSource, officialCodeListUrls } from "./fetch-code-list.ts";

const source = createCodeListSource({ urls: [], contact: "test@example.org" });
const { signal } = new AbortController();

it.each(["http://127.0.0.1:9/cpv.gc", "file:///etc/passwd", "ftp://example.org/x", "cpv.gc"])(
  "%s is not fetched",
  async (url) => {
    await expect(source.fetch(url, signal)).rejects.toMatchObject({ code: "refused" });
  },
);

it("the official lists lie under https", () => {
  expect(officialCodeListUrls.every((url) => url.startsWith("https://"))).toBe(true);
});
