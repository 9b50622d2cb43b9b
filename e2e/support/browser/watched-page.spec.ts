import { expect, test } from "vitest";
import { cannedWeb } from "../web/canned-web.ts";
import { openLastingPage } from "./watched-page.ts";

test("a page that asked for what no sample answers ends with an error that names it", async () => {
  const server = await cannedWeb();
  const { page, complaints, close } = await openLastingPage();
  await page.goto(`${server.origin}/login`);
  await page.evaluate(() => fetch("/api/unheard-of", { method: "PUT" }));
  await expect.poll(() => complaints.join()).toContain("No Sample");
  await expect(close()).rejects.toThrow(`${server.origin}/api/unheard-of`);
});
