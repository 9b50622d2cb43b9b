import type { ShareSummary } from "@tc/contract";
import { QueryClientProvider } from "@tanstack/react-query";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { createQueryClient } from "../../platform/api/query-client";
import { ShareDialog } from "./share-dialog";

afterEach(() => vi.unstubAllGlobals());

const share: ShareSummary = {
  id: "0191d4e4-8c1c-4a44-9d9b-2d9d4e4f0001",
  parts: [],
  createdAt: "2026-11-18T08:00:00.000Z",
  createdBy: "Jana Muster",
  expiresAt: "2026-12-02T08:00:00.000Z",
  openCount: 3,
  lastOpenedAt: "2026-11-23T16:02:00.000Z",
  openings: [{ at: "2026-11-23T16:02:00.000Z", client: "Firefox" }],
};
const url = `https://tc.example/shared/${"a".repeat(43)}`;

/** An agency with Basic, so that the chances are locked; what it sends is kept. */
function stubApi() {
  const sent: unknown[] = [];
  const state = { shares: [share] };
  vi.stubGlobal("fetch", async (input: RequestInfo | URL, init?: RequestInit) => {
    const address = String(input instanceof Request ? input.url : input);
    if (address.includes("/assessment")) {
      return Response.json({
        fit: { kind: "fit", knockouts: [] },
        chances: { kind: "locked", tier: "premium" },
        competition: { kind: "locked", tier: "premium" },
        budget: { kind: "none", reason: "tooFew", n: 0 },
        marks: {},
      });
    }
    if (init?.method === "DELETE") {
      state.shares = [];
      return Response.json({ done: true });
    }
    if (init?.method === "POST") {
      sent.push(JSON.parse(init.body as string));
      return Response.json({ share, url });
    }
    return Response.json({ shares: state.shares });
  });
  return sent;
}

const open = () =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <MemoryRouter>
        <ShareDialog slug="relaunch" title="Relaunch" onClose={() => undefined} />
      </MemoryRouter>
    </QueryClientProvider>,
  );

test("facts are fixed, each part is a choice, and what the plan does not open is named with its plan", async () => {
  stubApi();
  await open();
  await expect.element(page.getByRole("checkbox", { name: /^Fakten/ })).toBeDisabled();
  await expect.element(page.getByRole("checkbox", { name: /^AgencyFit/ })).toBeEnabled();
  await expect
    .element(page.getByRole("checkbox", { name: /TenderChances.*Premium/ }))
    .toBeDisabled();
});

test("a link is made of the chosen parts, and its address is shown this once", async () => {
  const sent = stubApi();
  await open();
  await page.getByRole("checkbox", { name: /^AgencyFit/ }).click();
  await page.getByRole("checkbox", { name: /^Notiz/ }).click();
  await page.getByRole("button", { name: "Link erzeugen und kopieren" }).click();
  await expect.element(page.getByText("Bitte eine Notiz schreiben.")).toBeVisible();
  expect(sent).toEqual([]);
  await page.getByRole("textbox", { name: /^Notiz/ }).fill("Seht her");
  await page.getByRole("button", { name: "Link erzeugen und kopieren" }).click();
  await expect.element(page.getByRole("textbox", { name: /^Die Adresse/ })).toHaveValue(url);
  expect(sent).toEqual([{ parts: ["fit", "note"], note: "Seht her", days: 14 }]);
});

test("valid links are listed with their openings, and revoked at once", async () => {
  stubApi();
  await open();
  await expect.element(page.getByText(/3-mal geöffnet, zuletzt 23\.11\.2026/)).toBeVisible();
  await page.getByRole("button", { name: /^Widerrufen: Nur Fakten/ }).click();
  await expect.element(page.getByText("Noch keine.")).toBeVisible();
});
