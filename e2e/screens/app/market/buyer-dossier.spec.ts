import { describe, expect, test } from "vitest";
import { refusal, sampleAccount, sampleAnswers } from "../../../support/samples/account.ts";
import { withAssessments } from "../../../support/samples/assessment.ts";
import { buyerId, sampleApi } from "../../../support/samples/tenders.ts";
import { axeFindings } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const rest = withAssessments(sampleApi(Date.now()));
const api = sampleAccount(rest);
const server = await cannedWeb(api);
const path = `/app/buyer/${buyerId}`;

describe("the dossier of a buyer", () => {
  test.each([
    ["light", 1360],
    ["dark", 320],
  ] as const)(
    "says what each figure rests on and what is missing, in %s at %i pixels",
    async (colorScheme, width) => {
      server.setApi(api);
      const { page, complaints, close } = await openWatchedPage({
        colorScheme,
        viewport: { width, height: 900 },
      });
      await page.goto(server.origin + path);
      await page.getByText("n = 21 Lose mit Zahl der Angebote").waitFor();
      await page.getByText("Die Zahl der Angebote fehlt bei 8 von 29 (28 %).").waitFor();
      await page.getByText("Zu wenige für einen Median, deshalb die einzelnen Fälle:").waitFor();
      await page.getByText("Vergibt auch ohne Aufruf").waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const overflow = await page.evaluate(() => {
        const work = document.getElementById("inhalt");
        return (work?.scrollWidth ?? 0) - (work?.clientWidth ?? 0);
      });
      expect(overflow).toBe(0);
      expect(complaints).toEqual([]);
      await close();
    },
  );

  test("of a plan without it is named with the plan, asks for nothing and tells no number", async () => {
    const basic = {
      ...sampleAnswers.agency,
      tier: "basis",
      tierName: "Basic",
      features: ["agencyFit"],
    };
    const calls: string[] = [];
    const basicApi = sampleAccount(rest, { "GET /api/agency": basic });
    server.setApi((address, query, method, body) => {
      calls.push(address);
      return basicApi(address, query, method, body);
    });
    const { page, close } = await openWatchedPage();
    await page.goto(server.origin + path);
    const teaser = page.locator("section", { hasText: "So vergibt dieser Auftraggeber" }).last();
    await teaser.getByText("ab Premium").waitFor();
    expect(await teaser.innerText()).not.toMatch(/\d/);
    expect(calls.filter((address) => address.endsWith("/dossier"))).toEqual([]);
    await close();
  });

  test("that fails leaves the page and comes back on retry", async () => {
    const address = `GET /api/buyers/${buyerId}/dossier`;
    server.setApi(sampleAccount(rest, { [address]: refusal(500, "internal") }));
    const { page, close } = await openWatchedPage();
    await page.goto(server.origin + path);
    await page.getByRole("heading", { name: "Frühere Vergaben" }).waitFor();
    const again = page.getByRole("button", { name: "Erneut versuchen" });
    await again.waitFor();
    server.setApi(api);
    await again.press("Enter");
    await page.getByText("n = 21 Lose mit Zahl der Angebote").waitFor();
    await close();
  });
});
