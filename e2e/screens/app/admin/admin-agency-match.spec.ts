import { expect, test } from "vitest";
import { axeFindingsInBothColours } from "../../../support/browser/axe.ts";
import { openWatchedPage } from "../../../support/browser/watched-page.ts";
import { sampleAccount } from "../../../support/samples/account.ts";
import {
  matchId,
  sampleClosedRequests,
  sampleRanking,
} from "../../../support/samples/market/agency-match.ts";
import { sampleApi } from "../../../support/samples/tenders.ts";
import { cannedWeb } from "../../../support/web/canned-web.ts";

const server = await cannedWeb();

test("the operator reads a request, sees who fits and why, and asks", async () => {
  const calls: unknown[] = [];
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/admin/closed-requests": sampleClosedRequests,
    [`GET /api/admin/closed-requests/${matchId(1)}/agencies`]: sampleRanking,
  });
  server.setApi((path, query, method, body) => {
    if (!path.endsWith("/invitations")) return account(path, query, method, body);
    calls.push(body);
    return { body: { asked: 1 } };
  });
  const { page, complaints } = await openWatchedPage({ viewport: { width: 320, height: 700 } });
  await page.goto(`${server.origin}/admin`);
  await page.getByPlaceholder("Enter admin password").fill("geheim");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.getByRole("link", { name: "AgencyMatch" }).press("Enter");
  await page.locator("summary", { hasText: "Kampagne zur Nachwuchsgewinnung" }).press("Enter");
  await page.getByText("5 von 9 Agenturen mit AgencyMatch passen.").waitFor();
  const states = page.getByRole("region", { name: "Passende Agenturen" }).locator("small");
  expect(await states.allTextContents()).toEqual(
    expect.arrayContaining(["gefragt", "abgelehnt", "zurückgezogen", "vom Auftraggeber beendet"]),
  );
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByLabel("Südwind Kommunikation").check();
  await page.getByRole("button", { name: "1 Agentur fragen" }).press("Enter");
  await page.getByText("1 Agentur gefragt.").waitFor();
  expect(calls).toEqual([{ agencyIds: [matchId(6)] }]);
  expect(complaints).toEqual([]);
});

test("the operator sends a confirmation that was held back, and withdraws a request before deleting it", async () => {
  const calls: unknown[] = [];
  const [sample] = sampleClosedRequests.requests;
  const withheld = {
    ...sample!,
    id: matchId(2),
    state: "received" as const,
    isConfirmationWithheld: true,
    request: { ...sample!.request, title: "Messestand und Betreuung" },
  };
  const exchanged = {
    ...sample!,
    state: "closed" as const,
    counts: { ...sample!.counts, exchanged: 1 },
  };
  const account = sampleAccount(sampleApi(Date.now()), {
    "GET /api/admin/closed-requests": { requests: [withheld, exchanged] },
  });
  server.setApi((path, query, method, body) => {
    if (!/closed-requests\/./.test(path)) return account(path, query, method, body);
    calls.push([method, path.split("/").slice(4).join("/"), body]);
    return { body: { done: true } };
  });
  const { page, complaints } = await openWatchedPage({ viewport: { width: 320, height: 700 } });
  await page.goto(`${server.origin}/admin`);
  await page.getByPlaceholder("Enter admin password").fill("geheim");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.getByRole("link", { name: "AgencyMatch" }).press("Enter");
  await page.locator("summary", { hasText: "Mail zurückgehalten" }).press("Enter");
  await page.locator("summary", { hasText: "Kampagne zur Nachwuchsgewinnung" }).press("Enter");
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await page.getByRole("button", { name: "Bestätigung senden" }).press("Enter");
  await page.getByText("Die Mail zur Bestätigung geht hinaus.").waitFor();
  await page.getByRole("button", { name: "Zurückziehen …" }).press("Enter");
  const dialog = page.getByRole("dialog", { name: "Anfrage für den Auftraggeber zurückziehen" });
  await dialog.getByText("1 Agentur hat den Kontakt des Auftraggebers.").waitFor();
  await dialog.getByRole("button", { name: "Zurückziehen", exact: true }).press("Enter");
  await page.getByText("Zurückgezogen. Die Agenturen bekommen eine Mail.").waitFor();
  expect(calls).toEqual([
    ["POST", `${matchId(2)}/confirmation`, undefined],
    ["PATCH", matchId(1), { state: "withdrawn" }],
  ]);
  expect(complaints).toEqual([]);
});

test("the operator sees how many agencies do not know of a withdrawal, and sends their mails", async () => {
  const calls: string[] = [];
  const [sample] = sampleClosedRequests.requests;
  const { contact: _contact, ...rest } = sample!;
  const withdrawn = {
    ...rest,
    state: "withdrawn" as const,
    endedAt: sample!.createdAt,
    counts: { ...sample!.counts, asked: 0, ended: 3 },
    untold: 2,
  };
  let untold = 2;
  server.setApi((path, query, method, body) => {
    if (path.endsWith("/missing-mails")) {
      calls.push(path);
      const queued = untold;
      untold = 0;
      return { body: { queued } };
    }
    const requests = [{ ...withdrawn, untold }];
    const account = sampleAccount(sampleApi(Date.now()), {
      "GET /api/admin/closed-requests": { requests },
    });
    return account(path, query, method, body);
  });
  const { page, complaints } = await openWatchedPage({ viewport: { width: 320, height: 700 } });
  await page.goto(`${server.origin}/admin`);
  await page.getByPlaceholder("Enter admin password").fill("geheim");
  await page.getByRole("button", { name: "Unlock Dashboard" }).click();
  await page.getByRole("link", { name: "AgencyMatch" }).press("Enter");
  await page.locator("summary", { hasText: "Mails fehlen" }).press("Enter");
  await page.getByText("2 Agenturen hatten den Kontakt des Auftraggebers und wissen").waitFor();
  expect(await axeFindingsInBothColours(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const send = page.getByRole("button", { name: "Fehlende Mails senden" });
  await send.press("Enter");
  await page.getByText("2 Mails gehen hinaus.").waitFor();
  await send.waitFor({ state: "detached" });
  expect(await page.getByText("Mails fehlen").count()).toBe(0);
  expect(calls).toEqual([`/api/admin/closed-requests/${matchId(1)}/missing-mails`]);
  expect(complaints).toEqual([]);
});
